import type { Token } from "../../embedded/lexicon/template.ts";
import { fold } from "../../privacy/fold.ts";
import { isEnglish } from "../../privacy/words.ts";
import { isThing } from "../which-is-meant.ts";

/** A grade or the letters of a course in brackets behind a word: "drummer (gr 5)", "coursework (AEP)". */
const ASIDE =
  /(?<=(\p{L}{3,}))(?<!\b(?:is|was|has|and|but|the|test|mock|exam|paper|assessment)) \((?:((?:grade|gr\.?|level|lvl) ?\d[+-]?)|(\p{Lu}{2,4}\d?))\)/u;

/** A piece without what stands in brackets in it, and the brackets put behind the same word of its sentence. */
export type Unbracketed = { text: string; put: (tokens: readonly Token[]) => Token[] | null };

/** Things in brackets behind a word: "check answers make sense (negative lengths)". */
const THINGS =
  /(?<=(\p{L}{3,}))(?<!\b(?:is|was|has|and|but|the)) \((?:e\.?g\.?:? )?([\p{L}'’-]+(?: [\p{L}'’-]+)?(?:(?:, (?:and )?| and | & )[\p{L}'’-]+(?: [\p{L}'’-]+)?)*)\)/u;

/** The things in brackets as a list in words; null where they are none, or no words that anybody knows. */
function thingsIn(list: string): string | null {
  const things = list.split(/, (?:and )?| and | & /u);
  const known = (word: string) => /^\p{Lu}/u.test(word) || isEnglish(fold(word));
  if (!things.every((thing) => isThing(thing) && thing.split(" ").every(known))) return null;
  return things.length > 1
    ? `${things.slice(0, -1).join(", ")} and ${things.at(-1)}`
    : (things[0] ?? null);
}

/** What a mark, a code or a list of things in brackets stands beside; null where there is none, or more than one. */
export function withoutBrackets(typed: string): Unbracketed | null {
  const mark = ASIDE.exec(typed);
  const [all, before = "", grade, code] = mark ?? THINGS.exec(typed) ?? [];
  if (all === undefined) return null;
  const text = typed.replace(all, "");
  if (/[()]/u.test(text)) return null;
  const [, kind = "", number = ""] = /^(\p{L}+)\.? ?(.+)$/u.exec(grade ?? "") ?? [];
  const said = mark
    ? (code ?? `${/^g/iu.test(kind) ? "grade" : "level"} ${number}`)
    : thingsIn(grade ?? "");
  if (said === null) return null;
  const own = new RegExp(`(?<!\\p{L})${before}(?!\\p{L})`, "giu");
  return {
    text,
    put: (tokens) => {
      const found = tokens.flatMap((token) =>
        token.kind === "text" ? (token.text.match(own) ?? []) : [],
      );
      if (found.length !== 1) return null;
      return tokens.map((token) =>
        token.kind === "text"
          ? { kind: "text", text: token.text.replace(own, `$& (${said})`) }
          : token,
      );
    },
  };
}
