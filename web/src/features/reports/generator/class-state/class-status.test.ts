import { EMPTY_INPUTS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import { configurationOf, reportOf, studentOf } from "../../../../../test/records.ts";
import { classStatus, filledOf, summaryLine } from "./class-status.ts";
import { entriesOf, type StudentEntry } from "./student-entry.ts";

const all: ReportInputs = {
  ...EMPTY_INPUTS,
  level: "Advanced",
  participation: "Passive Observer",
  punctuality: "Always on time",
  behaviour: "Good Behaviour",
  homework: "Never Completed",
  homework_improvement_area: "Method",
};
const withoutImprovement: ReportInputs = { ...all, homework_improvement_area: "" };

test("the line counts every pupil once", () => {
  const partly: ReportInputs = { ...EMPTY_INPUTS, best_achievement: "Her speech" };
  expect(summaryLine([all, all, partly, EMPTY_INPUTS])).toBe(
    "2 of 4 pupils complete, 1 partly filled, 1 still empty",
  );
  expect(summaryLine([EMPTY_INPUTS])).toBe("0 of 1 pupil complete, 0 partly filled, 1 still empty");
});

test("a class that leaves a field out is complete without it, and the line says so", () => {
  expect(summaryLine([withoutImprovement, withoutImprovement])).toBe(
    "2 of 2 pupils complete, 0 partly filled, 0 still empty; this class uses 5 of the 6 fields",
  );
  const { inUse } = classStatus(classOf(withoutImprovement, { level: "Advanced" }), null);
  expect(filledOf({ ...EMPTY_INPUTS, level: "Advanced" }, inUse)).toBe("1 of 5");
});

test("a class that uses fewer fields than a report needs counts up to what it needs", () => {
  const { inUse } = classStatus(classOf({ level: "Advanced" }, { level: "Proficient" }), null);
  expect(filledOf({ ...EMPTY_INPUTS, level: "Advanced" }, inUse)).toBe("1 of 3");
  expect(
    filledOf({ ...EMPTY_INPUTS, level: "Advanced", best_achievement: "Her speech" }, inUse),
  ).toBe("2 of 3");
});

test("one pupil with the field makes it one that the class uses, for everybody at once", () => {
  const before = classStatus(classOf(withoutImprovement, withoutImprovement), null);
  expect([...before.states.values()]).toEqual(["ready", "ready"]);
  const after = classStatus(classOf(withoutImprovement, all), before);
  expect([...after.states.values()]).toEqual(["partly_filled", "ready"]);
  expect(after.counts).toMatchObject({ partly_filled: 1, ready: 1, empty: 0 });
});

test("where nothing changes of it, it stays the same object", () => {
  const before = classStatus(classOf(all, all), null);
  expect(classStatus(classOf(all, { ...all, level_notes: "Plans first" }), before)).toBe(before);
});

/** A class of students with these inputs. */
function classOf(...inputs: readonly Partial<ReportInputs>[]): StudentEntry[] {
  const students = inputs.map((_, index) => studentOf(index + 1, `Pupil Number${index}`));
  const configurations = students.map((student, index) => configurationOf(student, inputs[index]!));
  return entriesOf(students, configurations, new Map());
}

/** A class of one with a report, and what is typed there since. */
function stateWith(report: object, typed: Partial<ReportInputs> = {}) {
  const student = studentOf(1, "Ada Byron");
  const configuration = {
    ...configurationOf(student, all),
    generated_report: reportOf(9, "Ada Byron", report),
  };
  const entries = entriesOf(
    [student],
    [configuration],
    new Map([[1, { changes: typed, was: {} }]]),
  );
  return classStatus(entries, null).states.get(1);
}

test("a kept report is out of date as soon as something else is typed, and kept again once it is put back", () => {
  expect(stateWith({ status: "kept" })).toBe("kept");
  expect(stateWith({ status: "kept" }, { level: "Proficient" })).toBe("out_of_date");
  expect(stateWith({ status: "kept" }, { level: "Advanced" })).toBe("kept");
  expect(stateWith({ status: "kept", stale: true })).toBe("out_of_date");
  expect(stateWith({ status: "draft" })).toBe("draft");
});
