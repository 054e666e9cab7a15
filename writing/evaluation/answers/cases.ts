import type {
  MainField,
  ReportField,
  ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import type { Source } from "../../src/facts.ts";

/** Natural ways of saying each option of each tick, as a model would put them. */
export type Ways = { [Field in MainField]?: Record<string, readonly string[]> };

/** One sentence set into an otherwise good answer. */
export type SentenceCase = {
  text: string;
  /** What the model says it was written from; advice where nothing is told. */
  sources?: readonly Source[];
  /** Stands in place of the plain sentence of this field, which it claims. */
  instead?: MainField;
  /** What the pupil's inputs are besides the usual ones. */
  inputs?: Partial<ReportInputs>;
};

/** The kinds of what must never be shown, each with its sentences. */
export type BadKinds = Record<string, readonly SentenceCase[]>;

/** A sentence that claims these fields. */
export function of(text: string, ...sources: Source[]): SentenceCase {
  return { text, sources };
}

/** A sentence in place of the plain one of a field, whose tick may be another than usual. */
export function instead(field: MainField, option: string, text: string): SentenceCase {
  return { text, instead: field, sources: [field], inputs: { [field]: option } };
}

/** A sentence with the note that it was written from. */
export function noted(field: ReportField, note: string, text: string): SentenceCase {
  return { text, sources: [field], inputs: { [field]: note } };
}

/** Notes by their field, each with what is said of it. */
export type Told = { [Field in ReportField]?: Record<string, string | readonly string[]> };

/** Sentences that claim one field each, in a table: of ticks by option, of notes, and of fields as they are. */
export function casesOf(table: {
  ticks?: Ways;
  notes?: Told;
  claims?: { [Field in Source]?: readonly string[] };
}): SentenceCase[] {
  const { ticks = {}, notes = {}, claims = {} } = table;
  return [
    ...rows(ticks).flatMap(([field, options]) =>
      rows(options).flatMap(([option, texts]) => texts.map((text) => instead(field, option, text))),
    ),
    ...rows(notes).flatMap(([field, told]) =>
      rows(told).flatMap(([note, texts]) => [texts].flat().map((text) => noted(field, note, text))),
    ),
    ...rows(claims).flatMap(([source, texts]) => texts.map((text) => of(text, source))),
  ];
}

/** The entries of a table, with its keys as they are typed. */
function rows<Key extends string, Value>(table: { [K in Key]?: Value }): [Key, Value][] {
  return Object.entries(table) as [Key, Value][];
}
