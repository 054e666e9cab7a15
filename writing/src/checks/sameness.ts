import type { NearTwins } from "@reportair/contract/near-twins.ts";
import { createNearTwins, masksOf } from "@reportair/contract/near-twins.ts";
import type { Facts, Said } from "../facts.ts";
import { tidyName } from "../language/names.ts";
import { splitSentences, wordsOf } from "../language/text.ts";
import type { Problem } from "./problem.ts";

const PERSON = new Set([
  "he",
  "she",
  "they",
  "him",
  "her",
  "them",
  "his",
  "hers",
  "their",
  "theirs",
  "himself",
  "herself",
  "themselves",
  "is",
  "are",
  "has",
  "have",
  "was",
  "were",
  "does",
  "do",
]);

/** A sentence without who it is about: two students' sentences that differ only in name and pronouns are the same. */
export function sentenceKey(sentence: string, name = ""): string {
  const own = new Set(wordsOf(tidyName(name)).flatMap((word) => [word, `${word}'s`]));
  return wordsOf(sentence)
    .filter((word) => !PERSON.has(word) && !own.has(word))
    .map((word) => word.replace(/'s$/u, "").replace(/(?:es|s)$/u, ""))
    .join(" ");
}

/** A classmate's name is not known here: a name at the head of a sentence is tried both in and out. */
function keysOfOther(sentence: string): string[] {
  const first = /^\p{Lu}[\p{L}'’-]*/u.exec(sentence)?.[0] ?? "";
  return [sentenceKey(sentence), sentenceKey(sentence, first.replace(/['’]s$/u, ""))];
}

const MIN_WORDS = 5;

/** No sentence comes twice in the report. */
export function checkRepetition(facts: Facts, sentences: readonly string[]): Problem[] {
  const seen = new Set<string>();
  return sentences.flatMap((text, sentence): Problem[] => {
    const key = sentenceKey(text, facts.student.first_name);
    if (seen.has(key))
      return [{ check: "repetition", sentence, message: `"${text}" comes twice.` }];
    seen.add(key);
    return [];
  });
}

/** Sentences of other texts in this subject, in which near twins are looked for; who they are about is not known. */
function twinsIn(said: Said, subject: string): NearTwins {
  const twins = createNearTwins();
  for (const text of [...said.classmates, ...said.earlier])
    for (const sentence of splitSentences(text)) twins.add(sentence, masksOf("", subject));
  return twins;
}

/** Sentences that a classmate's report, or an earlier report of this student, has as well, word for word or nearly. */
export function checkSameness(facts: Facts, sentences: readonly string[], said: Said): Problem[] {
  const known = new Set(
    [...said.classmates, ...said.earlier].flatMap((text) =>
      splitSentences(text).flatMap(keysOfOther),
    ),
  );
  const twins = twinsIn(said, facts.subject);
  const masks = masksOf(facts.student.first_name, facts.subject);
  return sentences.flatMap((text, sentence): Problem[] => {
    const key = sentenceKey(text, facts.student.first_name);
    if (key.split(" ").length >= MIN_WORDS && known.has(key))
      return [
        { check: "sameness", sentence, message: `Another report has the sentence "${text}" too.` },
      ];
    if (!twins.hasTwinOf(text, masks)) return [];
    return [
      { check: "sameness", sentence, message: `Another report has nearly the sentence "${text}".` },
    ];
  });
}
