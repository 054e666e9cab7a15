import type { Advice } from "@reportair/contract/features/proofreading.ts";
import { isNotation } from "./code.ts";
import type { TextSentence } from "./edited-text.ts";
import { sentenceAt } from "./read-text.ts";

/** What stands for something that was to be filled in, whatever is said around it. */
const LEFT_OVER: readonly RegExp[] = [
  // "[Name]", "[add grade]"; "[sic]" and "[…]" belong to a quotation.
  /\[(?!\s*(?:sic|\.{3}|…)\s*\])[^\]\n]{1,60}\]/giu,
  // "{PUPIL}", "{{first name}}"; "{2, 4, 6}" is a set.
  /(?<!\{)\{+\s*(?=[\p{L}_][\p{L}_])[\p{L}\p{N}_ .-]{2,60}\}+/gu,
  /(?<!<)<+\s*\/?(?=[\p{L}_]{2})[\p{L}\p{N}_ /-]{2,40}>+|«[^»\n]{1,40}»/gu,
  /\b(?:x{3,}|y{3,}|z{3,})\b|(?<!__\p{L}{1,30})_{2,}(?!\p{L}{1,30}__)|\.{5,}|\s(?:\.{3}|…)\s*(?=[.,;])|\?{2,}/giu,
  /\b(?:s\/he|he\/she|she\/he|him\/her|her\/him|his\/hers?|hers?\/his|himself\/herself|herself\/himself|he\/she\/they|they\/he\/she)\b|\(s\)he\b/giu,
  /\b(?:TBC|TBD|TBA|TODO|FIXME|NAME|FIRSTNAME|SURNAME|FIRST NAME|PUPIL(?:_?\d+)?|STUDENT(?:_?\d+)?|SUBJECT|GRADE|TARGET)\b/gu,
  /\binsert (?:an? |the |your |pupil'?s? |student'?s? |child'?s? )?(?:name|targets?|grades?|subject|text|comment|topic|title|pronoun|here|mark|level|date|example)s?(?: here)?\b/giu,
  /\bINSERT\b|%\p{L}[\p{L}_ ]{1,30}%|#\p{L}[\p{L}_ ]{1,30}#|\$\{?\p{L}[\p{L}_]{2,30}\}?/gu,
  // "Name: …" at the head of a text.
  /^\s*(?:(?:pupil|student|child)['’]?s? )?(?:full |first )?name\s*:/giu,
  /\bdelete (?:as|where) (?:appropriate|applicable|necessary)\b/giu,
  /\b(?:lorem ipsum|undefined|NaN)\b/gu,
];
/** Letters that may stand in capitals for something: "grade X". */
const LONE_X =
  /\b(?:grade|level|mark|target|topic|page|question|year) X\b|\bX{1,2}(?=\s?(?:%|\/\s?\d|out of\b))|(?<=\b(?:got|gets|scored|scores|achieved|gained|earned) )X{1,2}\b(?!-)/gu;

const MESSAGE = "This looks left over from a template. Put in what belongs here, or take it out.";

/** Placeholders that nobody filled in. */
export function placeholders(text: string, sentences: readonly TextSentence[]): Advice[] {
  // Where nearly all is in capitals, capitals say nothing.
  const shouted = (from: number) => {
    const words = sentenceAt(sentences, from)?.words ?? [];
    return (
      words.filter(({ text: word }) => word.length > 1 && word === word.toUpperCase()).length >
        words.length / 2 && words.length > 3
    );
  };
  const spans = [...LEFT_OVER, LONE_X].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      from: index,
      to: index + found.length,
      found,
    })),
  );
  const taken: Advice[] = [];
  for (const { from, to, found } of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < (taken.at(-1)?.to ?? 0)) continue;
    const sentence = sentenceAt(sentences, from)?.text ?? "";
    if (isNotation(found, text.slice(Math.max(0, from - 1), from), sentence)) continue;
    if (/^\p{Lu}+$/u.test(found) && shouted(from)) continue;
    taken.push({ from, to, kind: "placeholder", message: MESSAGE });
  }
  return taken;
}
