import type { Advice } from "@reportair/contract/features/proofreading.ts";
import { fold } from "../privacy/fold.ts";
import { GIVEN_NAMES } from "../privacy/names/given-names.ts";
import { findOtherStudents } from "../privacy/students-named.ts";
import type { EditedReport } from "./edited-report.ts";
import { isOfLessons, isOnStage } from "./lessons.ts";
import { isOfStory } from "./stories.ts";
import type { TextSentence } from "./edited-text.ts";

const MESSAGE =
  "This names another pupil. A report names its own pupil alone: “a classmate” will do.";

/** So much is looked through for names at one time: who is meant is told by what stands near. */
const PAGE = 3000;

/** A text in stretches of whole sentences. */
function pagesOf(text: string, sentences: readonly TextSentence[]): { from: number; to: number }[] {
  const pages: { from: number; to: number }[] = [];
  for (const { to } of sentences) {
    const last = pages.at(-1);
    if (last && to - last.from <= PAGE) last.to = to;
    else pages.push({ from: last?.to ?? 0, to });
  }
  return pages.filter((page) => text.slice(page.from, page.to).trim() !== "");
}

/** Other pupils by name: those whom the school knows, and first names that no lesson speaks of. */
export function otherPupils(
  sentences: readonly TextSentence[],
  { text, student, roster }: EditedReport,
): Advice[] {
  let within = 0;
  const found = pagesOf(text, sentences).flatMap(({ from, to }) =>
    findOtherStudents(text.slice(from, to), student, roster).map(({ start, end }) => ({
      start: start + from,
      end: end + from,
    })),
  );
  return found.flatMap(({ start, end }): Advice[] => {
    while ((sentences[within]?.to ?? Number.POSITIVE_INFINITY) <= start) within++;
    const words = sentences[within]?.words ?? [];
    const at = words.findIndex(({ to }) => to > start);
    const first = fold(words[at]?.lower ?? "");
    const known = roster.words.get(first)?.student === true;
    if (words[at]?.quoted) return [];
    const here = sentences[within];
    const whole = words.filter(({ from, to }) => from < end && to > start).length > 1;
    if (here && (!known || !whole) && isOfStory(here, at, sentences[within - 1])) return [];
    // "Took a bow as Oliver": a part that the pupil played.
    if (words[at - 1]?.lower === "as" && isOnStage(words, at)) return [];
    // "As Juliet's nurse".
    const part = words[at - 1]?.lower === "as" && words[at]?.possessive;
    if (!known && (part || !GIVEN_NAMES.has(first) || isOfLessons(words, at))) return [];
    return [{ from: start, to: end, kind: "other_pupil", message: MESSAGE }];
  });
}
