import { describe, expect, it } from "vitest";
import { foldDepartments, foldYears, type DepartmentRow } from "./fold-departments.ts";

const row = (subject: string, year: number, teachers: number[], pupils: number): DepartmentRow => ({
  subject,
  year,
  teachers,
  behind: teachers,
  pupils,
  written: pupils - 1,
  kept: pupils - 2,
  released: 1,
});
const shown = (rows: DepartmentRow[]) =>
  foldDepartments(rows, new Set()).map(({ subjects, pupils }) => [subjects.join(" + "), pupils]);

describe("progress by department", () => {
  it("adds the years of a subject up, whatever its letters, and counts whom one may remind", () => {
    expect(
      foldDepartments([row("Maths", 7, [1], 10), row("maths", 8, [2], 20)], new Set([2])),
    ).toEqual([
      {
        subjects: ["Maths"],
        pupils: 30,
        written: 28,
        kept: 26,
        released: 2,
        behind: 2,
        to_remind: 1,
      },
    ]);
  });

  it("counts subjects of one teacher together, so that no figure is one person's", () => {
    const rows = [row("Art", 7, [1], 5), row("Maths", 7, [2, 3], 9), row("Music", 7, [4], 6)];
    expect(shown(rows)).toEqual([
      ["Maths", 9],
      ["Art + Music", 11],
    ]);
  });

  it("counts them with the smallest other where they are one person's", () => {
    const rows = [
      row("Latin", 7, [1], 5),
      row("Greek", 7, [1], 4),
      row("Nobody's", 7, [], 1),
      row("Maths", 7, [1, 2], 9),
      row("English", 7, [1, 3], 8),
    ];
    expect(shown(rows)).toEqual([
      ["Maths", 9],
      ["English + Greek + Latin + Nobody's", 18],
    ]);
  });

  it("shows no subject of a school in which one teaches everything, and no teacher at all", () => {
    const rows = [row("Latin", 7, [1], 5), row("Greek", 8, [1], 4)];
    expect(shown(rows)).toEqual([]);
    expect(shown([])).toEqual([]);
    expect(
      Object.keys(foldDepartments([row("Art", 7, [1, 2], 5)], new Set())[0] ?? {}),
    ).not.toContain("teachers");
  });

  it("adds the subjects of a year up", () => {
    const rows = [row("Art", 8, [1], 5), row("Art", 7, [1], 6), row("Maths", 8, [1], 7)];
    expect(foldYears(rows)).toEqual([
      { year: 7, pupils: 6, written: 5, kept: 4, released: 1 },
      { year: 8, pupils: 12, written: 10, kept: 8, released: 2 },
    ]);
  });
});
