import {
  countCharacters,
  countWords,
  inputsOf,
  type LengthRange,
  type LengthUnit,
} from "@reportair/contract/features/report-fields.ts";
import type { WrittenReport } from "@reportair/writing/facts.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { insertReport, type ConfigurationRecord } from "./queries-of-texts.ts";

type NewReport = {
  /** What it was written from, as it stood then. */
  configuration: ConfigurationRecord;
  /** `year` is the student's year group at the time. */
  student: { id: number; year: number };
  length_range: LengthRange;
  length_unit: LengthUnit;
  written: WrittenReport;
  /** All that a provider was sent for it; null where nothing left the server. */
  sent: string | null;
  seed: number;
  /** The item of a batch that ordered it. One item has one report. */
  batch_item_id: number;
};

/** Stores a new text as its configuration's draft, with the inputs that it was written from; returns its id. */
export function storeReport(
  handle: Handle,
  actor: Pick<Actor, "institution_id" | "user_id">,
  { configuration, student, written, ...order }: NewReport,
): Promise<number> {
  return insertReport(handle, {
    ...order,
    institution_id: actor.institution_id,
    author_id: actor.user_id,
    configuration_id: configuration.id,
    student_id: student.id,
    year: student.year,
    report_content: written.text,
    sentences: written.sentences,
    uncovered: written.uncovered,
    handed_back: written.handed_back,
    flags: configuration.flags,
    allowed_flags: configuration.allowed_flags,
    inputs: inputsOf(configuration),
    word_count: countWords(written.text),
    char_count: countCharacters(written.text),
    written_by: written.written_by,
  });
}
