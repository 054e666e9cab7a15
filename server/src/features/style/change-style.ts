import { avoid, changeProfile, sharpen } from "@reportair/writing/style/feedback.ts";
import { profileSamples } from "@reportair/writing/style/learn.ts";
import { isTrained, UNTRAINED, type StyleProfile } from "@reportair/writing/style/profile.ts";
import { redactSample } from "@reportair/writing/style/redact-sample.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { schoolRoster } from "../students/school-roster.ts";
import { findStyle, findTrainedStyle } from "./find-style.ts";
import { deleteProfile, saveProfile } from "./queries.ts";

type Teacher = Pick<Actor, "institution_id" | "user_id">;

/** Makes a teacher's profile of their samples, and returns it. What they rated badly is avoided in a new style as well. */
export async function learnFromSamples(
  handle: Handle,
  teacher: Teacher,
  texts: readonly string[],
): Promise<StyleProfile> {
  const known = await findStyle(handle, teacher.user_id);
  const profile = { ...profileSamples(texts), avoid: known?.avoid ?? [] };
  await saveProfile(handle, teacher, profile);
  return profile;
}

/**
 * Lets a teacher's verdict on a report change their profile: features and phrases only, and never a name, as
 * identifiers are taken out first. Without samples nothing is there to sharpen, but phrases are avoided all the same.
 */
export async function learnFromVerdict(
  handle: Handle,
  teacher: Teacher,
  text: string,
  verdict: "good" | "bad",
): Promise<void> {
  const profile = (await findStyle(handle, teacher.user_id)) ?? UNTRAINED;
  if (verdict === "good" && !isTrained(profile)) return;
  const redacted = redactSample(text, await schoolRoster(handle, teacher.institution_id));
  const change = verdict === "good" ? sharpen : avoid;
  await saveProfile(handle, teacher, change(profile, [redacted]));
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
