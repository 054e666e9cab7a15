import {
  FEW_FIELDS,
  LENGTH_RANGES,
  usedFields,
  type LengthRange,
  type LengthUnit,
  type ReportInputs,
} from "@reportair/contract/report-inputs.ts";

/** The length that the teacher has chosen; no range until then. */
export interface Length {
  range: LengthRange | null;
  unit: LengthUnit;
}

/** Whether so few fields are used that a shorter range than the chosen one would fit better. */
export function tooLongFor(inputs: ReportInputs, { range, unit }: Length): boolean {
  const used = usedFields(inputs).length;
  const shortest = range === LENGTH_RANGES[0] && unit === "characters";
  return range !== null && !shortest && used > 0 && used < FEW_FIELDS;
}

/** What to do about it: a shorter range, or its characters where it is the shortest already. */
export function shorterRange({ range }: Length): string {
  return range === LENGTH_RANGES[0] ? `${range} characters` : "a shorter range";
}
