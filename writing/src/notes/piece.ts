import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Facts } from "../facts.ts";

/** One piece of a note on its own. */
export type Piece = {
  field: WrittenField;
  subject: string;
  /** The whole note: its pieces are worded alike. */
  note: string;
  /** What it stood behind: "ebi", "www"; empty for most. */
  label: string;
  text: string;
  student: Facts["student"];
  /** Tells which of the words are the student's own name. */
  isOwn: (words: readonly { text: string }[], at: number) => boolean;
};
