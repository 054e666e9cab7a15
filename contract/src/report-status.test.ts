import { describe, expect, test } from "vitest";
import { EMPTY_INPUTS, MAIN_FIELDS, type ReportInputs } from "./features/report-fields.ts";
import { fieldsInUse, stateOf, stateOfReport, type StandingReport } from "./report-status.ts";

const five: ReportInputs = {
  ...EMPTY_INPUTS,
  level: "Advanced",
  participation: "Passive Observer",
  punctuality: "Always on time",
  behaviour: "Good Behaviour",
  homework: "Never Completed",
};
const begun: ReportInputs = { ...EMPTY_INPUTS, level: "Developing" };
const kept: StandingReport = { status: "kept", stale: false, proposal: null };

describe("what a class uses", () => {
  test("is what at least one pupil has", () => {
    expect(fieldsInUse([five, begun])).toEqual(MAIN_FIELDS.slice(0, 5));
  });
  test("is all six until half of the pupils have something", () => {
    expect(fieldsInUse([begun, EMPTY_INPUTS, EMPTY_INPUTS])).toEqual(MAIN_FIELDS);
    expect(fieldsInUse([begun, EMPTY_INPUTS])).toEqual(["level"]);
    expect(fieldsInUse([])).toEqual(MAIN_FIELDS);
  });
  test("is all six where only texts are written", () => {
    expect(fieldsInUse([{ ...EMPTY_INPUTS, additional_notes: "Kind" }])).toEqual(MAIN_FIELDS);
  });
});

describe("the state of a pupil", () => {
  test.each<[string, ReportInputs, StandingReport | null]>([
    ["empty", EMPTY_INPUTS, null],
    ["empty", { ...EMPTY_INPUTS, level_notes: "A note without its tick" }, null],
    ["partly_filled", begun, null],
    ["ready", five, null],
    ["draft", five, { ...kept, status: "draft" }],
    ["kept", EMPTY_INPUTS, kept],
    ["out_of_date", five, { ...kept, stale: true }],
    ["out_of_date", five, { ...kept, status: "draft", stale: true }],
    ["draft_beside_kept", five, { ...kept, stale: true, proposal: 8 }],
  ])("%s", (state, inputs, report) => {
    expect(stateOf(inputs, MAIN_FIELDS.slice(0, 5), report)).toBe(state);
  });
  test("is not ready with fewer than three fields, however few the class uses", () => {
    expect(stateOf(begun, ["level"], null)).toBe("partly_filled");
    const more = { ...begun, best_achievement: "Her map", area_to_improve: "Scale" };
    expect(stateOf(more, ["level"], null)).toBe("ready");
  });
  test("of a report alone", () => {
    expect(stateOfReport(kept)).toBe("kept");
  });
});
