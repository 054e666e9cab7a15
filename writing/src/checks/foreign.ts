import { foldName } from "../language/names.ts";
import { isEnglish } from "../privacy/words.ts";
import type { Problem } from "./problem.ts";

/** Small words of other languages that are in an English dictionary too, or nearly. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  "est une un le la les des et qui dans en pour avec sur mais pas tres son sa ses elle il je tu vous nous ce cette de du al el los las una muy y que siempre es por con su sus lo pero ella ha der die das und ist sehr mit ein eine nicht im er sie auf zu von den dem mae yn yr ac wedi ei gyda ond hefyd iawn da ar o i na nad oes gan di e non molto sempre nel lei lui ma anche questo os as um uma muito sao em na jest bardzo i nie w sie ze dobrze".split(
    " ",
  ),
);
const ENGLISH: ReadonlySet<string> = new Set(
  "the and of to in a is are was were be been has have had he she they it his her their them him this that with for on at as by from but or not will would should could can who which when if so than more very well work each every an its there all no new next".split(
    " ",
  ),
);

/** Most foreign words that one may meet side by side in an English sentence: a term of the subject. */
const RUN = 2;

function isForeign(text: string, known: ReadonlySet<string>): boolean {
  if (/[\p{L}--\p{Script=Latin}]{2,}/v.test(text)) return true;
  const words = (text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []).filter(
    (word, at) => !(at > 0 && /^\p{Lu}/u.test(word)) && !known.has(foldName(word)),
  );
  let strange = 0;
  let run = 0;
  let longest = 0;
  let small = 0;
  let english = 0;
  for (const word of words) {
    const folded = foldName(word).replace(/['’]s?$/u, "");
    const marked = /[^\p{ASCII}'’]/u.test(word.normalize("NFC"));
    // "À la maison" begins with no English article.
    if (ENGLISH.has(folded) && !marked) english++;
    else if (SMALL_WORDS.has(folded)) small++;
    const isStrange =
      marked || (!ENGLISH.has(folded) && (SMALL_WORDS.has(folded) || !isEnglish(folded)));
    strange += Number(isStrange);
    run = isStrange ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  if (longest > RUN) return true;
  return words.length > 0 && strange / words.length > 0.5 && english <= small;
}

/** Every sentence is English; a term of the subject may stand in one. `given` is what the teacher wrote. */
export function checkLanguage(sentences: readonly string[], given: string): Problem[] {
  const known = new Set((given.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []).map(foldName));
  return sentences.flatMap((text, sentence): Problem[] =>
    isForeign(text, known)
      ? [{ check: "language", sentence, message: "It is not in English." }]
      : [],
  );
}
