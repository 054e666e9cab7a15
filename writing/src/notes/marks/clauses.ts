import { CHANGED, type Clause, type Parsed } from "./parsed.ts";
import { namedFirst, valueFirst } from "./reached.ts";
import { isPathTurned, pathIn, standIn } from "./standing.ts";
import { tailIn, withTails } from "./tails.ts";

const COMPARES =
  /\d.*\b(?:from|on)\b.*\d|\b(?:from|on) .*\d.* to |\b(?:from|on) (?:an? )?[A-GU]\b/u;

/**
 * Whether the words of a comparison and its numbers tell two things, of which nobody knows the one that is meant: "43 out
 * of 80, up from 51", "improved from 61% to 47%".
 */
export function contradicts(text: string): boolean {
  if (!COMPARES.test(text)) return false;
  const mark = namedFirst(text) ?? valueFirst(text);
  if (mark?.got.kind === "reached") {
    const tail = mark.rest.replace(/^[ ,;(–—-]+(?:and |but )?/u, "");
    const told =
      CHANGED.test(tail) &&
      /\b(?:from|on) (?:just |only )?(?:an? )?(?:grade )?(?:\d|[A-GU]\b)/u.test(tail);
    if (told && tailIn(tail, mark.got.value) === null) return true;
  }
  return pathIn(text) === null && isPathTurned(text);
}

/** A clause that a text opens with, with what is said of it. */
export function clauseIn(text: string): Parsed<Clause> | null {
  const stands = standIn(text) ?? pathIn(text);
  if (stands) return stands;
  const mark = namedFirst(text) ?? valueFirst(text);
  if (mark && mark.got.kind === "reached") {
    const tails = withTails(mark.got.value, mark.rest);
    const nameless = mark.got.said === mark.got.value.said && /^\d/u.test(text);
    if (tails.got.length === 0 && nameless) return null;
    return { got: { ...mark.got, tails: tails.got }, rest: tails.rest };
  }
  return null;
}
