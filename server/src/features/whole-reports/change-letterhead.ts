import type { Rules } from "@reportair/contract/features/report-rules.ts";
import { CREST_MAX, type Letterhead } from "@reportair/contract/features/whole-reports.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import { audit } from "../audit/audit.ts";
import { readCrest } from "./document/read-crest.ts";
import type { Letterhead as Printed } from "./document/whole-report.ts";
import * as queries from "./queries.ts";

const EMPTY = { name: "", address: "", invitation: "", crest: null, rules: null };

/** The school's letterhead as its administrators settle it. */
export async function findLetterhead(handle: Handle): Promise<Letterhead> {
  const { name, address, invitation, crest, rules } =
    (await queries.findLetterhead(handle)) ?? EMPTY;
  const read = crest && readCrest(crest);
  return {
    rules,
    name,
    institution: await queries.findInstitutionName(handle),
    address,
    invitation,
    crest:
      crest === null || read === null || "problem" in read
        ? null
        : `data:image/${read.type};base64,${Buffer.from(crest).toString("base64")}`,
  };
}

/** The same as documents print it. */
export async function findPrintedLetterhead(handle: Handle): Promise<Printed> {
  const { name, address, invitation, crest } = (await queries.findLetterhead(handle)) ?? EMPTY;
  const read = crest && readCrest(crest);
  return {
    name: name === "" ? await queries.findInstitutionName(handle) : name,
    address,
    invitation,
    crest: read === null || "problem" in read ? null : read,
  };
}

type Changes = {
  name?: string | undefined;
  address?: string | undefined;
  invitation?: string | undefined;
  crest?: string | null | undefined;
  rules?: Rules | null | undefined;
};

/** Changes some of the letterhead; a crest that is no picture is a 400 that says why. */
export async function changeLetterhead(
  handle: Handle,
  actor: Actor,
  { crest, ...lines }: Changes,
): Promise<void> {
  const fields = Object.entries({ ...lines, crest })
    .filter(([, value]) => value !== undefined)
    .map(([field]) => field);
  if (fields.length === 0) return;
  const bytes = crest == null ? null : Buffer.from(crest, "base64");
  if (bytes !== null) {
    if (bytes.length > CREST_MAX)
      throw fieldError("crest", "Please choose a picture of at most 300 kB.");
    const read = readCrest(bytes);
    if ("problem" in read) throw fieldError("crest", read.problem);
  }
  await queries.upsertLetterhead(handle, actor, {
    ...lines,
    ...(crest !== undefined && { crest: bytes }),
  });
  await audit(handle, actor, "letterhead.updated", {
    type: "institution",
    id: actor.institution_id,
    label: "",
    details: { fields },
  });
}
