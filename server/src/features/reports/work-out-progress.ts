import { EMPTY_INPUTS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { ClassProgress } from "@reportair/contract/features/reports.ts";
import {
  fieldsInUse,
  REPORT_STATES,
  stateOf,
  type ReportState,
} from "@reportair/contract/report-status.ts";
import type { ProgressRow } from "./queries-of-progress.ts";

/** How far each class is, by the states of its students. */
export function workOutProgress(
  rows: readonly ProgressRow[],
  stops: ReadonlyMap<number, number>,
): ClassProgress[] {
  return [...Map.groupBy(rows, (row) => row.classroom)].map(([classroom, all]) => {
    const members = all.filter((row) => row.student !== null);
    const inUse = fieldsInUse(members.map(inputsOf));
    const states = Object.fromEntries(REPORT_STATES.map((state) => [state, 0])) as Record<
      ReportState,
      number
    >;
    for (const row of members) states[stateOf(inputsOf(row), inUse, reportOf(row))]++;
    return {
      classroom,
      written: members.filter(({ status }) => status !== null).length,
      kept: members.filter(({ status }) => status === "kept").length,
      stopped_at: stops.get(classroom) ?? null,
      states,
    };
  });
}

function inputsOf({ configuration, inputs }: ProgressRow): ReportInputs {
  return configuration === null ? EMPTY_INPUTS : (inputs as ReportInputs);
}

function reportOf({ status, stale, other }: ProgressRow) {
  return status === null ? null : { status, stale, proposal: status === "kept" ? other : null };
}
