import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import type { ListedReport } from "@reportair/contract/features/reports.ts";
import { expect, test } from "vitest";
import { changesBetween, pairsOf } from "./changes.ts";

test("says which way each field went", () => {
  const before = {
    ...EMPTY_INPUTS,
    level: "Developing",
    participation: "Active Participant",
    behaviour: "Good Behaviour",
    homework_improvement_area: "Accuracy",
  } as const;
  const after = {
    ...EMPTY_INPUTS,
    level: "Proficient",
    participation: "Passive Observer",
    behaviour: "Good Behaviour",
    homework: "Mostly Completed",
    homework_improvement_area: "Method",
  } as const;
  const ways = Object.fromEntries(
    changesBetween(before, after).map(({ field, way }) => [field, way]),
  );
  expect(ways).toEqual({
    level: "better",
    participation: "worse",
    punctuality: null,
    behaviour: "same",
    homework: null,
    homework_improvement_area: null,
  });
});

test("a pupil new to the class has nothing to compare with", () => {
  const changes = changesBetween(undefined, { ...EMPTY_INPUTS, level: "Advanced" });
  expect(changes[0]).toMatchObject({ before: "", after: "Advanced", way: null });
});

test("pairs the reports of each pupil", () => {
  const report = (id: number, student: number, period: string) =>
    ({ id, period, student: { id: student, full_name: `Pupil ${student}` } }) as ListedReport;
  const pairs = pairsOf(
    [
      report(1, 7, "Autumn"),
      report(2, 7, "Summer"),
      report(3, 8, "Autumn"),
      report(4, 9, "Spring"),
    ],
    "Summer",
    "Autumn",
  );
  expect(pairs.map(({ student, before, after }) => [student, before?.id, after?.id])).toEqual([
    [7, 2, 1],
    [8, undefined, 3],
  ]);
});
