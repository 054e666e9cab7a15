import type { TrainingSample } from "@reportair/contract/features/reinforcement.ts";
import type { Actor, Database, Handle } from "../../database/handle.ts";
import { schoolRoster } from "../students/school-roster.ts";
import { relearnStyle } from "../style/change-style.ts";
import * as queries from "./queries.ts";
import { withoutIdentifiers } from "./without-identifiers.ts";

type Teacher = Pick<Actor, "institution_id" | "user_id">;

/** Takes out of a teacher's stored samples what earlier rules have left in them. */
export async function goOverSamples(handle: Handle, teacher: Teacher): Promise<void> {
  const { sets, drafts } = await queries.lockOldSamples(handle);
  if (sets.length + drafts.length === 0) return;
  const roster = await schoolRoster(handle, teacher.institution_id);
  for (const { id, samples } of sets) {
    // One after the other: it is one connection.
    // oxlint-disable-next-line no-await-in-loop
    const clean = await withoutIdentifiers(roster, samples as TrainingSample[], "job");
    // oxlint-disable-next-line no-await-in-loop
    await queries.replaceSamples(handle, id, clean);
  }
  for (const { samples } of drafts) {
    // oxlint-disable-next-line no-await-in-loop
    await queries.replaceDraft(handle, await withoutIdentifiers(roster, samples, "job"));
  }
}

/** Goes over what one teacher's samples and profile are from before the rules of today; returns whether there was one. */
export async function goOverNext(database: Database): Promise<boolean> {
  const teacher = await queries.nextToGoOver(database);
  if (teacher === undefined) return false;
  await database.as(teacher, async (handle) => {
    await goOverSamples(handle, teacher);
    const samples = await queries.findLearntSamples(handle);
    await relearnStyle(
      handle,
      teacher,
      samples.map(({ text }) => text),
    );
  });
  return true;
}
