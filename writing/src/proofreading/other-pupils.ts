import type { Advice } from "@reportair/contract/features/proofreading.ts";
import { fold } from "../privacy/fold.ts";
import { GIVEN_NAMES } from "../privacy/names/given-names.ts";
import { findOtherStudents } from "../privacy/students-named.ts";
import type { EditedReport } from "./edited-report.ts";
import { isOfLessons } from "./lessons.ts";
import type { TextSentence } from "./read-text.ts";

const MESSAGE =
  "This names another pupil. A report names its own pupil alone: “a classmate” will do.";

/** Other pupils by name: those whom the school knows, and first names that no lesson speaks of. */
export function otherPupils(
  sentences: readonly TextSentence[],
  { text, student, roster }: EditedReport,
): Advice[] {
  let within = 0;
  return findOtherStudents(text, student, roster).flatMap(({ start, end }): Advice[] => {
    while ((sentences[within]?.to ?? Number.POSITIVE_INFINITY) <= start) within++;
    const words = sentences[within]?.words ?? [];
    const at = words.findIndex(({ to }) => to > start);
    const first = fold(words[at]?.lower ?? "");
    const known = roster.words.get(first)?.student === true;
    if (words[at]?.quoted) return [];
    if (!known && (!GIVEN_NAMES.has(first) || isOfLessons(words, at))) return [];
    return [{ from: start, to: end, kind: "other_pupil", message: MESSAGE }];
  });
}
