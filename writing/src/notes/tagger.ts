import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";

/** After so many different words that it does not know, names among them, the tagger is made anew: it forgets none by itself. */
const MOST_UNKNOWN = 5_000;

/** The library's model writes a part of itself down anew for each tagger, from what it wrote last, and so doubles it: once is enough. */
const entities = (model.metaCER as () => unknown)();
const made = () => winkNLP({ ...model, metaCER: () => entities }, ["pos"]);

/** No word is longer, and the tagger's own patterns take their time over what is: of such a word it sees the beginning. */
const MOST_LETTERS = 40;

let nlp = made();
const unknown = new Set<string>();
// oxlint-disable-next-line typescript/unbound-method -- a reducer, which the library takes as it is and which knows no "this"
const partOfSpeech = nlp.its.pos;

/** The universal part of speech that the statistical tagger gives each of these words where they stand, in their order. */
export function tagWords(given: readonly string[]): string[] {
  const words = given.map((word) => word.slice(0, MOST_LETTERS));
  if (unknown.size > MOST_UNKNOWN) {
    nlp = made();
    unknown.clear();
  }
  const text = nlp.readDoc(words.join(" "));
  const found = text.tokens();
  const tokens = found.out();
  const tags = found.out(partOfSpeech) as string[];
  for (const token of tokens) if (text.isOOV(token)) unknown.add(token);
  const result: string[] = [];
  let at = 0;
  // The tagger cuts "don't" and "8/10" into several tokens; a word has the tag of its first.
  for (const word of words) {
    result.push(tags[at] ?? "X");
    let taken = tokens[at]?.length ?? word.length;
    at++;
    while (taken < word.length && at < tokens.length) taken += tokens[at++]?.length ?? 0;
  }
  return result;
}
