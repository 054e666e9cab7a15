import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { noteReadingsQuery } from "../../../../data/note-readings.ts";
import { useDebounced } from "../../../../lib/use-debounced.ts";
import type { StudentEntry } from "../class-state/student-entry.ts";
import { askedNote } from "./asked-notes.ts";
import { readNote, type ReadNote } from "./pieces.ts";

/** The class whose notes are read while they are typed; null where none are. */
export const ReadIn = createContext<number | null>(null);

/** How long typing rests before a note is read. */
export const REST_MS = 350;

/** How a note reads, and the text that was read. */
export interface Reading extends ReadNote {
  text: string;
  /** Nothing has been typed since. */
  settled: boolean;
}

/** How a note of the class reads, once typing rests; null where it is empty, counts for nothing or cannot be read. */
export function useReadNote(entry: StudentEntry, field: WrittenField): Reading | null {
  const classroom = useContext(ReadIn);
  const rested = useDebounced(entry.inputs[field], REST_MS);
  const asked = askedNote({ ...entry.inputs, [field]: rested }, field);
  const { data, isPlaceholderData } = useQuery({
    ...noteReadingsQuery({
      student: entry.id,
      classroom: classroom ?? 0,
      field,
      option: asked?.option ?? "",
      text: rested,
      allowed: entry.allowed
        .filter((each) => each.field === field && entry.confirmed[field] === rested)
        .map(({ kind }) => kind),
    }),
    enabled: asked !== null && classroom !== null,
    // While typing goes on, what was read last stays: nothing below the note jumps.
    placeholderData: keepPreviousData,
  });
  // What is cleared is gone at once, without waiting for a rest.
  if (!data || !asked || !askedNote(entry.inputs, field)) return null;
  const settled = !isPlaceholderData && rested === entry.inputs[field];
  return { ...readNote(field, data.text, data.readings), text: data.text, settled };
}
