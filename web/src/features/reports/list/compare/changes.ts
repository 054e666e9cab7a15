import {
  FIELD_LABELS,
  FIELD_OPTIONS,
  MAIN_FIELDS,
  type MainField,
  type ReportInputs,
} from "@reportair/contract/report-inputs.ts";
import type { ListedReport } from "@reportair/contract/features/reports.ts";

/** What was ticked for one field in two periods; empty where it was not. */
export interface FieldChange {
  field: MainField;
  label: string;
  before: string;
  after: string;
  /** Which way it went; null where there is no better or worse, or nothing to compare. */
  way: "better" | "worse" | "same" | null;
}

// Accuracy, Method and Presentation are kinds of work, not steps of a scale.
const WITHOUT_SCALE: MainField = "homework_improvement_area";

/** The main fields of two reports side by side. */
export function changesBetween(
  earlier: ReportInputs | undefined,
  later: ReportInputs | undefined,
): readonly FieldChange[] {
  return MAIN_FIELDS.map((field) => {
    const before = earlier?.[field] ?? "";
    const after = later?.[field] ?? "";
    return { field, label: FIELD_LABELS[field], before, after, way: wayOf(field, before, after) };
  });
}

function wayOf(field: MainField, before: string, after: string): FieldChange["way"] {
  if (before === "" || after === "" || field === WITHOUT_SCALE) return null;
  const options: readonly string[] = FIELD_OPTIONS[field];
  const steps = options.indexOf(before) - options.indexOf(after);
  if (steps === 0) return "same";
  return steps > 0 ? "better" : "worse";
}

/** A student with a report in one of two periods, or in both. */
export interface Pair {
  student: number;
  name: string;
  before: ListedReport | undefined;
  after: ListedReport | undefined;
}

/** The students of two periods, in the order of the reports. */
export function pairsOf(
  reports: readonly ListedReport[],
  earlier: string,
  later: string,
): readonly Pair[] {
  const pairs = new Map<number, Pair>();
  for (const report of reports) {
    if (report.period !== earlier && report.period !== later) continue;
    const { id, full_name } = report.student;
    const pair = pairs.get(id) ?? {
      student: id,
      name: full_name,
      before: undefined,
      after: undefined,
    };
    pairs.set(id, { ...pair, [report.period === later ? "after" : "before"]: report });
  }
  return [...pairs.values()];
}
