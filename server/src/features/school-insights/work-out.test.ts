import { describe, expect, it } from "vitest";
import type { Statistics } from "./queries.ts";
import { workOutSchoolInsights } from "./work-out.ts";

const NOTHING: Statistics = {
  periods: [],
  weeks: [],
  years: [],
  classes: [],
  ticks: [],
  feedback: { stars: 0, average: null, thumbs: 0, up: 0 },
};
const period = (id: number, starts_on: string, written: number) => ({
  id,
  name: `Period ${id}`,
  starts_on,
  written,
  kept: 0,
  edited: 0,
  discarded: 0,
});
const PROGRESS = { rows: [], reminded: new Set<number>() };
const NOW = period(2, "2026-09-01", 5);
const BEFORE = period(1, "2026-04-01", 5);
const work = (counted: Partial<Statistics>, before: number | null = 1, today = "2026-11-21") =>
  workOutSchoolInsights(
    { ...NOTHING, ...counted },
    PROGRESS,
    { id: 2, before, due_on: null },
    today,
  );
const advanced = (insights: ReturnType<typeof work>) => insights.ticks?.[0]?.options[0];

describe("a school's insights", () => {
  it("show the periods that have begun", () => {
    const coming = period(3, "2026-11-22", 0);
    expect(work({ periods: [coming, NOW, BEFORE] }).periods).toEqual([NOW, BEFORE]);
    expect(work({ periods: [coming] }, 1, "2026-11-22").periods).toEqual([coming]);
  });

  it("show the last twelve weeks, each from its Monday, with or without reports", () => {
    const found = { week: "2026-11-09", written: 3, kept: 2 };
    const { weeks } = work({ weeks: [found] });
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toEqual({ week: "2026-08-31", written: 0, kept: 0 });
    expect(weeks[10]).toEqual(found);
    expect(weeks[11]?.week).toBe("2026-11-16");
  });

  it.each([
    ["a Monday", "2026-11-16", "2026-11-16"],
    ["a Tuesday", "2026-11-17", "2026-11-16"],
    ["a Sunday", "2026-11-22", "2026-11-16"],
    ["the Monday after", "2026-11-23", "2026-11-23"],
  ])("end with the week of %s", (_, today, monday) => {
    expect(work({}, 1, today).weeks.at(-1)?.week).toBe(monday);
  });

  it("give every option of every field its place", () => {
    const ticks = [
      { field: "level", option: "Advanced", now: 4, before: 3 },
    ] as Statistics["ticks"];
    const insights = work({ periods: [NOW, BEFORE], ticks });
    expect(insights.comparable).toBe(true);
    expect(insights.ticks?.map(({ field, options }) => [field, options.length])).toEqual([
      ["level", 4],
      ["participation", 3],
      ["punctuality", 4],
      ["behaviour", 4],
      ["homework", 4],
      ["homework_improvement_area", 3],
    ]);
    expect(advanced(insights)).toEqual({ option: "Advanced", now: 4, before: 3 });
    expect(insights.ticks?.[0]?.options[1]).toEqual({ option: "Proficient", now: 0, before: 0 });
    const elsewhere = [{ field: "homework", option: "Advanced", now: 4, before: 3 }];
    expect(advanced(work({ periods: [NOW], ticks: elsewhere as Statistics["ticks"] }))?.now).toBe(
      0,
    );
  });

  it("hold back what fewer than five reports say", () => {
    expect(work({ periods: [period(2, "2026-09-01", 4), BEFORE] }).ticks).toBeNull();
    expect(work({}).ticks).toBeNull();
  });

  it("compare with nothing that fewer than five reports say", () => {
    const ticks = [
      { field: "level", option: "Advanced", now: 4, before: 3 },
    ] as Statistics["ticks"];
    for (const insights of [
      work({ periods: [NOW, period(1, "2026-04-01", 4)], ticks }),
      work({ periods: [NOW, BEFORE], ticks }, null),
    ]) {
      expect(insights.comparable).toBe(false);
      expect(advanced(insights)).toEqual({ option: "Advanced", now: 4, before: 0 });
    }
  });

  it("hold back what fewer than five ratings say", () => {
    const feedback = (stars: number, thumbs: number) =>
      work({ feedback: { stars, average: 4.5, thumbs, up: 3 } }).feedback;
    expect(feedback(4, 4)).toEqual({ stars: 4, average: null, thumbs: 4, up: null });
    expect(feedback(5, 5)).toEqual({ stars: 5, average: 4.5, thumbs: 5, up: 0.6 });
  });

  it("pass the counts of years and classes on", () => {
    const years = [{ year: 9, written: 3, kept: 2 }];
    const classes = [{ id: 1, name: "9A", year: 9, students: 3, reported: 2, kept: 1 }];
    expect(work({ years, classes })).toMatchObject({ years, classes });
  });
});
