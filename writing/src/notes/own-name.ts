import type { Facts } from "../facts.ts";
import { foldName } from "../language/names.ts";
import { shortForms } from "../privacy/names/short-forms.ts";
import { WORD_NAMES } from "../privacy/names/word-names.ts";
import { fold } from "../privacy/fold.ts";
import { firstNamesOf, lastNamesOf } from "../privacy/person-name.ts";
import { soundOf } from "../privacy/sound.ts";
import { isCommonWord, isKnownName } from "../privacy/words.ts";
import { PASTS, THIRD_PERSON } from "./verbs.ts";
import { NOUN_OR_VERB } from "./word-lists.ts";

const FINITE =
  /^(?:is|are|was|were|has|had|does|did|can|could|should|must|may|might|will|would|cannot|\p{L}+n['’]?t)$/u;
const ADVERB =
  /^(?:always|often|never|sometimes|usually|also|still|really|clearly|now|only|just|\p{L}{3,}ly)$/u;

const OBJECT_NEXT =
  /^(?:the|a|an|his|her|their|well|to|hard|all|every|more|this|that|some|good|very)$/u;

/** Whether a finite verb comes next, so that what stands before it is its subject. */
function verbFollows(words: readonly { text: string }[], at: number): boolean {
  let next = at + 1;
  while (ADVERB.test(words[next]?.text.toLowerCase() ?? "")) next++;
  const lower = words[next]?.text.toLowerCase() ?? "";
  return (
    FINITE.test(lower) ||
    (THIRD_PERSON.has(lower) &&
      (!NOUN_OR_VERB.has(lower) || OBJECT_NEXT.test(words[next + 1]?.text ?? ""))) ||
    PASTS.has(lower)
  );
}

/** A word in capitals that is no ordinary one. */
const isName = (word: string) => !isCommonWord(fold(word)) || isKnownName(fold(word));

const NOT_BEFORE_PERSON = new Set(
  "in by since until last this next of the a an her his their my our your on at from during every each and or good bad top high low no full exam past".split(
    " ",
  ),
);

/** Whether the word at a place among others is the student's own name. */
export type IsOwnName = (words: readonly { text: string }[], at: number) => boolean;

/**
 * Tells which words of a note are the student's own name. A name that is also a word ("Mark", "Will", "May") is one only
 * where a capital and its place among the words say so.
 */
export function ownNameIn(student: Facts["student"]): IsOwnName {
  const called = firstNamesOf(student);
  const firsts = called.flatMap((name) => foldName(name).split(/\s+/u));
  const names = new Set(
    [
      foldName(student.first_name),
      ...firsts,
      ...called.flatMap((name) => shortForms(fold(name))),
    ].filter((name) => name.length > 1),
  );
  const lasts = new Set(lastNamesOf(student).map(foldName));
  const sounds = new Set(
    firsts
      .filter((name) => name.length > 3)
      .map(soundOf)
      .filter((sound) => sound.length > 1),
  );
  const ordinary = (name: string) =>
    WORD_NAMES.has(name) || (isCommonWord(name) && !isKnownName(name));
  return (words, at) => {
    const text = words[at]?.text ?? "";
    const bare = text.replace(/['’]s?$/u, "");
    const key = foldName(bare);
    const capital = /^\p{Lu}/u.test(text);
    // "Mrs Grace", "Ben Nevis": somebody or something else.
    if (
      /^(?:mr|mrs|ms|miss|dr|sir|prof|madame|señor|señora|monsieur|frau|herr|saint|st)$/u.test(
        (words[at - 1]?.text ?? "").toLowerCase(),
      )
    )
      return false;
    const after = words[at + 1]?.text ?? "";
    if (
      names.has(key) &&
      capital &&
      /^\p{Lu}\p{Ll}/u.test(after) &&
      !lasts.has(foldName(after.replace(/['’]s?$/u, ""))) &&
      !/['’]s$/u.test(text) &&
      isName(after)
    )
      return false;
    if (lasts.has(key) && key !== "" && capital && at > 0)
      return names.has(foldName(words[at - 1]?.text ?? ""));
    if (!names.has(key)) {
      return (
        capital &&
        !isCommonWord(key) &&
        isKnownName(key) &&
        sounds.has(soundOf(key)) &&
        (at === 0 || verbFollows(words, at))
      );
    }
    if (!ordinary(key)) return capital || names.has(key);
    if (!capital) return false;
    const modal = key === "will" || key === "may";
    const next = words[at + 1]?.text.toLowerCase() ?? "";
    // "Will try harder": the verb, and nobody's name.
    if (/['’]s$/u.test(text)) return true;
    if (at === 0)
      return (
        verbFollows(words, at) &&
        !(
          modal &&
          !THIRD_PERSON.has(next) &&
          !FINITE.test(next) &&
          !PASTS.has(next) &&
          !ADVERB.test(next)
        )
      );
    const before = words[at - 1]?.text ?? "";
    if (
      /^\p{Lu}/u.test(before) &&
      !/^(?:I|When|If|Although|As|Because|While|Since|Once|After|And|But)$/u.test(before)
    )
      return false;
    return (
      !NOT_BEFORE_PERSON.has(before.toLowerCase()) &&
      (verbFollows(words, at) ||
        !/^\p{L}/u.test(next) ||
        /^(?:to|at|in|on|for|with|and|as|a|the|into|from|when|because)$/u.test(next))
    );
  };
}
