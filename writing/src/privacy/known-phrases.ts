// Names of several words, and those of a name and an initial: "Read, Mark", "Jack W", "e.farrow".
import { BASES, THIRD_PERSON } from "../notes/verbs.ts";
import { isFormBehind, leavesOutIs } from "./notes-headed.ts";
import { actsOnPupil } from "./people-around.ts";
import type { RosterIndex } from "./roster.ts";
import { isSurelySomebody } from "./somebody.ts";
import { sentenceOf, startsSaying } from "./subject-of.ts";
import { followsSocial, inCompany } from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { isCommonWord } from "./words.ts";

/** Forenames that with a surname after them make ordinary prose: "he will read", "the rose garden". */
const PROSE: ReadonlySet<string> = new Set(
  "will may mark rose hope grace joy art summer autumn winter major max faith patience an so see long sing good best better rich strong sharp young old wise little small large great".split(
    " ",
  ),
);

/** Between the words of one name. */
const JOINED = /^['’]?[\s.,-]{0,3}$/u;

/** A word that is written or known as nothing but a name. */
function isPlainly(token: Token, index: RosterIndex): boolean {
  if (token.shape !== "lower") return true;
  const known = index.words.get(token.key);
  return (
    known !== undefined && ((known.first && !known.wordFirst) || (known.last && !known.wordLast))
  );
}

/** "e.farrow", "J Strong": an initial that goes with the surname behind it; "e.g. long words" is none. */
function isInitialOf(tokens: readonly Token[], at: number): boolean {
  const [initial, surname, before] = [tokens[at], tokens[at + 1], tokens[at - 1]];
  if (initial === undefined || surname === undefined) return false;
  if (surname.gap === ".") return !(before?.key.length === 1 && initial.gap === ".");
  return (
    initial.shape !== "lower" &&
    surname.shape !== "lower" &&
    // "Section B. Marks were lost", "Section B Marks" and "A Marks" name nobody.
    (surname.gap === ". "
      ? initial.opens && (!/^[ai]$/u.test(initial.key) || startsSaying({ tokens, at: at + 1 }))
      : surname.gap === " " && !/^[ai]$/u.test(initial.key) && !isCommonWord(surname.key))
  );
}

/** "penny m needs to label", "sits with rob b": in small letters where somebody is spoken of, and no "mark a" or "jack w/ care". */
function isOwnInitial(tokens: readonly Token[], at: number, length: number): boolean {
  const end = at + length - 1;
  const [initial, next] = [tokens[end], tokens[end + 1]];
  if (initial === undefined) return false;
  // "Strong, f - no coursework": as a mark book lists people, where the list stops.
  if (initial.gap === ", ") return tokens[at]?.opens === true && (next === undefined || next.opens);
  if (initial.gap !== " ") return false;
  if (next !== undefined && !/^(?: |[,;.])/u.test(next.gap)) return false;
  // "Green i has gaps": no English, were it the pronoun or the article.
  if (/^[ai]$/u.test(initial.key))
    return (
      next !== undefined && /^(?:is|has|does)$|s$/u.test(next.key) && THIRD_PERSON.has(next.key)
    );
  const without = [...tokens.slice(0, end), ...tokens.slice(end + 1)];
  const place = { tokens: without, at };
  const { words, here } = sentenceOf(place);
  // "Mo r and him chat".
  if (tokens[at]?.opens && actsOnPupil(tokens, end + 1)) return true;
  return startsSaying({ tokens, at: end }) || isSurelySomebody(place) || leavesOutIs(words, here);
}

/** "Mr Noble says autumn frost is quick": what is said begins a sentence of its own. */
const isSaidBy = (before: Token | undefined) =>
  /^(?:says?|said|thinks?|thought|feels?|felt|knows?|knew|that|because|but|when|if|while|although|since|as)$/u.test(
    before?.key ?? "",
  );

/** "Sat next to pen W": a name in small letters with a capital initial, where somebody must come. */
function isInitialInCompany(tokens: readonly Token[], at: number, length: number): boolean {
  const end = at + length - 1;
  if (tokens[end]?.gap !== " ") return false;
  const without = { tokens: [...tokens.slice(0, end), ...tokens.slice(end + 1)], at };
  return inCompany(without) || followsSocial(without) || isSurelySomebody(without);
}

/** The name of several words that begins at a token. */
export function phraseAt(tokens: readonly Token[], at: number, index: RosterIndex) {
  return index.phrases.get(tokens[at]?.key ?? "")?.find(({ words, surnameFirst }) => {
    const fits = words.every((word, step) => {
      const token = tokens[at + step];
      if (token?.key !== word) return false;
      if (step === 0) return true;
      const before = tokens[at + step - 1];
      // "Not his best. Frank can do better", "the neater page, Will the better memory".
      const apart = /\./u.test(token.gap) && (before?.key.length ?? 0) > 2;
      const comma =
        /,/u.test(token.gap) &&
        // "The land grant, wise choices", in the notes of Grant Wise.
        (!surnameFirst || (before?.shape === "lower" && token.shape === "capital"));
      return JOINED.test(token.gap) && !apart && !comma;
    });
    if (!fits) return false;
    const last = tokens[at + words.length - 1];
    if (words[0]?.length === 1) return isInitialOf(tokens, at);
    // "Read, C", but neither "read a book" nor "The note I read. A pity."
    if (last?.key.length === 1) {
      if (last.shape === "lower") return isOwnInitial(tokens, at, words.length);
      if (/[.]/u.test(last.gap)) return false;
      const next = tokens[at + words.length];
      const ends = next === undefined || next.opens || /[,;]/u.test(next.gap);
      return (
        /,/u.test(last.gap) ||
        (tokens[at]?.shape === "lower"
          ? isInitialInCompany(tokens, at, words.length)
          : ends || !/[ai]/u.test(last.key))
      );
    }
    // "Wise, grant: tidy", as a mark book lists people.
    const behind = tokens[at + words.length];
    if (
      surnameFirst &&
      tokens[at]?.opens &&
      tokens.slice(at + 1, at + words.length).some(({ gap }) => gap.startsWith(",")) &&
      (behind === undefined || behind.opens)
    )
      return true;
    // "mark winters 9C": headed by the name and the form.
    if (tokens[at]?.opens && isFormBehind(behind)) return true;
    // "he will read" names nobody, not even where there is a Will Read.
    return (
      words.length > 2 ||
      !PROSE.has(words[0] ?? "") ||
      // "Will parsons" is no prose: no verb comes after "will".
      (/^(?:will|may)$/u.test(words[0] ?? "") &&
        !BASES.has(words[1] ?? "") &&
        !/^(?:be|have|not|also|need|always|never|then|still|\p{L}+ly)$/u.test(words[1] ?? "")) ||
      inCompany({ tokens, at }) ||
      ((tokens[at]?.opens || isSaidBy(tokens[at - 1])) &&
        startsSaying({ tokens, at: at + words.length - 1 })) ||
      tokens.slice(at, at + words.length).some((token) => isPlainly(token, index))
    );
  });
}
