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
      shows: "6 of 8 are “Advanced” or “Proficient” (75%).",
      change: "Up from 50% in summer term 2026.",
      compared: true,
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
    expect(cards?.level.shows).toBe("8 of 8 are “Advanced” or “Proficient” (100%).");
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

  it("say what to do next for each field, for one pupil, for several and for none", () => {
    const next = (
      field: "level" | "participation" | "punctuality" | "behaviour" | "homework",
      best: string,
      worst: string,
      weak: number,
    ) =>
      workOutInsights(
        [...outcomes(6, { [field]: best }), ...outcomes(weak, { [field]: worst })],
        now,
      ).cards?.[field].next;
    const participation = ["participation", "Active Participant", "Passive Observer"] as const;
    expect(next(...participation, 1)).toBe(
      "Plan a way in for the pupil who mostly watches in 9B/En2, for instance a written answer before discussion.",
    );
    expect(next(...participation, 2)).toContain("for the 2 pupils who mostly watch in 9B/En2");
    expect(next(...participation, 0)).toMatch(/^Everybody takes part/u);
    const behaviour = ["behaviour", "Good Behaviour", "Unacceptable Behaviour"] as const;
    expect(next(...behaviour, 1)).toContain("for the pupil whose behaviour is unacceptable in");
    expect(next(...behaviour, 2)).toContain("for the 2 pupils whose behaviour is unacceptable in");
    expect(next(...behaviour, 0)).toMatch(/^Nobody's behaviour is unacceptable/u);
    const homework = ["homework", "Mostly Completed", "Never Completed"] as const;
    expect(next(...homework, 1)).toContain("Ask the pupil who never hands in homework in 9B/En2");
    expect(next(...homework, 2)).toContain("Ask the 2 pupils who never hand in homework in");
    expect(next(...homework, 0)).toMatch(/^Everybody hands in some homework/u);
    const late = ["punctuality", "Always on time", "Chronically late"] as const;
    expect(next(...late, 2)).toContain("Raise the 2 pupils who are chronically late in");
    expect(next(...late, 0)).toMatch(/^Nobody is chronically late/u);
    const level = ["level", "Advanced", "Below Expectations"] as const;
    expect(next(...level, 1)).toBe("Look first at the pupil below expectations in 9B/En2.");
    expect(next(...level, 0)).toMatch(/^Nobody is below expectations/u);
  });

  it.each([
    ["level", "Developing", "Proficient", "“Advanced” or “Proficient”"],
    ["participation", "Occasionally Participates", "Active Participant", "“Active Participant”"],
    ["punctuality", "Occasionally late", "Always on time", "“Always on time”"],
    [
      "behaviour",
      "Acceptable Behaviour",
      "Good Behaviour",
      "“Excellent Behaviour” or “Good Behaviour”",
    ],
    [
      "homework",
      "Sometimes Completed",
      "Mostly Completed",
      "“Consistently Completed” or “Mostly Completed”",
    ],
  ] as const)(
    "count %s as going well from %s upwards, not from below",
    (field, below, from, names) => {
      const { cards } = workOutInsights(
        [...outcomes(4, { [field]: below }), ...outcomes(1, { [field]: from })],
        now,
      );
      expect(cards?.[field].shows).toBe(`1 of 5 is ${names} (20%).`);
    },
  );

  it("name the class that has most of them, where one has more than half", () => {
    const next = (...rooms: string[]) =>
      workOutInsights(
        [
          ...outcomes(5, { level: "Advanced" }),
          ...rooms.flatMap((classroom) =>
            outcomes(1, { level: "Below Expectations" }, { classroom }),
          ),
        ],
        now,
      ).cards?.level.next;
    expect(next("A", "B", "B")).toBe(
      "Look first at the 3 pupils below expectations, most of them in B.",
    );
    expect(next("A", "B")).toBe("Look first at the 2 pupils below expectations.");
    expect(next("A", "A", "B", "B", "C")).toBe("Look first at the 5 pupils below expectations.");
  });

  it("compare in whole per cent, and call less than three the same", () => {
    const change = (good: number, of: number, earlierGood: number, earlierOf: number) =>
      workOutInsights(
        [
          ...outcomes(good, { level: "Advanced" }),
          ...outcomes(of - good, { level: "Developing" }),
          ...outcomes(earlierGood, { level: "Advanced" }, summer),
          ...outcomes(earlierOf - earlierGood, { level: "Developing" }, summer),
        ],
        now,
      ).cards?.level.change;
    expect(change(50, 100, 48, 100)).toBe("About the same as in summer term 2026.");
    expect(change(51, 100, 48, 100)).toBe("Up from 48% in summer term 2026.");
    expect(change(45, 100, 48, 100)).toBe("Down from 48% in summer term 2026.");
    expect(change(46, 100, 48, 100)).toBe("About the same as in summer term 2026.");
    expect(change(5, 5, 1, 5)).toBe("Up from 20% in summer term 2026.");
  });

  it("compare nothing that too few reports have ticked", () => {
    const change = (now_: number, earlier: number) =>
      workOutInsights(
        [
          ...outcomes(now_, { level: "Advanced" }),
          ...outcomes(9 - now_, { homework: "Mostly Completed" }),
          ...outcomes(earlier, { level: "Advanced" }, summer),
          ...outcomes(9 - earlier, { homework: "Mostly Completed" }, summer),
        ],
        now,
      ).cards?.level.change;
    expect(change(4, 5)).toBe("Too few to compare with summer term 2026.");
    expect(change(5, 4)).toBe("No earlier period to compare with yet.");
    expect(change(5, 5)).toBe("About the same as in summer term 2026.");
  });

  it("say how many reports there are, and what is left to do", () => {
    const general = (list: Outcome[]) => workOutInsights(list, now).cards?.general;
    const one = general(outcomes(5, {}));
    expect(one).toMatchObject({
      shows: "5 reports for the autumn term 2026, of which you edited 0.",
      change: "No earlier period to compare with yet.",
      compared: false,
      next: "Everything is kept.",
      counts: [],
    });
    expect(general([...outcomes(5, {}), ...outcomes(6, {}, summer)])).toMatchObject({
      change: "There were 6 in summer term 2026.",
      next: "Everything is kept: compare the two periods pupil by pupil.",
    });
    const early = general([
      ...outcomes(1, {}),
      ...outcomes(2, {}, summer),
      ...outcomes(2, {}, { starts_on: "2026-01-01" }),
    ]);
    expect(early?.shows).toBe("1 report for the autumn term 2026, of which you edited 0.");
  });

  it("say of fields that nobody ticked how to see them", () => {
    expect(workOutInsights(outcomes(5, {}), now).cards?.level).toMatchObject({
      change: "",
      next: "Tick it to see it here.",
    });
  });

  it("name a new period of several reports in the plural", () => {
    const { period } = workOutInsights([...outcomes(2, {}), ...outcomes(5, {}, summer)], now);
    expect(period).toBe("Summer term 2026, as there are only 2 for the autumn term 2026 so far");
  });
});
