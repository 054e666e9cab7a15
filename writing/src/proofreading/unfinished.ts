import type { Advice } from "@reportair/contract/features/proofreading.ts";
import { capitalise } from "../language/text.ts";
import { fold } from "../privacy/fold.ts";
import { isWordToo } from "../privacy/words.ts";
import type { EditedReport } from "./edited-report.ts";
import type { TextSentence } from "./edited-text.ts";

const ENDS = /[.!?…:;]["'”’)\]]*$/u;

/** After which something must come. */
const GOES_ON = /^(?:and|but|or|because|although|the|an?|his|their|than|whose)$/u;

/** Sentences without their capital letter or their full stop, and the pupil's name in small letters. */
export function unfinishedSentences(
  sentences: readonly TextSentence[],
  { student }: EditedReport,
): Advice[] {
  const names = [student.first_name, student.last_name].filter(
    (name, at) => !isWordToo(fold(name), at === 0 ? "first" : "last"),
  );
  return sentences.flatMap((sentence): Advice[] => {
    const found: Advice[] = [];
    const { words, text } = sentence;
    const [first] = words;
    const last = words.at(-1);
    if (first === undefined || last === undefined) return [];
    const opens = sentence.opens && first.from === sentence.from + (/^["'“‘(]/u.test(text) ? 1 : 0);
    if (opens && /^\p{Ll}/u.test(first.text) && !/^\p{Ll}\p{Lu}/u.test(first.text)) {
      const suggestion = capitalise(first.text);
      const message = "A sentence begins with a capital letter.";
      found.push({ from: first.from, to: first.to, kind: "unfinished", message, suggestion });
    }
    for (const word of words.slice(found.length)) {
      const name = names.find((each) => word.text === each.toLowerCase());
      if (name === undefined || word.quoted || name === word.text) continue;
      const message = "A name has a capital letter.";
      found.push({ from: word.from, to: word.to, kind: "unfinished", message, suggestion: name });
    }
    // A heading or a short line has no full stop.
    if (
      sentence.closes &&
      !ENDS.test(text) &&
      (GOES_ON.test(last.lower) || words.some(({ tag }) => tag === "VERB" || tag === "AUX"))
    ) {
      const suggestion = `${text.slice(last.from - sentence.from)}.`;
      const message = "This sentence has no full stop.";
      found.push({ from: last.from, to: sentence.to, kind: "unfinished", message, suggestion });
    }
    return found;
  });
}
