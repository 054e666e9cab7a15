import type { PieceReading } from "./piece.ts";
import { THING_DOES } from "./things.ts";
import { THIRD_PERSON } from "./verbs.ts";

/** What a teacher adds of what was told before: it is said of nobody. */
export const COMMENT =
  /^(?:so |really |very |truly |v\.? )*(?:powerful|moving|striking|gripping|memorable|touching|inspiring|poignant|convincing|effective|brilliant|excellent|amazing|superb|fantastic|outstanding|lovely|impressive|great|stunning|remarkable|wonderful|detailed|thorough|well deserved|never missed one|(?:a )?(?:big|huge|great|real) help)$|^(?:fair enough|fair play|as expected|no surprise(?: there)?|understandably|obviously|never mind\b.*)$|^an? (?:really |truly |very )?(?:fantastic|great|superb|excellent|brilliant|amazing|impressive|good|outstanding|fine) (?:result|effort|achievement|score|mark|performance|improvement)$/iu;

/** "Displayed in reception": done with a thing, or it would say what was displayed. */
export const SHOWN_BARE = /^\p{L}+ed (?:in|on|at|by|to|for|with|as)\b/iu;

/** "Clay pot was brilliant", "solo in the concert": what follows without a subject may be said of the thing. */
export function isOfThing(reading: PieceReading, typed: string): boolean {
  const opens = reading.kind === "handed_back" && THING_IS.test(typed);
  if (!("form" in reading)) return opens;
  const [first] = reading.tokens;
  const owned =
    (first?.kind === "reference" && first.form === "possessive") ||
    // "Her essay is brilliant": of it, by its owner.
    (first?.kind === "pronoun" && first.form === "their");
  // A hand is as good as its owner.
  if (/^(?:hands?|head)\b/iu.test(typed)) return false;
  return (reading.form === "S" || reading.form === "BARE") && (first?.kind === "text" || owned);
}

const THING_IS = /^(?!(?:he|she|they|i|we)\b)(?:\p{L}+ ){1,4}(?:is|was|are|were|has|had)\b/iu;

/** Whether a reading is something that only somebody does: "picks up vocabulary quickly", and not "won a prize". */
export function isDeedOfPupil(reading: PieceReading, typed: string): boolean {
  if (!("form" in reading) || reading.form !== "VF") return false;
  const verb =
    /^(?:(?:always|often|now|then|also|usually|never|rarely|still|\p{L}+ly) )*(\p{L}+)/u.exec(
      typed.toLowerCase(),
    )?.[1] ?? "";
  return THIRD_PERSON.has(verb) && !THING_DOES.test(verb);
}
