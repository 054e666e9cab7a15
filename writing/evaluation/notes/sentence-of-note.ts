import type { NoteReading } from "@reportair/contract/features/note-readings.ts";
import { splitSentences } from "../../src/language/text.ts";
import { sentenceProblems } from "./finished-sentence.ts";
import type { CorpusNote } from "./meaning.ts";

const NUMBERS: Readonly<Record<string, string>> = {
  zero: "0",
  nil: "0",
  one: "1",
  once: "1",
  first: "1",
  two: "2",
  twice: "2",
  second: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  eleven: "11",
  twelve: "12",
  fourteen: "14",
  fifteen: "15",
  sixteen: "16",
  twenty: "20",
  fifty: "50",
};
const NEGATION =
  /(?<![\p{L}\p{N}])(?:no|not|never|none|nothing|nobody|no one|no-one|neither|nor|cannot|without|zero|nil|0|hardly|rarely|barely|seldom|lack(?:s|ing)?|unable|dosent|doesnt|wont|hasnt|dont|didnt|isnt|cant)(?![\p{L}\p{N}/])|n['’]t\b|(?<!\d)0\//iu;
const OWN_WORDS: Readonly<Record<string, RegExp>> = {
  "He/Him": /\b(?:she|hers?|herself)\b/iu,
  "She/Her": /\b(?:he|him|his|himself)\b/iu,
  "They/Them": /\b(?:she|hers?|herself|he|him|his|himself)\b/iu,
};
const SPEAKER = /\b(?:I|I['’]\w+|me|my|mine|we|us|our|we['’]\w+)\b/u;
const CLASSMATES = /Jayden|Oliwia|Harvey|Lexi|classmate/u;

function numbersOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[a-z]+/gu, (word) => NUMBERS[word] ?? "")
      .match(/\d+/gu) ?? []
  );
}

/** What a sentence about a pupil says that its note does not: numbers, speakers, other people, other pronouns. */
function addedProblems({ text, pupil }: CorpusNote, sentence: string): string[] {
  const problems: string[] = [];
  const known = new Set([...numbersOf(text), ...(text.match(/\d+/gu) ?? [])]);
  for (const number of sentence.match(/\d+/gu) ?? []) {
    if (!known.has(number)) problems.push(`the number ${number} is new`);
  }
  const others = OWN_WORDS[pupil.pronouns ?? "They/Them"];
  const other = others?.exec(sentence)?.[0];
  if (other && !new RegExp(`\\b${other}\\b`, "iu").test(text)) problems.push(`"${other}" is new`);
  if (
    SPEAKER.test(sentence) &&
    !/\b(?:I|i|me|my|mine|we|us|our|I['’]\w+|we['’]\w+|We|My|Our)\b/u.test(text)
  ) {
    problems.push("a speaker is new");
  }
  if (/classmate/iu.test(sentence) && !CLASSMATES.test(text)) problems.push("a classmate is new");
  return problems;
}

/** Everything wrong with what a reading says, whatever its note means. */
export function readingProblems(note: CorpusNote, reading: NoteReading): string[] {
  const sentences = splitSentences(reading.reads_as);
  if (sentences.length === 0) return ["says nothing"];
  const names = [note.pupil.first_name, note.pupil.last_name];
  return sentences.flatMap((sentence) => [
    ...sentenceProblems(sentence, names),
    ...addedProblems(note, sentence),
  ]);
}

/** A negation has come in or gone. */
export function negationTurned(note: CorpusNote, { from, to, reads_as }: NoteReading): boolean {
  return NEGATION.test(note.text.slice(from, to)) !== NEGATION.test(reads_as);
}

const BLAMES =
  /\b(?:(?:hold|hold)s? (?:\w+ )?back|let(?:s|ting)? (?:\w+ )?down|unfortunately|sadly|a concern|worr(?:y|ies|ying)|to put right|must|needs? to|needs? more|should|ought to|has to|have to|a weakness|falls? short|disappoint\w*|regret\w*|unacceptable|drawback|what (?:is|was) missing)\b/iu;
const PRAISES =
  /\b(?:deserves?|to (?:his|her|their) credit|pleas(?:ed|ing|ure)|proud|impress\w*|well done|congratulat\w*|strengths?|achievement|commend\w*|delight\w*|admir\w*|highlight|to be praised|encouraging|fortunately)\b/iu;

/** Words around the note that blame what it praises, or praise what it blames; none where the note has them itself. */
export function turnedAround(note: CorpusNote, reads_as: string, praised: boolean): string {
  const found = (praised ? BLAMES : PRAISES).exec(reads_as)?.[0] ?? "";
  return found !== "" && note.text.toLowerCase().includes(found.toLowerCase()) ? "" : found;
}
