import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import { batchRequest } from "./batch-request.ts";
import type { StudentEntry } from "../class-state/student-entry.ts";

function entry(id: number, inputs: Partial<StudentEntry["inputs"]>): StudentEntry {
  return {
    id,
    name: `Pupil ${id}`,
    firstName: "Pupil",
    findable: [],
    configuration: null,
    inputs: { ...EMPTY_INPUTS, ...inputs },
    confirmed: EMPTY_INPUTS,
    confirmedAt: "",
    clashes: {},
    flags: [],
    allowed: [],
    report: null,
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
  const seen = { ...EMPTY_INPUTS, classroom: 12, was: EMPTY_INPUTS };
  expect(request).toMatchObject({
    body: {
      reports: {
        0: { ...seen, student: 5, level: "Advanced" },
        1: { ...seen, student: 7, best_achievement: "y" },
      },
      word_count: "400-700",
      length_unit: "characters",
    },
  });
});

test("asks for the same whatever was seen before", () => {
  const pupil = entry(5, { level: "Advanced" });
  const wanted = (each: StudentEntry) => {
    const request = batchRequest(12, [each], "300-400", "words");
    return "wanted" in request && request.wanted;
  };
  expect(wanted({ ...pupil, confirmed: pupil.inputs })).toBe(wanted(pupil));
  expect(wanted({ ...pupil, inputs: EMPTY_INPUTS })).not.toBe(wanted(pupil));
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
