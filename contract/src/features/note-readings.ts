import { z } from "zod";
import { typedText } from "../text.ts";
import { recordId } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { allowableKind, flagKind } from "./flags.ts";
import {
  NOTE_MAX,
  NOTES_FIELDS,
  SUMMARY_FIELDS,
  type NotesField,
  type SummaryField,
} from "./report-fields.ts";

/** The fields that hold a teacher's own words. */
export type WrittenField = NotesField | SummaryField;
export const WRITTEN_FIELDS: readonly WrittenField[] = [...NOTES_FIELDS, ...SUMMARY_FIELDS];
export const writtenField = z.enum(WRITTEN_FIELDS as readonly [WrittenField, ...WrittenField[]]);

/** What becomes of a piece of a note: said as it is, worked into a sentence, given back to its teacher, or kept out. */
export const NOTE_READING_KINDS = ["as_written", "worked_in", "handed_back", "kept_out"] as const;
export type NoteReadingKind = (typeof NOTE_READING_KINDS)[number];

/** How a piece of a note judges: `target` is something still to do, `fact` neither praises nor blames. */
export const JUDGEMENTS = ["praise", "fault", "target", "fact"] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** How one piece of a note reads. */
export const noteReading = z.object({
  /** Where the piece stands in the text, in UTF-16 units: from the first to before the last. */
  from: z.int(),
  to: z.int(),
  kind: z.enum(NOTE_READING_KINDS),
  /** The sentence that a report says of it; empty where it is handed back or kept out. */
  reads_as: z.string(),
  judgement: z.enum(JUDGEMENTS),
  /** For the teacher: why it is handed back or kept out, or what was seen to ("“defo” is read as “definitely”"); may be empty. */
  reason: z.string(),
  /** Words that can take the piece's place and that will be said; at most two, none for most that is said. */
  suggestions: z.array(z.string()),
  /** What it reads like, where it is kept out for that. */
  flag: flagKind.optional(),
});
export type NoteReading = z.infer<typeof noteReading>;

export const readNote = endpoint({
  method: "POST",
  path: "reports/notes/read/",
  tag: "Writing",
  summary: "How a note will read in a report, piece by piece",
  body: z.object({
    student: recordId,
    classroom: recordId,
    field: writtenField,
    /** The option that is ticked in the note's field; empty where there is none. */
    option: z.string().max(100).default(""),
    text: typedText(NOTE_MAX),
    /** What of this text the teacher lets stand. */
    allowed: z.array(allowableKind).max(2).default([]),
  }),
  responses: { 200: z.array(noteReading) },
});

/** A piece of a note that the writer would not risk, for the teacher to reword, quote or leave. */
export const handedBack = z.object({
  field: writtenField,
  text: z.string(),
  reason: z.string(),
  suggestions: z.array(z.string()),
  /** What it reads like, where it is kept out for that. */
  flag: flagKind.optional(),
});
export type HandedBack = z.infer<typeof handedBack>;
