import type { Token } from "../embedded/lexicon/template.ts";
import { PUPILS, text } from "./frames.ts";
import type { ReadPiece } from "./pieces.ts";

/** A work with no more said of it than that it was made, its verb put in by us. */
const MADE =
  /^ (?<verb>wrote|produced|gave|baked|cooked|carried out|performed) (?:an? |the )?(?<work>.*)$/u;

/** What stands before a work that is one of several, or its teacher's choice of them. */
const CHOSEN = /^(?:an?|the|his|her|their|first|last|only|final|most|\d+|\p{L}+est)\b/iu;

/**
 * "Wrote an essay on rivers" is nothing that only the best do: where nothing else is told of a work among the best
 * achievements, it was the best that there was, "their best achievement was their essay on rivers". All other pieces as
 * they are.
 */
export function asBestWork(piece: ReadPiece, typed: string): ReadPiece {
  const [first, made, ...rest] = piece.tokens ?? [];
  if (first?.kind !== "reference" || first.form !== "subject" || made?.kind !== "text")
    return piece;
  const { verb = "", work = "" } = MADE.exec(made.text)?.groups ?? {};
  const putIn = verb !== "" && !typed.toLowerCase().includes(verb);
  if (!putIn || work === "" || piece.judgement === "praise") return piece;
  if (CHOSEN.test(typed.trim()) || /[,;:–—]| - /u.test(typed)) return piece;
  const tokens: Token[] = [
    PUPILS,
    text(" best achievement was "),
    { kind: "pronoun", form: "their" },
    text(` ${work}`),
    ...rest,
  ];
  return { ...piece, tokens };
}
