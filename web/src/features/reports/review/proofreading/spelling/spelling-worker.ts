import affixes from "dictionary-en-gb/index.aff?raw";
import words from "dictionary-en-gb/index.dic?raw";
import nspell from "nspell";
import type { Remark } from "../remarks.ts";
import { misspellings, suggesting } from "./misspellings.ts";
import { knownWords } from "./words-to-check.ts";

/** A text to look at, and texts whose words are right. */
export interface SpellingTask {
  text: string;
  known: readonly string[];
}
export interface SpellingResult {
  text: string;
  remarks: readonly Remark[];
}

const dictionary = nspell({ aff: affixes, dic: words });
const suggest = suggesting(dictionary);
let next: SpellingTask | null = null;

function lookUp(): void {
  if (next === null) return;
  const { text, known } = next;
  next = null;
  const remarks = misspellings(text, knownWords(known), dictionary, suggest);
  postMessage({ text, remarks } satisfies SpellingResult);
}

// It has no way out: what it is sent it looks up in the dictionary that it brought with it. Of several texts only the last counts.
addEventListener("message", ({ data }: MessageEvent<SpellingTask>) => {
  next = data;
  setTimeout(lookUp);
});
