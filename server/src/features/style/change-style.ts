import { WRITTEN_FIELDS } from "@reportair/contract/features/note-readings.ts";
import type { ReportSentence } from "@reportair/contract/features/reports.ts";
import { avoid, changeProfile, sharpen } from "@reportair/writing/style/feedback.ts";
import { profileSamples } from "@reportair/writing/style/learn.ts";
import { isTrained, UNTRAINED, type StyleProfile } from "@reportair/writing/style/profile.ts";
import { relearn } from "@reportair/writing/style/relearn.ts";
import { maskAllFacts } from "@reportair/writing/style/language.ts";
import type { RosterIndex } from "@reportair/writing/privacy/roster.ts";
import { redactSample, redactSamples } from "@reportair/writing/style/redact-sample.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { schoolRoster } from "../students/school-roster.ts";
import { findStyle, findTrainedStyle } from "./find-style.ts";
import { SAMPLE_RULES } from "./sample-rules.ts";
import { deleteProfile, findProfile, saveProfile } from "./queries.ts";

type Teacher = Pick<Actor, "institution_id" | "user_id">;

/** Makes a teacher's profile of their samples, and returns it. What they rated badly is avoided in a new style as well. */
export async function learnFromSamples(
  handle: Handle,
  teacher: Teacher,
  texts: readonly string[],
): Promise<StyleProfile> {
  const known = await findStyle(handle, teacher.user_id);
  const profile = { ...profileSamples(texts), avoid: known?.avoid ?? [] };
  await saveProfile(handle, teacher, profile, true);
  return profile;
}

/** Learns the words of a profile from before the rules of today anew from its samples; nothing happens where there is none. */
export async function relearnStyle(
  handle: Handle,
  teacher: Teacher,
  texts: readonly string[],
): Promise<void> {
  const row = await findProfile(handle, teacher.user_id);
  if (row === undefined || row.rules >= SAMPLE_RULES) return;
  await saveProfile(handle, teacher, relearn(row.profile, texts), true);
}

/** A report as it is rated or kept. */
type Judged = { report_content: string; sentences: readonly ReportSentence[] };

const isOfNote = ({ sources }: ReportSentence) =>
  sources.some((each) => each === "teacher" || WRITTEN_FIELDS.some((field) => field === each));

/** A report's text with its identifiers out, in which what was said of one pupil alone is masked: no fact is avoided. */
function judgedText({ sentences }: Judged, roster: RosterIndex): string {
  const texts = redactSamples(
    sentences.map(({ text }) => text),
    roster,
  );
  return texts
    .map((text, at) => (sentences.slice(at, at + 1).some(isOfNote) ? maskAllFacts(text) : text))
    .join(" ");
}

/**
 * Lets a teacher's verdict on a report change their profile: features and phrases only, and never a name, as
 * identifiers are taken out first. Without samples nothing is there to sharpen, but phrases are avoided all the same.
 */
export async function learnFromVerdict(
  handle: Handle,
  teacher: Teacher,
  report: Judged,
  verdict: "good" | "bad",
): Promise<void> {
  const profile = (await findStyle(handle, teacher.user_id)) ?? UNTRAINED;
  if (verdict === "good" && !isTrained(profile)) return;
  const roster = await schoolRoster(handle, teacher.institution_id);
  const redacted =
    verdict === "good" ? redactSample(report.report_content, roster) : judgedText(report, roster);
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
