import type { NoteReading, WrittenField } from "@reportair/contract/features/note-readings.ts";

/** A piece of a note that needs a word of its teacher. */
export interface Question {
  from: number;
  to: number;
  /** The piece as it was typed; null where it is the whole note. */
  piece: string | null;
  reason: string;
  suggestions: readonly string[];
  /** A fault among the best achievements. */
  misplaced: boolean;
}

/** A note as its teacher is to see it. */
export interface ReadNote {
  /** What the report will say of it; empty where that is nothing. */
  reads: string;
  /** What was seen to on the way, such as a misspelling. */
  seenTo: readonly string[];
  questions: readonly Question[];
  /** Why pieces stay out; each reason once. */
  keptOut: readonly string[];
}

/** Sorts the pieces of a note by what its teacher is to know of them. */
export function readNote(
  field: WrittenField,
  text: string,
  readings: readonly NoteReading[],
): ReadNote {
  const of = (...kinds: NoteReading["kind"][]) =>
    readings.filter(({ kind }) => kinds.includes(kind));
  const said = of("as_written", "worked_in");
  return {
    reads: said
      .map((reading) => reading.reads_as.trim())
      .filter((sentence) => sentence !== "")
      .join(" "),
    seenTo: reasonsOf(said),
    questions: of("handed_back").map(({ from, to, reason, suggestions, judgement }) => {
      const piece = text.slice(from, to).trim();
      return {
        from,
        to,
        piece: piece === text.trim() ? null : piece,
        reason: reason.trim(),
        suggestions: suggestions.slice(0, 2),
        misplaced: field === "best_achievement" && judgement === "fault",
      };
    }),
    keptOut: reasonsOf(of("kept_out")),
  };
}

function reasonsOf(readings: readonly NoteReading[]): string[] {
  return [...new Set(readings.map(({ reason }) => reason.trim()))].filter(
    (reason) => reason !== "",
  );
}

/** Whether a question is still about what stands in the note, though that may have changed since it was read. */
export function stillAbout(
  { from, to }: Pick<Question, "from" | "to">,
  read: string,
  now: string,
): boolean {
  return now.slice(from, to) === read.slice(from, to);
}

/** Words to put into a note, and which stretch of it they take the place of. */
export interface Replacement {
  from: number;
  to: number;
  words: string;
}

/**
 * Puts a wording in a piece's place. Where it is a sentence and the piece was not, the comma before it becomes a full
 * stop, and the mark after it goes.
 */
export function inPlace(
  text: string,
  { from, to }: Pick<Question, "from" | "to">,
  wording: string,
): Replacement {
  const words = wording.trim();
  const before = text.slice(0, from);
  const after = text.slice(to);
  const ended = /[.!?…]["”’)]?$/u.test(words);
  const joined = /^\p{Lu}/u.test(words) ? /\s*[,;:–-]\s*$/u.exec(before)?.[0] : undefined;
  const mark = ended ? (/^\s*[,;:.]/u.exec(after)?.[0] ?? "") : "";
  const rest = after.slice(mark.length);
  const lead = joined !== undefined ? ". " : before === "" || /\s$/u.test(before) ? "" : " ";
  const tail = rest === "" || /^[\s,;:.!?]/u.test(rest) ? "" : " ";
  return {
    from: from - (joined?.length ?? 0),
    to: to + mark.length,
    words: `${lead}${words}${tail}`,
  };
}

/** A note without one of its pieces, and without the mark and the space that joined it. */
export function without(text: string, { from, to }: Pick<Question, "from" | "to">): string {
  const before = text.slice(0, from).replace(/[\s,;:–-]+$/u, "");
  const after = text.slice(to).replace(/^[\s,;:.!?–-]+/u, "");
  return before === "" || after === "" ? before + after : `${before} ${after}`;
}
