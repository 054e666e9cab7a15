import {
  FEW_FIELDS,
  MAIN_FIELDS,
  usedFields,
  type MainField,
  type ReportInputs,
} from "@reportair/contract/report-inputs.ts";
import {
  fieldsInUse,
  REPORT_STATES,
  stateOf,
  type ReportState,
} from "@reportair/contract/report-status.ts";
import { asTyped } from "./standing.ts";
import type { StudentEntry } from "./student-entry.ts";

/** How far every student of a class is, and what the class uses of the fields. */
export interface ClassStatus {
  inUse: readonly MainField[];
  states: ReadonlyMap<number, ReportState>;
  counts: Readonly<Record<ReportState, number>>;
}

/** Tells how far the students are; what is as before stays the same object, so that nothing renders for it. */
export function classStatus(
  entries: Iterable<StudentEntry>,
  before: ClassStatus | null,
): ClassStatus {
  const all = [...entries];
  const now = fieldsInUse(all.map((entry) => entry.inputs));
  const inUse = before && now.join() === before.inUse.join() ? before.inUse : now;
  const states = new Map(all.map((entry) => [entry.id, stateOfEntry(entry, inUse)]));
  if (before && inUse === before.inUse && sameStates(states, before.states)) return before;
  const counts = Object.fromEntries(REPORT_STATES.map((state) => [state, 0])) as Record<
    ReportState,
    number
  >;
  for (const state of states.values()) counts[state]++;
  return { inUse, states, counts };
}

function sameStates(one: ClassStatus["states"], other: ClassStatus["states"]): boolean {
  return [...one].every(([student, state]) => other.get(student) === state);
}

/** How far one student is, as it stands on the screen just now. */
function stateOfEntry(entry: StudentEntry, inUse: readonly MainField[]): ReportState {
  const { inputs, report, confirmed } = entry;
  return stateOf(inputs, inUse, report && asTyped({ inputs, report }, confirmed));
}

/** "2 of 6": how many of the fields that the class uses are filled; of three where it uses fewer, as a report needs them. */
export function filledOf(inputs: ReportInputs, inUse: readonly MainField[]): string {
  if (inUse.length < FEW_FIELDS)
    return `${Math.min(usedFields(inputs).length, FEW_FIELDS)} of ${FEW_FIELDS}`;
  return `${inUse.filter((field) => inputs[field] !== "").length} of ${inUse.length}`;
}

/** "16 of 28 pupils complete, 7 partly filled, 5 still empty": counted over the fields that the class uses. */
export function summaryLine(all: readonly ReportInputs[]): string {
  const inUse = fieldsInUse(all);
  const states = all.map((inputs) => stateOf(inputs, inUse, null));
  const count = (state: ReportState) => states.filter((each) => each === state).length;
  const noun = all.length === 1 ? "pupil" : "pupils";
  const line = `${count("ready")} of ${all.length} ${noun} complete, ${count("partly_filled")} partly filled, ${count("empty")} still empty`;
  const left = MAIN_FIELDS.length - inUse.length;
  if (left === 0) return line;
  return `${line}; this class uses ${inUse.length} of the ${MAIN_FIELDS.length} fields`;
}
