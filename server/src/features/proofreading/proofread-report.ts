import type { Advice } from "@reportair/contract/features/proofreading.ts";
import { inputsOf } from "@reportair/contract/features/report-fields.ts";
import type { Actor, Transaction } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { threads } from "../../threads/threads.ts";
import { namesOf } from "../students/names-of.ts";
import { schoolRoster } from "../students/school-roster.ts";
import { findEdited } from "./queries.ts";

/** What an edited text of one of the actor's reports should be looked at for. Nothing is stored, and nothing logged. */
export async function proofreadReport(
  transaction: Transaction,
  actor: Actor,
  id: number,
  text: string,
): Promise<Advice[]> {
  const about = await transaction(async (handle) => {
    const found = await findEdited(handle, id);
    if (found === undefined) throw notFound();
    const { student, configuration } = found;
    const { names } = await schoolRoster(handle, actor.institution_id);
    return {
      student: { ...namesOf(student), pronouns: student.pronouns, year: student.year },
      subject: configuration.subject,
      inputs: inputsOf(configuration),
      names,
    };
  });
  return text.trim() === "" ? [] : threads.run("proofread", { ...about, text });
}
