import type { AllowableKind } from "@reportair/contract/features/flags.ts";
import type { NoteReading, WrittenField } from "@reportair/contract/features/note-readings.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { atMost } from "../lib/at-most.ts";

/** A note, with all that decides how it reads. */
export interface AskedNote {
  student: number;
  classroom: number;
  field: WrittenField;
  /** The option that is ticked in the note's field; empty where there is none. */
  option: string;
  text: string;
  /** What of the text is let stand. */
  allowed?: readonly AllowableKind[];
}

/** A class has many notes, and the server other things to do. */
const inTurn = atMost(4);

const KEPT_MS = 30 * 60_000;

/** A text and how it reads: the pieces are counted in it, and what stands on the screen may have gone on. */
export interface ReadText {
  text: string;
  readings: readonly NoteReading[];
}

/** How a note reads, piece by piece. Asked once for a text: only who it is about and how reports are to be written make it another. */
export function noteReadingsQuery({
  student,
  classroom,
  field,
  option,
  text,
  allowed = [],
}: AskedNote) {
  return queryOptions({
    queryKey: ["note-readings", student, classroom, field, option, text, allowed],
    meta: { shows: ["people", "policies", "style"] },
    staleTime: Infinity,
    gcTime: KEPT_MS,
    // It helps where it comes; it is nothing to insist on.
    retry: false,
    queryFn: async ({ signal }): Promise<ReadText> => {
      const body = { student, classroom, field, option, text, allowed: [...allowed] };
      const ask = () => call("POST reports/notes/read/", { body, signal });
      return { text, readings: await inTurn(ask, signal) };
    },
  });
}
