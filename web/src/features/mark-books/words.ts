import {
  FIELD_LABELS,
  FIELD_OPTIONS,
  MAIN_FIELDS,
  NOTES_FIELDS,
  SUMMARY_FIELDS,
  type MainField,
  type ReportField,
} from "@reportair/contract/report-inputs.ts";
import type { Column } from "@reportair/roster/mark-book/mark-book.ts";
import { fieldsFor, isMainField } from "@reportair/roster/mark-book/settle.ts";
import { shownKey } from "@reportair/roster/mark-book/scales.ts";
import type { SelectOption } from "../../ui/select-option.ts";
import { isOpen, type SettledColumn } from "./settling.ts";

/** Stands for leaving something out where a list has no empty value. */
export const OUT = "out";

const named = (field: ReportField): SelectOption<ReportField> => ({
  value: field,
  label: FIELD_LABELS[field],
});

/** What a column can fill: ticks and notes, or notes alone. */
export function fieldChoices(column: Column): SelectOption<ReportField | typeof OUT>[] {
  const ticks = fieldsFor(column) === "ticks and notes" ? MAIN_FIELDS.map(named) : [];
  const notes = [...SUMMARY_FIELDS.toReversed(), ...NOTES_FIELDS].map(named);
  return [{ value: OUT, label: "Leave out" }, ...ticks, ...notes];
}

/** The options of a field, best first, and the choice to leave a tick alone. */
export function optionChoices(field: MainField): SelectOption[] {
  const options: readonly string[] = FIELD_OPTIONS[field];
  return [
    ...options.map((value, index) => ({ value, label: value, ...glyphOf(field, value, index) })),
    { value: OUT, label: "Leave the tick alone" },
  ];
}

/** The bars of an option; kinds of improvement have none. */
export function glyphOf(
  field: MainField,
  option: string,
  at?: number,
): { glyph?: { index: number; of: number } } {
  if (field === "homework_improvement_area") return {};
  const options: readonly string[] = FIELD_OPTIONS[field];
  const index = at ?? options.indexOf(option);
  return index < 0 ? {} : { glyph: { index, of: options.length } };
}

/** The better end of a scale, as people write it. */
export function bestOf({ steps }: Column, bestFirst: boolean): string {
  return shownKey((bestFirst ? steps[0] : steps.at(-1)) ?? "");
}

/** What is said under the field of a column: its scale, and what is open. */
export function stateOf(settled: SettledColumn): string {
  const { column, setting, remembered } = settled;
  if (isOpen(settled)) {
    if (setting.field === "") return `${column.what}: which field?`;
    return column.kind === "steps"
      ? `${column.what}: which is best?`
      : `${column.what}: is it read rightly?`;
  }
  if (!isMainField(setting.field)) return column.what;
  const best = column.kind === "steps" ? `, ${bestOf(column, setting.best_first)} is best` : "";
  return `${column.what}${best}${remembered ? ", as last time" : ""}`;
}
