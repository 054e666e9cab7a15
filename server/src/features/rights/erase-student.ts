import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { audit } from "../audit/audit.ts";
import { findStudent } from "../students/find-student.ts";
import { countHoldings, erase, tellAuthors } from "./queries.ts";

/** Erases a student from every table, in the handle's transaction. The log keeps no name and no number of them. */
export async function eraseStudent(handle: Handle, actor: SignedIn, id: number): Promise<void> {
  const student = await findStudent(handle, actor, id);
  const held = await countHoldings(handle, id);
  if (student === undefined || held === null) throw notFound();
  await tellAuthors(handle, id, {
    subject: `${PRODUCT_NAME}: a pupil you wrote about was erased`,
    notice: `${fullName(actor.user)} has erased one pupil with everything that was held of them, your reports on this pupil ({classes}) included. This cannot be undone.`,
  });
  if (!(await erase(handle, id))) throw notFound();
  await audit(handle, actor, "student.erased", {
    type: "student",
    id,
    label: "",
    details: { reports: held.reports },
  });
}
