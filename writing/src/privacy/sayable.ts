import {
  FLAG_ADVICE,
  KEPT_OUT_KINDS,
  type AllowedFlag,
  type Flag,
} from "@reportair/contract/features/flags.ts";
import {
  WRITTEN_FIELDS,
  type HandedBack,
  type WrittenField,
} from "@reportair/contract/features/note-readings.ts";
import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { Facts } from "../facts.ts";
import { keptOutOf, withoutKeptOut } from "./flags.ts";

const keepsOut: readonly string[] = KEPT_OUT_KINDS;

/**
 * What a writer is told of a student's inputs: notes without what stays out of a report, and which of them stay out
 * whole. `kept_out` are the sentences that are missing from notes of which the rest is told. `flags` are those that
 * were stored with the inputs: one that is not found any more keeps its note out all the same.
 */
export function sayable(
  inputs: ReportInputs,
  flags: readonly Flag[],
  let_stand: readonly AllowedFlag[],
): { facts: Pick<Facts, "inputs" | "leave_out" | "let_stand">; kept_out: HandedBack[] } {
  const told: ReportInputs = { ...inputs };
  const leave_out: WrittenField[] = [];
  const kept_out: HandedBack[] = [];
  for (const field of WRITTEN_FIELDS) {
    const text = inputs[field];
    const stands = let_stand.filter((each) => each.field === field).map(({ kind }) => kind);
    const kept = keptOutOf(text, stands);
    const found = new Set<string>([...kept.map(({ kind }) => kind), ...stands]);
    const rest = withoutKeptOut(text, kept);
    const whole =
      (kept.length > 0 && rest.trim() === "") ||
      flags.some(
        (each) => each.field === field && keepsOut.includes(each.kind) && !found.has(each.kind),
      );
    if (whole) {
      leave_out.push(field);
      continue;
    }
    told[field] = rest;
    for (const { from, to, kind } of kept)
      kept_out.push({
        field,
        text: text.slice(from, to),
        reason: FLAG_ADVICE[kind],
        suggestions: [],
        flag: kind,
      });
  }
  return { facts: { inputs: told, leave_out, let_stand }, kept_out };
}
