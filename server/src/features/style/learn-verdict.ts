import { WRITTEN_FIELDS } from "@reportair/contract/features/note-readings.ts";
import type { ReportSentence } from "@reportair/contract/features/reports.ts";
import type { RosterIndex } from "@reportair/writing/privacy/roster.ts";
import { avoid, sharpen } from "@reportair/writing/style/feedback.ts";
import { maskAllFacts } from "@reportair/writing/style/language.ts";
import type { StyleProfile } from "@reportair/writing/style/profile.ts";
import { redactSample, redactSamples } from "@reportair/writing/style/redact-sample.ts";

/** A report as it is rated or kept. */
export type Judged = { report_content: string; sentences: readonly ReportSentence[] };

export type Verdict = {
  profile: StyleProfile;
  report: Judged;
  verdict: "good" | "bad";
  roster: RosterIndex;
};

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
 * A teacher's profile after their verdict on a report: features and phrases only, and never a name, as identifiers are
 * taken out first.
 */
export function learnVerdict({ profile, report, verdict, roster }: Verdict): StyleProfile {
  return verdict === "good"
    ? sharpen(profile, [redactSample(report.report_content, roster)])
    : avoid(profile, [judgedText(report, roster)]);
}
