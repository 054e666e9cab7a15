import { PRONOUN_SETS } from "../language/pronouns.ts";
import { wordSet } from "../notes/word-set.ts";
import type { EditedReport } from "./edited-report.ts";
import { mentionAt } from "./people.ts";
import type { TextSentence, TextWord } from "./edited-text.ts";

/** What a report says of its pupil without naming them: "Homework is always completed", "Conduct is good". */
const MATTERS = wordSet(`
  homework behaviour conduct punctuality attendance participation work effort attitude progress level classwork lateness handwriting
  presentation coursework standard engagement manner lack concentration
`);

/** The words of a clause up to its first verb; none where it has no subject of its own. */
function subjectOf(words: readonly TextWord[]): readonly TextWord[] {
  const verb = words.findIndex(({ tag }) => tag === "VERB" || tag === "AUX");
  return verb < 0 ? words : words.slice(0, verb);
}

/** Whether a clause of a sentence speaks of the pupil, or of what is theirs. */
export function isAboutPupil(
  sentence: TextSentence,
  index: number,
  { student }: Pick<EditedReport, "student">,
): boolean {
  const set = PRONOUN_SETS[student.pronouns ?? "They/Them"];
  for (let at = index; at >= 0; at--) {
    const subject = subjectOf(sentence.clauses[at]?.words ?? []);
    const isWhose = ({ own, lower }: TextWord) =>
      own || lower === set.they || lower === set.their || MATTERS.has(lower) || lower === "i";
    const whose = subject.findLast(isWhose);
    const whoseAt = subject.findIndex(isWhose);
    const within = subject.findIndex(
      ({ tag }, step) => tag === "ADP" && whoseAt >= 0 && step > whoseAt,
    );
    const other = subject.some((_, step) => {
      // "Her behaviour in class": hers, and not the class's.
      if (within >= 0 && step > within) return false;
      const mention = mentionAt(subject, step);
      return mention !== null && mention.as !== "things";
    });
    if (other) return false;
    // Whatever the pronoun, nobody else has been spoken of: the pupil is meant.
    if (whose || subject.some(({ lower }) => /^(?:he|she|they|his|her|their)$/u.test(lower)))
      return whose?.lower !== "i";
    if (subject.some(({ tag, lower }) => tag === "NOUN" || (tag === "PRON" && lower !== "who")))
      return false;
  }
  return true;
}
