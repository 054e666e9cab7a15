import type { MainField, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { MAIN_FIELDS, NOTES_FIELD } from "@reportair/contract/features/report-fields.ts";
import { saysOption, saysOtherOptions } from "../../checks/evidence.ts";
import { wordsOf } from "../../language/text.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import { BANKS } from "../lexicon/banks.ts";
import { roughText } from "../lexicon/template.ts";

/** Words that add nothing to what a tick says. */
const ADDS_NOTHING = wordsOf(
  "they them their a an the this that these and or of to for in on at all is are was were be been has have had do does it any none so far yet still now term year half school lesson class set",
);

function stemOf(word: string): string {
  return word.replace(/(?:e?s|e?d|ing|ly|e)$/u, "");
}

/** The words in which the banks say a tick. */
function wordsFor(field: MainField, option: string): ReadonlySet<string> {
  const phrases = ["say", "clause"].flatMap(
    (kind) => BANKS.cells.get(`${field}/${option}/${kind}`) ?? [],
  );
  const words = phrases.flatMap(({ source }) => wordsOf(source.replace(/\{[^}]*\}/gu, "")));
  return new Set([...words, ...ADDS_NOTHING].map(stemOf));
}

/** Whether a sentence says a tick and nothing beyond it. */
export function saysOnly(field: MainField, option: string, text: string): boolean {
  if (!saysOption(field, option, text) || saysOtherOptions(field, option, text).length > 0)
    return false;
  const known = wordsFor(field, option);
  return wordsOf(text).every((word) => known.has(stemOf(word)));
}

/** Ticks of which a note may say how often, since when or in what, so that the tick alone need not be said before it. */
const OF_RECORD: ReadonlySet<MainField> = new Set(["punctuality", "behaviour", "homework"]);
const TWO_SIDED =
  /\b(?:but|although|though|except|unless|apart from|however|if|when|because|as|since (?!\p{Lu}|the\b|last\b|half))\b/u;

/** "Takes the bus, which is often late": what is said of something else. */
const OF_ANOTHER = /,? (?:which|whose)\b.*$/u;

/** Whether a sentence about the student says a tick plainly, and says more of it: "is often late after lunch". */
export function saysWithMore(field: MainField, option: string, text: string): boolean {
  return (
    OF_RECORD.has(field) &&
    !TWO_SIDED.test(text) &&
    saysOption(field, option, text.replace(OF_ANOTHER, "")) &&
    saysOtherOptions(field, option, text).length === 0
  );
}

/** "No homework has been handed in since May": of homework, and of nobody but the student. */
const OF_HOMEWORK = /^(?:no |none of the )?homework\b/iu;

/** The plans, and those of notes that stand in them as another plan's words. */
export type SaidOnce = { plans: SentencePlan[]; merged: SentencePlan[] };

/**
 * A tick that its note says in as many words is said once, as the note says it. Where the tick shares a sentence with
 * another, that sentence stays and says the note.
 */
export function sayOnce(plans: readonly SentencePlan[], inputs: ReportInputs): SaidOnce {
  const result = [...plans];
  const merged: SentencePlan[] = [];
  for (const field of MAIN_FIELDS) {
    // Each side of homework that is to improve is said with what to do about it.
    if (inputs[field] === "" || field === "homework_improvement_area") continue;
    const notes = NOTES_FIELD[field];
    const tick = result.findIndex(
      ({ sources, calls }) => calls === undefined && sources.includes(field),
    );
    const said = result.findIndex(({ sources, tokens, calls }) => {
      if (calls !== undefined || sources.length !== 1 || sources[0] !== notes) return false;
      const text = roughText(tokens);
      if (saysOnly(field, inputs[field], text)) return true;
      const ofTick =
        tokens[0]?.kind === "reference" || (field === "homework" && OF_HOMEWORK.test(text));
      // What it says beyond the tick is not given up for a sentence that two ticks share.
      const shared = (result[tick]?.sources.length ?? 0) > 1;
      return ofTick && !shared && saysWithMore(field, inputs[field], text);
    });
    const [note, says] = [result[said], result[tick]];
    if (!note || !says) continue;
    merged.push(note);
    const alone = says.sources.length === 1;
    const one: SentencePlan = alone
      ? {
          ...says,
          tokens: note.tokens,
          size: note.size,
          sources: [field, notes],
          // "However, Homework is never done": a note may begin with a word of its own.
          connectives: note.tokens[0]?.kind === "reference" ? says.connectives : undefined,
        }
      : { ...says, sources: [...says.sources, notes] };
    result[tick] = one;
    result.splice(said, 1);
  }
  return { plans: result, merged };
}
