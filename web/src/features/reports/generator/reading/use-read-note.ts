import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { useQuery } from "@tanstack/react-query";
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
  const typed = entry.inputs[field];
  const of = `${entry.id}:${field}:`;
  const last = useDebounced(of + typed, REST_MS);
  // Of another note than the last one nothing has been typed yet.
  const rested = last.startsWith(of) ? last.slice(of.length) : typed;
  const asked = askedNote({ ...entry.inputs, [field]: rested }, field);
  const { data, isPlaceholderData, isPaused } = useQuery({
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
    // While typing goes on, what was read last of this note stays: nothing below it jumps.
    placeholderData: (before, query) =>
      query?.queryKey[1] === entry.id && query.queryKey[3] === field ? before : undefined,
  });
  // What is cleared is gone at once, without waiting for a rest.
  if (!data || !asked || !askedNote(entry.inputs, field)) return null;
  // Without a connection the words of before would stand under other ones for long.
  if (isPaused && isPlaceholderData) return null;
  const settled = !isPlaceholderData && rested === typed;
  return { ...readNote(field, data.text, data.readings), text: data.text, settled };
}
