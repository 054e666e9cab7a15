import type { Judgement, WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Token } from "../embedded/lexicon/template.ts";
import type { Facts } from "../facts.ts";
import type { Form } from "./grammar.ts";

/** One piece of a note on its own. */
export type Piece = {
  field: WrittenField;
  /** The option that is ticked in the field; empty where there is none. */
  option: string;
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

/** What a piece is read as: its sentence, or why there is none. */
export type PieceReading =
  | {
      kind: "as_written" | "worked_in";
      form: Form;
      tokens: Token[];
      judgement: Judgement;
      reason: string;
    }
  | {
      kind: "handed_back" | "kept_out";
      judgement: Judgement;
      reason: string;
      suggestions: string[];
    };
