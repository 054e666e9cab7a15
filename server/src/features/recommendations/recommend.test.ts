import { describe, expect, it } from "vitest";
import { recommend, type Facts } from "./recommend.ts";

/** A school in which nothing is to be done. */
const CALM: Facts = {
  classes: 12,
  empty_classes: [],
  untaught_classes: [],
  places: 300,
  unticked: 0,
  unplaced: 0,
  written: 300,
  drafts: 0,
  unread: 0,
  stale: 0,
  teachers: 8,
  untrained: 0,
  failed: 0,
  days_left: 30,
  period: "Autumn term 2026",
  tokens: { used: 0, budget: null },
};
const about = (facts: Partial<Facts>) => recommend({ ...CALM, ...facts });
const only = (facts: Partial<Facts>) => {
  const found = about(facts);
  expect(found).toHaveLength(1);
  return found[0];
};

describe("recommend", () => {
  it("has nothing to say where nothing is open", () => {
    expect(recommend(CALM)).toEqual([]);
  });

  it("names the classes without a report, and counts the days", () => {
    const empty_classes = ["7A", "7B", "8C", "9D", "9E"];
    expect(only({ empty_classes, days_left: 5 })).toMatchObject({
      urgency: "now",
      title: "5 classes have no report 5 days before the deadline",
      advice: "7A, 7B, 8C and 2 more. Ask their teachers how they stand.",
      share: { part: 5, whole: 12 },
      place: "insights",
    });
    expect(only({ empty_classes: ["7A"], days_left: 1 })?.title).toBe(
      "1 class has no report 1 day before the deadline",
    );
    expect(only({ empty_classes: ["7A"], days_left: 0 })?.title).toMatch(/ on the day of/u);
    expect(only({ empty_classes: ["7A"], days_left: -3 })?.title).toMatch(/ after the deadline$/u);
    expect(only({ empty_classes: ["7A"], days_left: 8 })?.urgency).toBe("soon");
  });

  it("asks for a deadline where there is none", () => {
    expect(only({ days_left: null })?.title).toBe("This reporting period has no deadline");
  });

  it("counts pupils without ticks, unless no class has begun", () => {
    expect(only({ unticked: 1_200, places: 3_000 })).toMatchObject({
      title: "1,200 pupils have no ticks yet",
      share: { part: 1_200, whole: 3_000 },
    });
    const all = Array.from({ length: 12 }, (_, at) => `Class ${at}`);
    expect(about({ unticked: 300, empty_classes: all }).map(({ id }) => id)).toEqual([
      "empty-classes",
    ]);
  });

  it("warns of the budget from four fifths on, and where there is one", () => {
    expect(about({ tokens: { used: 799, budget: 1_000 } })).toEqual([]);
    expect(only({ tokens: { used: 800, budget: 1_000 } })?.title).toBe(
      "80% of this month’s AI budget is used",
    );
    expect(only({ tokens: { used: 1_200, budget: 1_000 } })).toMatchObject({
      title: "This month’s AI budget is used up",
      share: { part: 1_000, whole: 1_000 },
    });
    expect(only({ tokens: { used: 0, budget: 0 } })?.share).toBeNull();
    expect(about({ tokens: { used: 1_000_000, budget: null } })).toEqual([]);
  });

  it.each([
    [{ untaught_classes: ["7A"] }, "1 class with pupils has no teacher", "classes"],
    [{ failed: 2 }, "2 reports could not be written in the last 7 days", "policies"],
    [{ stale: 3 }, "3 reports are older than what the teacher entered", "insights"],
    [{ drafts: 1 }, "1 report is still a draft 30 days before the deadline", "insights"],
    [{ unread: 4 }, "4 reports were kept without being opened", "insights"],
    [{ unplaced: 1 }, "1 pupil is in no class", "students"],
    [{ untrained: 6 }, "Unused training: 6 of 8 teachers", "teachers"],
  ] as const)("speaks of %o", (facts, title, place) => {
    expect(only(facts as Partial<Facts>)).toMatchObject({ title, place });
  });

  it("puts what cannot wait first", () => {
    expect(about({ untrained: 2, unread: 1, failed: 1 }).map(({ id }) => id)).toEqual([
      "failed",
      "unread",
      "untrained",
    ]);
  });

  it.each([
    ["empty-classes", { empty_classes: ["7A"] }, { part: 1, whole: 12 }],
    ["unticked", { unticked: 3 }, { part: 3, whole: 300 }],
    ["stale", { stale: 3 }, { part: 3, whole: 300 }],
    ["drafts", { drafts: 3 }, { part: 3, whole: 300 }],
  ] as const)("%s waits until a week before the deadline", (id, facts, share) => {
    const at = (days_left: number | null) =>
      about({ ...(facts as Partial<Facts>), days_left }).find((each) => each.id === id);
    expect(at(7)).toMatchObject({ id, urgency: "now", share });
    expect(at(-1)?.urgency).toBe("now");
    expect(at(8)?.urgency).toBe("soon");
    expect(at(null)?.urgency).toBe("soon");
  });

  it.each([
    ["budget", { tokens: { used: 9, budget: 10 } }, "now", { part: 9, whole: 10 }, "policies"],
    ["untaught", { untaught_classes: ["7A", "7B"] }, "now", { part: 2, whole: 12 }, "classes"],
    ["failed", { failed: 1 }, "now", null, "policies"],
    ["unread", { unread: 1 }, "soon", { part: 1, whole: 300 }, "insights"],
    ["unplaced", { unplaced: 2 }, "soon", null, "students"],
    ["untrained", { untrained: 1 }, "soon", { part: 1, whole: 8 }, "teachers"],
    ["deadline", { days_left: null }, "soon", null, "policies"],
  ] as const)("%s is as urgent whatever the day", (id, facts, urgency, share, place) => {
    const found = only(facts as Partial<Facts>);
    expect(found).toMatchObject({ id, urgency, share, place });
    expect(found?.advice).toMatch(/^\S.*\.$/u);
  });

  it("says what to do", () => {
    expect(only({ untaught_classes: ["7A", "7B", "8C"] })?.advice).toBe(
      "7A, 7B, 8C. Nobody can write their reports until a teacher is chosen.",
    );
    expect(only({ unticked: 2 })?.advice).toMatch(
      /^Of 300 in autumn term 2026, each counted once/u,
    );
    expect(only({ tokens: { used: 10, budget: 10 } })?.advice).toMatch(/^Until next month/u);
    expect(only({ tokens: { used: 9, budget: 10 } })?.advice).toMatch(/^When it is used up/u);
    expect(only({ drafts: 2 })?.advice).toMatch(/read and kept/u);
    expect(only({ stale: 2 })?.advice).toMatch(/write it again/u);
  });

  it("counts pupils without ticks where no class has pupils", () => {
    expect(about({ unticked: 3, classes: 0 })).toEqual([]);
    expect(about({ unticked: 3, empty_classes: ["7A"] }).map(({ id }) => id)).toEqual([
      "empty-classes",
      "unticked",
    ]);
  });

  it("speaks of no training where there are no teachers", () => {
    expect(about({ untrained: 1, teachers: 0 })).toEqual([]);
  });
});
