import type { NoteReading } from "@reportair/contract/features/note-readings.ts";
import { readNotes } from "../../src/notes/read-notes.ts";
import { PLAIN } from "../style.ts";
import type { Verdict } from "./judge.ts";
import { judgeNote } from "./judge.ts";
import type { CorpusNote } from "./meaning.ts";
import { CORPUS_ROSTER } from "./pupils.ts";

/** A note with how it was read and what became of each piece. */
export type Judged = { note: CorpusNote; readings: NoteReading[]; verdicts: Verdict[] };

/** Every other note in the first person is of a teacher who is known to write so; of the others nothing is known. */
function styleOf(note: CorpusNote): typeof PLAIN | null {
  return note.kind === "first person" && note.text.length % 2 === 0
    ? { ...PLAIN, person: "I" }
    : null;
}

/** How the reader reads a note of the corpus, or another text in its place. */
function readingsOf(note: CorpusNote, text = note.text): NoteReading[] {
  return readNotes({
    student: note.pupil,
    subject: note.subject,
    field: note.field,
    option: note.option,
    text,
    roster: CORPUS_ROSTER,
    style: styleOf(note),
  });
}

/** Reads and judges notes, and says how many the reader alone reads in a second of one core. */
export function judgeAll(notes: readonly CorpusNote[]): { judged: Judged[]; speed: number } {
  // Once unmeasured, so that what is loaded and compiled at first use is not counted: a server reads for weeks.
  for (const note of notes) readingsOf(note);
  const start = process.cpuUsage();
  const all = notes.map((note) => ({ note, readings: readingsOf(note) }));
  const used = process.cpuUsage(start);
  const judged = all.map(({ note, readings }) => ({
    note,
    readings,
    verdicts: judgeNote(note, readings),
  }));
  return { judged, speed: notes.length / ((used.user + used.system) / 1_000_000) };
}

/**
 * Suggestions that are not said when they are taken: put in the place of what was handed back, each must be read as
 * something to say.
 */
export function idleSuggestions(judged: readonly Judged[]): string[] {
  return judged.flatMap(({ note, readings }) =>
    readings.flatMap(({ from, to, suggestions }) =>
      suggestions
        .map((words) => ({ words, text: note.text.slice(0, from) + words + note.text.slice(to) }))
        .filter(({ words, text }) => {
          const again = readingsOf(note, text).filter(
            (reading) => reading.from < from + words.length && reading.to > from,
          );
          return (
            again.length === 0 ||
            again.some(({ kind }) => kind === "handed_back" || kind === "kept_out")
          );
        })
        .map(({ words }) => `${note.text} → ${words}`),
    ),
  );
}
