import { avoid, sharpen } from "@reportair/writing/style/feedback.ts";
import { isTrained, UNTRAINED } from "@reportair/writing/style/profile.ts";
import { redactSample } from "@reportair/writing/style/redact-sample.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { schoolRoster } from "../students/school-roster.ts";
import { findStyle } from "./find-style.ts";
import { saveStyle } from "./queries.ts";

/**
 * Lets a teacher's verdict on a report change their profile: features and phrases only, and never a name, as
 * identifiers are taken out first. Without samples nothing is there to sharpen, but phrases are avoided all the same.
 */
export async function learnFrom(
  handle: Handle,
  actor: Actor,
  text: string,
  verdict: "good" | "bad",
): Promise<void> {
  const profile = (await findStyle(handle, actor.user_id))?.profile ?? UNTRAINED;
  if (verdict === "good" && !isTrained(profile)) return;
  const redacted = redactSample(text, await schoolRoster(handle, actor.institution_id));
  const change = verdict === "good" ? sharpen : avoid;
  await saveStyle(handle, actor, change(profile, [redacted]));
}
