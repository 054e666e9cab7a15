import type { Advice } from "@reportair/contract/features/proofreading.ts";
import { proofread } from "@reportair/writing/proofreading/proofread.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { namesOf } from "../students/names-of.ts";
import { schoolRoster } from "../students/school-roster.ts";
import { findEdited } from "./queries.ts";

/** What an edited text of one of the actor's reports should be looked at for. Nothing is stored, and nothing logged. */
export async function proofreadReport(
  handle: Handle,
  actor: Actor,
  id: number,
  text: string,
): Promise<Advice[]> {
  const found = await findEdited(handle, id);
  if (found === undefined) throw notFound();
  if (text.trim() === "") return [];
  const { student, configuration } = found;
  return proofread({
    student: { ...namesOf(student), pronouns: student.pronouns, year: student.year },
    subject: configuration.subject,
    inputs: configuration,
    text,
    roster: await schoolRoster(handle, actor.institution_id),
  });
}
