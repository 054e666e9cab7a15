import type { Token } from "../../embedded/lexicon/template.ts";

/** A grade or the letters of a course in brackets behind a word: "drummer (gr 5)", "coursework (AEP)". */
const ASIDE =
  /(?<=(\p{L}{3,}))(?<!\b(?:is|was|has|and|but|the|test|mock|exam|paper|assessment)) \((?:((?:grade|gr\.?|level|lvl) ?\d[+-]?)|(\p{Lu}{2,4}\d?))\)/u;

/** A piece without what stands in brackets in it, and the brackets put behind the same word of its sentence. */
export type Unbracketed = { text: string; put: (tokens: readonly Token[]) => Token[] | null };

/** What a mark or code in brackets stands beside; null where there is none, or more than one. */
export function withoutBrackets(typed: string): Unbracketed | null {
  const [all, before = "", grade, code] = ASIDE.exec(typed) ?? [];
  if (all === undefined) return null;
  const text = typed.replace(all, "");
  if (/[()]/u.test(text)) return null;
  const [, kind = "", number = ""] = /^(\p{L}+)\.? ?(.+)$/u.exec(grade ?? "") ?? [];
  const said = code ?? `${/^g/iu.test(kind) ? "grade" : "level"} ${number}`;
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
