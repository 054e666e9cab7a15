import type { KnownKind } from "./roster.ts";

/** A stretch of a text that names somebody; `NAME` where nobody on the roster is known by it. */
export type NameSpan = {
  start: number;
  end: number;
  kind: KnownKind | "NAME";
  /** Shares a name with somebody at the school, and is more likely the author or leader whom lessons speak of. */
  figure: boolean;
  /** Perhaps no name at all, but a word: it does not leave, and is no proof that anybody is named. */
  doubtful: boolean;
  /** One of several names in a row, so that it is no word, whatever its letters. */
  listed: boolean;
};
