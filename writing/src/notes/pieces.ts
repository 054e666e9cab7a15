import type { AllowableKind } from "@reportair/contract/features/flags.ts";
import type { NoteReading, WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Token } from "../embedded/lexicon/template.ts";
import type { Facts } from "../facts.ts";
import type { RosterIndex } from "../privacy/roster.ts";
import type { PieceReading } from "./piece.ts";
import type { Segment } from "./segments.ts";

/** A note and whom it is about. */
export type NotesAbout = {
  student: Facts["student"];
  subject: string;
  field: WrittenField;
  /** The option that is ticked in the note's field; empty where there is none. */
  option: string;
  text: string;
  /** Everybody the school knows by name; null where the facts are invented. */
  roster: RosterIndex | null;
  /** What of health or family the teacher lets stand in it. */
  let_stand?: readonly AllowableKind[];
};

/** One piece of a note, with the sentence that it becomes: references to the student are still open. */
export type ReadPiece = Omit<NoteReading, "reads_as"> & {
  tokens: Token[] | null;
  /** The sentences of the items that it was joined of. */
  items?: Token[][];
  /** Whether it comes after "but", or ends with "though". */
  turns?: "but" | "though" | undefined;
  /** Whether it was joined of two with "but", and takes no third. */
  turned?: boolean;
  /** Whether it tells what only somebody can have done, whatever stands before it. */
  deed?: boolean;
};

/** What becomes of a stretch of a note by its reading. */
export function at(segment: Segment, reading: PieceReading): ReadPiece {
  const said = "tokens" in reading;
  return {
    from: segment.from,
    to: segment.to,
    kind: reading.kind,
    tokens: said ? reading.tokens : null,
    judgement: reading.judgement,
    reason: reading.reason,
    suggestions: said ? [] : reading.suggestions,
  };
}

export const NOT_SURE = "I would not risk this.";

/** Hands a piece back that was read as a sentence which its neighbours make doubtful. */
export function doubted(reading: PieceReading): PieceReading {
  const { judgement } = reading;
  return { kind: "handed_back", judgement, reason: NOT_SURE, suggestions: [] };
}

/** A piece that was read and hangs on one that is not said. */
export function doubtedPiece({
  from,
  to,
  judgement,
  kind,
  reason,
  suggestions,
  tokens,
}: ReadPiece): ReadPiece {
  return tokens
    ? { from, to, kind: "handed_back", tokens: null, judgement, reason: NOT_SURE, suggestions: [] }
    : { from, to, kind, tokens, judgement, reason, suggestions };
}

/** What a clause points with at the one before it: nobody can tell at what where that one is not said. */
export const POINTS =
  /\b(?:it|its|this|that|these|those|them|one|ones|then|such|otherwise|instead|too|the same|the rest|the others?|both)\b/iu;

/** Whether a clause points at the one before it: "picks up words and remembers them" has its own. */
export function pointsBack(clause: string): boolean {
  return POINTS.test(clause.split(/ (?:and|but) /iu)[0] ?? "");
}

/** A stretch of a note of which nothing is said. */
export function unsaid({ from, to }: Segment): ReadPiece {
  return at(
    { from, to },
    { kind: "handed_back", judgement: "fact", reason: NOT_SURE, suggestions: [] },
  );
}
