import {
  FIELD_LABELS,
  FIELD_OPTIONS,
  MAIN_FIELDS,
  NOTES_FIELD,
  SUMMARY_FIELDS,
  type MainField,
  type ReportField,
} from "@reportair/contract/report-inputs.ts";
import { SAFEGUARDING_ADVICE, type FlagKind } from "@reportair/contract/flag-kinds.ts";
import { openFlags } from "../../let-stand/open-flags.ts";
import { type GeneratedReport, type ReportSentence } from "@reportair/contract/features/reports.ts";

/** A stretch of a report: a sentence with its number, or what stands between two of them. */
export type TextPart = { text: string; number: number | null };

/**
 * A report's text cut into its numbered sentences and the white space between them; joined, the parts
 * are the text again. A sentence that is not found in the text is passed over.
 */
export function numberedParts(text: string, sentences: readonly ReportSentence[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const [index, sentence] of sentences.entries()) {
    const start = text.indexOf(sentence.text, at);
    if (sentence.text === "" || start === -1) continue;
    if (start > at) parts.push({ text: text.slice(at, start), number: null });
    parts.push({ text: sentence.text, number: index + 1 });
    at = start + sentence.text.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), number: null });
  return parts;
}

/** Something that sentences were written from. */
export interface SourceRow {
  key: string;
  label: string;
  /** The option that was chosen, with its place on a scale where it has one. */
  option: string | null;
  scale: { index: number; of: number } | null;
  note: string | null;
  /** Numbers of the sentences that express it, in order. */
  numbers: number[];
}

type Written = Pick<
  GeneratedReport,
  "sentences" | "uncovered" | "inputs" | "flags" | "allowed_flags"
>;

/** Where a report comes from, in the order in which its sentences first mention it. */
export function sourceRows(report: Written): SourceRow[] {
  const rows: SourceRow[] = [];
  for (const field of MAIN_FIELDS) {
    const note = NOTES_FIELD[field];
    const option = report.inputs[field];
    const fields = [field, note].filter(
      (each) => report.inputs[each].trim() !== "" && !report.uncovered.includes(each),
    );
    if (option === "" || fields.length === 0) continue;
    rows.push({
      key: field,
      label: FIELD_LABELS[field],
      option,
      scale: scaleOf(field, option),
      note: fields.includes(note) ? report.inputs[note] : null,
      numbers: numbersOf(report, fields),
    });
  }
  for (const field of SUMMARY_FIELDS) {
    if (report.inputs[field].trim() === "" || report.uncovered.includes(field)) continue;
    rows.push(
      textRow(field, FIELD_LABELS[field], report.inputs[field], numbersOf(report, [field])),
    );
  }
  rows.sort((a, b) => (a.numbers[0] ?? Infinity) - (b.numbers[0] ?? Infinity));
  const own = numbersOf(report, ["teacher"]);
  if (own.length > 0) rows.push(textRow("teacher", "Your own words", null, own));
  const general = numbersOf(report, ["general"]);
  if (general.length > 0) {
    rows.push(textRow("general", "General advice", "Says nothing about this pupil", general));
  }
  return rows;
}

function textRow(key: string, label: string, text: string | null, numbers: number[]): SourceRow {
  return { key, label, option: text, scale: null, note: null, numbers };
}

function numbersOf(
  report: Pick<Written, "sentences">,
  sources: readonly ReportSentence["sources"][number][],
): number[] {
  return report.sentences.flatMap((sentence, at) =>
    sentence.sources.some((source) => sources.includes(source)) ? [at + 1] : [],
  );
}

function scaleOf(field: MainField, option: string): SourceRow["scale"] {
  const options: readonly string[] = FIELD_OPTIONS[field];
  const index = options.indexOf(option);
  return field === "homework_improvement_area" || index === -1
    ? null
    : { index, of: options.length };
}

/** The key of an input's row: a note belongs to its field. */
export function rowOf(field: ReportField): string {
  return MAIN_FIELDS.find((main) => NOTES_FIELD[main] === field) ?? field;
}

/** Something the teacher entered that no sentence mentions. */
export interface Uncovered {
  field: ReportField;
  label: string;
  text: string;
  /** Why it was kept out on purpose, if it was. */
  reason: string | null;
  /** What it reads like, if it was kept out for that. */
  kind: FlagKind | null;
}

const reasons: Record<FlagKind, string> = {
  safeguarding: SAFEGUARDING_ADVICE,
  diagnosis: "Kept out: it reads like health or a diagnosis.",
  family: "Kept out: it tells of the family.",
  other_pupil: "Kept out: it names another pupil.",
  instruction: "Kept out: it reads like an instruction to the writer.",
};

/** The given fields that are not in the report. */
export function uncoveredNotes(report: Written): Uncovered[] {
  return report.uncovered.map((field) => {
    const flag = openFlags(report.flags, report.allowed_flags).find((each) => each.field === field);
    return {
      field,
      label: FIELD_LABELS[field],
      text: report.inputs[field],
      reason: flag ? reasons[flag.kind] : null,
      kind: flag?.kind ?? null,
    };
  });
}

/** What the reader points at: a sentence by its number, or a row of the sources. */
export type Pointed = { sentence: number } | { row: string } | null;

/** Which sentences and which rows belong to what is pointed at. */
export function litBy(
  pointed: Pointed,
  rows: readonly SourceRow[],
): { sentences: readonly number[]; rows: readonly string[] } {
  if (pointed === null) return { sentences: [], rows: [] };
  if ("sentence" in pointed) {
    const { sentence } = pointed;
    const belonging = rows.filter((row) => row.numbers.includes(sentence));
    return { sentences: [sentence], rows: belonging.map((row) => row.key) };
  }
  const row = rows.find((each) => each.key === pointed.row);
  return { sentences: row?.numbers ?? [], rows: row ? [row.key] : [] };
}
