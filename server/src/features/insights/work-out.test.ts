import { EMPTY_INPUTS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, it } from "vitest";
import type { Outcome } from "./queries.ts";
import { workOutInsights } from "./work-out.ts";

const now = new Date("2026-11-21T12:00:00Z");
const autumn = { period: "Autumn term 2026", starts_on: "2026-09-01" };
const summer = { period: "Summer term 2026", starts_on: "2026-04-01" };

function outcomes(
  count: number,
  inputs: Partial<ReportInputs>,
  more: Partial<Outcome> = {},
): Outcome[] {
  return Array.from({ length: count }, () => ({
    inputs: { ...EMPTY_INPUTS, ...inputs },
    kept: true,
    edited: false,
    updated_at: new Date("2026-11-02T12:00:00Z"),
    classroom: "9B/En2",
    ...autumn,
    ...more,
  }));
}

describe("insights", () => {
  it("are locked below five reports", () => {
    expect(workOutInsights(outcomes(4, { level: "Advanced" }), now)).toEqual({
      reports: 4,
      needed: 5,
      cards: null,
    });
    expect(workOutInsights(outcomes(5, { level: "Advanced" }), now).cards).not.toBeNull();
  });

  it("say what the data show, what has changed and what to do next", () => {
    const { cards } = workOutInsights(
      [
        ...outcomes(6, { level: "Proficient" }),
        ...outcomes(2, { level: "Below Expectations" }, { classroom: "10C/En3" }),
        ...outcomes(5, { level: "Developing" }, summer),
        ...outcomes(5, { level: "Advanced" }, summer),
      ],
      now,
    );
    expect(cards?.level).toEqual({
      shows: "6 of 8 are “Advanced or Proficient” (75%).",
      change: "Up from 50% in summer term 2026.",
      next: "Look first at the 2 pupils below expectations in 10C/En3.",
      counts: [
        { option: "Advanced", count: 0 },
        { option: "Proficient", count: 6 },
        { option: "Developing", count: 0 },
        { option: "Below Expectations", count: 2 },
      ],
    });
    expect(cards?.homework.shows).toBe("None of the autumn term 2026 reports has it ticked.");
  });

  it("speaks of one pupil as one", () => {
    const { cards } = workOutInsights(
      [
        ...outcomes(5, { punctuality: "Always on time" }),
        ...outcomes(1, { punctuality: "Chronically late" }),
      ],
      now,
    );
    expect(cards?.punctuality.next).toBe(
      "Raise the pupil who is chronically late in 9B/En2 with the head of year.",
    );
  });

  it("count what was kept in each of the last six months", () => {
    const { cards } = workOutInsights(
      [...outcomes(5, { level: "Advanced" }), ...outcomes(2, {}, { kept: false, edited: true })],
      now,
    );
    expect(cards?.general.months).toEqual([
      { month: "2026-06", kept: 0 },
      { month: "2026-07", kept: 0 },
      { month: "2026-08", kept: 0 },
      { month: "2026-09", kept: 0 },
      { month: "2026-10", kept: 0 },
      { month: "2026-11", kept: 5 },
    ]);
    expect(cards?.general.next).toBe("Review the 2 drafts that are not kept yet in 9B/En2.");
    expect(cards?.general.shows).toContain("you edited 2");
  });

  it("do not compare with a period of which nothing is known", () => {
    expect(workOutInsights(outcomes(5, { level: "Advanced" }), now).cards?.level.change).toBe(
      "No earlier period to compare with yet.",
    );
  });

  it("stay with the last full period while a new one has only begun", () => {
    const { period, cards } = workOutInsights(
      [
        ...outcomes(1, { level: "Advanced" }, { kept: false }),
        ...outcomes(8, { level: "Proficient" }, summer),
      ],
      now,
    );
    expect(period).toBe("Summer term 2026, as there is only 1 for the autumn term 2026 so far");
    expect(cards?.level.shows).toBe("8 of 8 are “Advanced or Proficient” (100%).");
    expect(cards?.level.change).toBe("No earlier period to compare with yet.");
    expect(cards?.general.next).toBe("Review the draft that is not kept yet in 9B/En2.");
  });

  it("do not compare with a handful", () => {
    const { period, cards } = workOutInsights(
      [
        ...outcomes(6, { level: "Advanced" }),
        ...outcomes(4, { level: "Below Expectations" }, summer),
      ],
      now,
    );
    expect(period).toBe("Autumn term 2026");
    expect(cards?.level.change).toBe("No earlier period to compare with yet.");
  });
});
