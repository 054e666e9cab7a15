import { CancelledError, useQueryClient } from "@tanstack/react-query";
import { useContext, useEffect, useState } from "react";
import { noteReadingsQuery, type AskedNote } from "../../../../data/note-readings.ts";
import { eachOf } from "../../../../lib/each-of.ts";
import { useDebounced } from "../../../../lib/use-debounced.ts";
import type { ClassStore } from "../class-state/class-store.ts";
import { useEntries, useSelected } from "../class-state/use-store.ts";
import { askedNotes } from "./asked-notes.ts";
import { ReadIn, REST_MS } from "./use-read-note.ts";

/** Where a note stands. */
export type NotePlace = Pick<AskedNote, "student" | "field">;

/**
 * The notes of the selected pupils with a piece that is handed back, in the order of the class. They are read a few at
 * a time and each text once; one that cannot be read needs nothing.
 */
export function useHandedBack(store: ClassStore): readonly NotePlace[] {
  const classroom = useContext(ReadIn);
  const entries = useDebounced(useEntries(store), REST_MS);
  const selected = useSelected(store);
  const client = useQueryClient();
  const [handed, setHanded] = useState<ReadonlySet<string>>(new Set());
  const notes = store.order
    .filter((student) => classroom !== null && selected.has(student))
    .flatMap((student): AskedNote[] =>
      askedNotes(entries.get(student)?.inputs ?? store.entry(student).inputs).map((note) => ({
        student,
        classroom: classroom ?? 0,
        ...note,
      })),
    );
  // The same while only something else about the pupils changes, such as how far saving is.
  const wanted = JSON.stringify(notes);
  useEffect(() => {
    let left = false;
    void eachOf(JSON.parse(wanted) as AskedNote[], async (note) => {
      if (left) return;
      const ask = () => client.fetchQuery(noteReadingsQuery(note));
      const read = await ask().catch((error: unknown) =>
        // A row was closed that had asked for the same, and took the call with it.
        error instanceof CancelledError && !left ? ask().catch(() => null) : null,
      );
      if (left || !read?.readings.some(({ kind }) => kind === "handed_back")) return;
      setHanded((known) => new Set(known).add(nameOf(note)));
    });
    return () => {
      left = true;
    };
  }, [wanted, client]);
  return notes.filter((note) => handed.has(nameOf(note)));
}

function nameOf({ student, field, option, text }: AskedNote): string {
  return JSON.stringify([student, field, option, text]);
}
