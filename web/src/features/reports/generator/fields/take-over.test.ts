import { EMPTY_INPUTS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { PreviousInputs } from "@reportair/contract/features/previous-inputs.ts";
import { expect, test } from "vitest";
import type { StudentEntry } from "../class-state/student-entry.ts";
import { takenOver } from "./take-over.ts";

const entry = (id: number, inputs: Partial<ReportInputs> = {}) =>
  ({ id, inputs: { ...EMPTY_INPUTS, ...inputs } }) as StudentEntry;

const before = (student: number, ticks: Partial<PreviousInputs>): [number, PreviousInputs] => {
  const { level, participation, punctuality, behaviour, homework } = EMPTY_INPUTS;
  const none = { level, participation, punctuality, behaviour, homework };
  const rest = { homework_improvement_area: "" as const, area_to_improve: "" };
  return [student, { student, period: "Summer term", ...none, ...rest, ...ticks }];
};

test("empty fields get last time's ticks; what stands, notes and targets stay as they are", () => {
  const previous = new Map([
    before(1, { level: "Advanced", behaviour: "Good Behaviour", area_to_improve: "old target" }),
    before(2, { level: "Advanced" }),
    before(3, {}),
  ]);
  const students = [
    entry(1, { level: "Developing", level_notes: "plans first" }),
    entry(2, { level: "Developing" }),
    entry(3),
    entry(4),
  ];
  expect(takenOver(students, previous)).toEqual([
    {
      student: 1,
      inputs: {
        ...EMPTY_INPUTS,
        level: "Developing",
        level_notes: "plans first",
        behaviour: "Good Behaviour",
      },
    },
  ]);
});
