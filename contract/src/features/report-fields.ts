import { z } from "zod";
import {
  FIELD_OPTIONS,
  LENGTH_RANGES,
  LENGTH_UNITS,
  NOTE_MAX,
  PRONOUNS,
  type ReportField,
} from "../report-inputs.ts";
import { typedText } from "../text.ts";

export * from "../report-inputs.ts";

export const lengthRange = z.enum(LENGTH_RANGES, { error: "Please choose a report word count." });
export const lengthUnit = z.enum(LENGTH_UNITS);
export const pronouns = z.enum(PRONOUNS);

function option<const T extends readonly [string, ...string[]]>(values: T) {
  return z.union([z.enum(values), z.literal("")]).default("");
}
const note = typedText(NOTE_MAX).default("");

/** `ReportInputs` as they are sent: a field that is left out is not used. */
export const reportInputs = z.object({
  level: option(FIELD_OPTIONS.level),
  level_notes: note,
  participation: option(FIELD_OPTIONS.participation),
  participation_notes: note,
  punctuality: option(FIELD_OPTIONS.punctuality),
  punctuality_notes: note,
  behaviour: option(FIELD_OPTIONS.behaviour),
  behaviour_notes: note,
  homework: option(FIELD_OPTIONS.homework),
  homework_notes: note,
  homework_improvement_area: option(FIELD_OPTIONS.homework_improvement_area),
  homework_improvement_notes: note,
  best_achievement: note,
  area_to_improve: note,
  additional_notes: note,
} satisfies Record<ReportField, z.ZodType>);
