import { changeProfile } from "@reportair/writing/style/feedback.ts";
import { isTrained, UNTRAINED, type StyleProfile } from "@reportair/writing/style/profile.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { threads } from "../../threads/threads.ts";
import { schoolRoster } from "../students/school-roster.ts";
import { findStyle, findTrainedStyle } from "./find-style.ts";
import type { Judged } from "./learn-verdict.ts";
import { SAMPLE_RULES } from "./sample-rules.ts";
import { deleteProfile, findProfile, saveProfile } from "./queries.ts";

type Teacher = Pick<Actor, "institution_id" | "user_id">;

/** Makes what was learnt of a teacher's samples their profile. What they rated badly is avoided in a new style as well. */
export async function saveLearnt(
  handle: Handle,
  teacher: Teacher,
  learnt: StyleProfile,
): Promise<void> {
  const known = await findStyle(handle, teacher.user_id);
  await saveProfile(handle, teacher, { ...learnt, avoid: known?.avoid ?? [] }, true);
}

/** Learns the words of a profile from before the rules of today anew from its samples; nothing happens where there is none. */
export async function relearnStyle(
  handle: Handle,
  teacher: Teacher,
  texts: readonly string[],
): Promise<void> {
  const row = await findProfile(handle, teacher.user_id);
  if (row === undefined || row.rules >= SAMPLE_RULES) return;
  const { profile } = row;
  await saveProfile(handle, teacher, await threads.run("relearn", { profile, texts }, "job"), true);
}

/**
 * Lets a teacher's verdict on a report change their profile. Without samples nothing is there to sharpen, but phrases
 * are avoided all the same.
 */
export async function learnFromVerdict(
  handle: Handle,
  teacher: Teacher,
  { report_content, sentences }: Judged,
  verdict: "good" | "bad",
): Promise<void> {
  const profile = (await findStyle(handle, teacher.user_id)) ?? UNTRAINED;
  if (verdict === "good" && !isTrained(profile)) return;
  const { names } = await schoolRoster(handle, teacher.institution_id);
  const report = { report_content, sentences };
  const given = { profile, report, verdict, names };
  await saveProfile(handle, teacher, await threads.run("learnVerdict", given, "transaction"));
}

/** Changes a teacher's profile by hand; returns whether there was one that came from samples. */
export async function changeStyle(
  handle: Handle,
  teacher: Teacher,
  change: Parameters<typeof changeProfile>[1],
): Promise<boolean> {
  const row = await findTrainedStyle(handle, teacher.user_id);
  if (row === undefined) return false;
  await saveProfile(handle, teacher, changeProfile(row.profile, change));
  return true;
}

/** Removes the actor's own profile. */
export async function removeStyle(handle: Handle): Promise<void> {
  await deleteProfile(handle);
}
