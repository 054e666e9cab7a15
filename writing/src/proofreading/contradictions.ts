import type { Advice } from "@reportair/contract/features/proofreading.ts";
import { FIELD_LABELS, MAIN_FIELDS } from "@reportair/contract/features/report-fields.ts";
import { contradicts, meansOption, readSentence, readTick } from "../checks/ticks/read-tick.ts";
import { PRONOUN_SETS } from "../language/pronouns.ts";
import type { EditedReport } from "./edited-report.ts";
import type { TextSentence, TextWord } from "./edited-text.ts";
import { isOfLessons } from "./lessons.ts";
import { isAboutPupil } from "./subject.ts";

/** What was so, and may be so no more. */
const BEFORE =
  /\b(?:until|earlier in|in the (?:autumn|spring|past|first)|in september|initially|once was)\b/u;
/** What is hoped, learnt or got better is not said to be so already. */
const WISHED =
  /\b(?:improve[ds]?|benefit|unless|learn(?:s|ing)? to|beginning to|reminded?|asked to|expected to|ensure|make sure|making sure|help(?:s|ed)? (?:him|her|them))\b/u;

/** One occasion is no habit. */
const ONCE =
  /\b(?:on one occasion|(?<!not )one (?:lesson|homework|piece|task|deadline)|(?:on|for|at|during|in) (?:the|a|an|our|his|her|their) (?:\w+ )?(?:trips?|visit|exam|examination|mocks?|test|concert|fieldwork|rehearsal|production|assessment|workshop|last (?:week|lesson|test)))\b/u;

/** What the ticks are about, where the words have one name for it. */
const SUBJECTS =
  /^(?:homework|behav\w+|conduct|late|lateness|time|punctual\w*|discussions?|contribut\w+|participat\w+|level|standard|expect\w*|advanced|topics?|lessons?)$/u;

/** Words as the readers of ticks take them: the pupil is a pronoun, and what is quoted is nobody's claim. */
function plainOf(words: readonly TextWord[], { student }: EditedReport): string {
  const set = PRONOUN_SETS[student.pronouns ?? "They/Them"];
  return words
    .map((word, at) => {
      const gap = at === 0 ? "" : word.gap;
      const named = word.own && !words[at + 1]?.own;
      if (word.own && !named) return gap;
      if (word.quoted) return `${gap}…`;
      return gap + (named ? (word.possessive ? set.their : set.they) : word.text);
    })
    .join("");
}

/** What is said against a tick, of the pupil and as a fact. */
export function contradictions(sentences: readonly TextSentence[], report: EditedReport): Advice[] {
  const ticked = MAIN_FIELDS.filter((field) => report.inputs[field] !== "");
  return sentences.flatMap((sentence) => {
    if (BEFORE.test(sentence.text.toLowerCase())) return [];
    const read = readSentence(plainOf(sentence.words, report));
    return ticked.flatMap((field): Advice[] => {
      const option = report.inputs[field];
      if (contradicts(field, option, read) === null) return [];
      const said = sentence.clauses.flatMap(({ words }, index) => {
        const clause = readSentence(plainOf(words, report));
        return contradicts(field, option, clause) === null || meansOption(field, option, clause)
          ? []
          : [{ words, index }];
      });
      const reads = sentence.clauses.some(
        ({ words }) => readTick(field, readSentence(plainOf(words, report))).length > 0,
      );
      // Where no clause says anything of it alone, all of them do together.
      const places = said.length > 0 || reads ? said : [{ words: sentence.words, index: 0 }];
      return places.flatMap(({ words, index }): Advice[] => {
        const [first] = words;
        const last = words.at(-1);
        if (first === undefined || last === undefined || first.quoted) return [];
        const plain = plainOf(words, report).toLowerCase();
        const ofLessons = isOfLessons(
          words,
          Math.max(
            0,
            words.findLastIndex(({ lower }) => SUBJECTS.test(lower)),
          ),
        );
        if (
          WISHED.test(plain) ||
          ONCE.test(plain) ||
          ofLessons ||
          !isAboutPupil(sentence, index, report)
        )
          return [];
        const message = `${FIELD_LABELS[field]} is ticked as “${option}”. Change these words or the tick.`;
        return [{ from: first.from, to: last.to, kind: "contradiction", message }];
      });
    });
  });
}
