import { momentIn } from "./moments.ts";
import { compared, valueLike, type Value } from "./values.ts";

/** What a comparison tells: better, worse, or neither. */
export type Turn = "better" | "worse" | "even";

/** What is said of a mark behind it: ", up from 31 in November". */
export type Tail = { said: string; turn: Turn };

/** One thing told by a mark. */
export type Clause =
  /** Reached in something: "43 out of 80 in the mock", with what it is compared with. */
  | { kind: "reached"; value: Value; said: string; tails: Tail[]; often: string; how: string }
  /** Where somebody stands: "is working at grade 5", "has a target of grade 6", without its subject. */
  | {
      kind: "stands";
      verb: "is" | "has" | "";
      said: string;
      turn: Turn;
      value: Value | null;
      role: "now" | "aim";
    };

/** Something that was read, and the text behind it. */
export type Parsed<T> = { got: T; rest: string };

/** What a pattern finds at the head of a text. */
export function eat(text: string, pattern: RegExp): Parsed<RegExpExecArray> | null {
  const found = pattern.exec(text);
  return found ? { got: found, rest: text.slice(found[0].length) } : null;
}

/** A time behind what was read, with a blank before it; empty where there is none. */
export function moment(text: string): Parsed<string> {
  const found = text.startsWith(" ") ? momentIn(text.slice(1)) : null;
  return found
    ? { got: ` ${found.said}`, rest: text.slice(1 + found.length) }
    : { got: "", rest: text };
}

/** A value that another may be compared with. */
export function other(text: string, value: Value): Parsed<Value> | null {
  const read = valueLike(text, value);
  if (!read) return null;
  // "43 out of 80, up from 90": of something else.
  if (
    read.value.scale === "number" &&
    value.scale === "share" &&
    value.outOf !== null &&
    (read.value.size ?? 0) > value.outOf
  )
    return null;
  return { got: read.value, rest: text.slice(read.length) };
}

/** Whether a value is better than the one before it; null where nobody can tell. */
export function turnOf(one: Value, before: Value): Turn | null {
  const by = compared(one, before);
  if (by === null) return null;
  return by > 0 ? "better" : by < 0 ? "worse" : "even";
}

/** How a comparison is told: "up", "is now dropping". */
export const CHANGED =
  /^(?:which (?:is|was) |and |is |was |so |now )?(?:well |way |slightly |just |also |already |massively |significantly |right )?(up|down|rising|risen|rose|improved|improving|improvement|increased|an improvement|a rise|an increase|fallen|falling|fell|dropped|a drop|a fall|a dip|slipped|dipped)(?: again)?(?: (from|on))(?: (?:just|only))? /iu;
/** The words of it that tell of a rise. */
export const ROSE = /^(?:up|ris|rose|improv|increas|an imp|a rise|an inc)/iu;
