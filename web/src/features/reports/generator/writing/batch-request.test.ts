import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import { batchRequest } from "./batch-request.ts";
import type { StudentEntry } from "../class-state/student-entry.ts";

function entry(id: number, inputs: Partial<StudentEntry["inputs"]>): StudentEntry {
  return {
    id,
    name: `Pupil ${id}`,
    firstName: "Pupil",
    configuration: null,
    inputs: { ...EMPTY_INPUTS, ...inputs },
    confirmed: EMPTY_INPUTS,
    confirmedAt: "",
    flags: [],
    save: { kind: "untouched" },
  };
}

test("sends the selected pupils who have a used field, counted from 0", () => {
  const request = batchRequest(
    12,
    [
      entry(5, { level: "Advanced" }),
      entry(6, { level_notes: "x" }),
      entry(7, { best_achievement: "y" }),
    ],
    "400-700",
    "characters",
  );
  expect(request).toEqual({
    body: {
      reports: {
        0: { ...EMPTY_INPUTS, student: 5, classroom: 12, level: "Advanced" },
        1: { ...EMPTY_INPUTS, student: 7, classroom: 12, best_achievement: "y" },
      },
      word_count: "400-700",
      length_unit: "characters",
    },
  });
});

test("says why there is nothing to send", () => {
  expect(batchRequest(12, [], "300-400", "words")).toEqual({
    alert: "Please select at least one student.",
  });
  expect(batchRequest(12, [entry(5, {})], "300-400", "words")).toEqual({
    alert:
      "None of the selected students had any fields filled out. Please provide data to generate reports.",
  });
});
