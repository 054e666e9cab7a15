import { strToU8, zipSync } from "fflate";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { audit } from "../audit/audit.ts";
import { selectFile, tellAuthors } from "./queries.ts";
import { asPage } from "./readable.ts";

/** Everything that is held of a student as a ZIP file. It is written down, and the authors are told. */
export async function exportStudent(
  handle: Handle,
  actor: SignedIn,
  id: number,
  now: Date,
): Promise<{ name: string; content: Uint8Array }> {
  const file = await selectFile(handle, id);
  if (file === null) throw notFound();
  await audit(handle, actor, "student.exported", {
    type: "student",
    id,
    label: file.pupil.student_id,
    details: { reports: file.reports.length },
  });
  await tellAuthors(handle, id, {
    subject: `${PRODUCT_NAME}: data of a pupil you wrote about were exported`,
    notice: `${fullName(actor.user)} has exported everything that is held of one pupil, as a school must when a pupil asks for their data. Your ticks, notes and reports on this pupil ({classes}) are part of it. Your other reports are seen by nobody but you.`,
  });
  const content = zipSync({
    "pupil.html": strToU8(asPage(file, actor.user.institution.name, now)),
    "pupil.json": strToU8(`${JSON.stringify(file, null, 2)}\n`),
  });
  const safe = file.pupil.student_id.replaceAll(/[^A-Za-z0-9]+/gu, "-");
  return { name: `pupil-${safe}.zip`, content };
}
