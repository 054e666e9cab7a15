import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import { configurationOf, reportOf, studentOf } from "../../../../../test/records.ts";
import { entriesOf, type StudentEntry } from "../class-state/student-entry.ts";
import { chosenReports } from "./chosen-reports.ts";

const LENGTH = { range: "300-400", unit: "words" } as const;

function entry(id: number, inputs: Partial<ReportInputs>, report?: object): StudentEntry {
  const student = studentOf(id, `Pupil Number${id}`);
  const configuration = {
    ...configurationOf(student, inputs),
    generated_report: report ? reportOf(id, student.full_name, report) : null,
  };
  return entriesOf([student], [configuration], new Map())[0]!;
}

function sorted(...entries: readonly StudentEntry[]) {
  return Object.fromEntries(
    Object.entries<readonly StudentEntry[]>({ ...chosenReports(entries, LENGTH) }).map(
      ([kind, all]) => [kind, all.map((each) => each.id)],
    ),
  );
}

test("the chosen are sorted by what writing means for them", () => {
  expect(
    sorted(
      entry(1, {}),
      entry(2, { level: "Advanced" }),
      entry(3, { level: "Advanced" }, { status: "kept" }),
      entry(4, { level: "Advanced" }, { status: "draft" }),
    ),
  ).toEqual({ unfilled: [1], rest: [2], kept: [3], drafted: [4] });
});

test("a draft is in the way only where it has what is filled in now, in the length that is chosen", () => {
  expect(
    sorted(
      entry(1, { level: "Advanced" }, { status: "draft", stale: true }),
      entry(2, { level: "Advanced" }, { status: "draft", selected_word_count: "400-700" }),
      entry(3, { level: "Advanced" }, { status: "draft", length_unit: "characters" }),
    ),
  ).toMatchObject({ rest: [1, 2, 3], drafted: [] });
});

test("a kept report is asked about also where it is out of date", () => {
  expect(sorted(entry(1, { level: "Advanced" }, { status: "kept", stale: true }))).toMatchObject({
    kept: [1],
  });
});
