import {
  FIELD_OPTIONS,
  type MainField,
  type SummaryField,
} from "@reportair/contract/report-inputs.ts";
import type { SelectOption } from "../../../../ui/select-option.ts";

/** What a main field offers, best first; a kind of improvement is no better than another, so it has no bars. */
export const OPTIONS: Readonly<Record<MainField, readonly SelectOption[]>> = {
  level: optionsOf("level"),
  participation: optionsOf("participation"),
  punctuality: optionsOf("punctuality"),
  behaviour: optionsOf("behaviour"),
  homework: optionsOf("homework"),
  homework_improvement_area: optionsOf("homework_improvement_area"),
};

function optionsOf(field: MainField): SelectOption[] {
  const values: readonly string[] = FIELD_OPTIONS[field];
  if (field === "homework_improvement_area")
    return values.map((value) => ({ value, label: value }));
  return values.map((value, index) => ({
    value,
    label: value,
    glyph: { index, of: values.length },
  }));
}

/** The main fields with a column of their own. */
export const COLUMN_FIELDS = ["level", "participation", "behaviour"] as const;

/** Column heads of the completeness marks. */
export const SHORT_LABELS: Record<MainField, string> = {
  level: "Lev",
  participation: "Par",
  punctuality: "Pun",
  behaviour: "Beh",
  homework: "Hw",
  homework_improvement_area: "Imp",
};

/** The same of the three summary texts. */
export const SHORT_SUMMARIES: Record<SummaryField, string> = {
  best_achievement: "Best",
  area_to_improve: "Area",
  additional_notes: "Add",
};
