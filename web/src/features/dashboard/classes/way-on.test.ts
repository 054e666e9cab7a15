import { REPORT_STATES, type ReportState } from "@reportair/contract/report-status.ts";
import { expect, test } from "vitest";
import { wayOn } from "./way-on.ts";

const NO_PUPILS = Object.fromEntries(REPORT_STATES.map((state) => [state, 0])) as Record<
  ReportState,
  number
>;
const way = (written: number, kept: number, states: Partial<Record<ReportState, number>>) =>
  wayOn({ written, kept, states: { ...NO_PUPILS, ...states } });

test("a class that nobody has begun is started, any other is gone on with", () => {
  expect(way(0, 0, { empty: 28 })?.words).toBe("Start");
  expect(way(0, 0, { empty: 12, ready: 16 })?.words).toBe("Continue");
  expect(way(16, 16, { empty: 12, kept: 16 })?.words).toBe("Continue");
  expect(way(28, 28, { kept: 27, out_of_date: 1 })?.words).toBe("Continue");
});

test("drafts come first: those out of date, and those beside a kept text, too", () => {
  expect(way(27, 1, { empty: 1, draft: 25, out_of_date: 1, draft_beside_kept: 1 })).toEqual({
    words: "Continue: review 27 drafts",
    drafts: 27,
  });
  expect(way(1, 0, { draft: 1 })?.words).toBe("Continue: review 1 draft");
});

test("a class is done when each report is kept and up to date", () => {
  expect(way(28, 28, { kept: 28 })).toBeNull();
});
