import { describe, expect, it } from "vitest";
import { dueOn, isMainSubject, RULE_BOOKS, type Known } from "./rules.ts";

it.each([
  "English",
  "English Literature",
  "GCSE English Language",
  "Maths",
  "GCSE Maths",
  "Core Mathematics",
  "Further Maths",
  "Science",
  "Combined Science",
  "Applied Science",
  "Triple Sciences",
  "GCSE Biology",
  "Cymraeg",
])("%s is a main subject", (subject) => {
  expect(isMainSubject(subject)).toBe(true);
});

it.each([
  "History",
  "Computer Science",
  "Sport Science",
  "Social Sciences",
  "Food Science",
  "Art",
  "Aftermath",
])("%s is none", (subject) => {
  expect(isMainSubject(subject)).toBe(false);
});

describe("what the law asks", () => {
  const known = (year: number): Known => ({
    year,
    classes: [
      { id: 1, subject: "Maths", name: "M1", released: true },
      { id: 2, subject: "Art", name: "A1", released: false },
      { id: 3, subject: "Form", name: "F1", released: false },
    ],
    attendance: false,
    results: false,
    invitation: false,
  });
  /** What is asked of a pupil of a year who has nothing but a report in mathematics, and what of it is there. */
  const asked = (rules: keyof typeof RULE_BOOKS, year: number) =>
    RULE_BOOKS[rules].items.flatMap(({ code, of, optional }) => {
      const standing = of(known(year));
      if (standing === null) return [];
      return [`${code}${optional === true ? " if any" : ""}${standing.there ? ": there" : ""}`];
    });

  it("of England’s maintained schools is attendance up to Year 11, and examinations from Year 10", () => {
    const always = ["subjects", "progress", "discuss"];
    expect(asked("england_maintained", 9)).toEqual([...always, "attendance"]);
    expect(asked("england_maintained", 11)).toEqual([
      ...always,
      "attendance",
      "examinations if any",
    ]);
    expect(asked("england_maintained", 12)).toEqual([...always, "examinations if any"]);
  });

  it("of academies and independent schools is progress in the main subjects alone", () => {
    expect(asked("england_other", 9)).toEqual(["main_subjects: there"]);
  });

  it("of Wales, Scotland and Northern Ireland is what each of them asks", () => {
    expect(asked("wales", 9)).toEqual(["well_being", "subjects"]);
    expect(asked("scotland", 9)).toEqual(["subjects", "progress", "discuss"]);
    expect(asked("northern_ireland", 10)).toEqual([
      "subjects",
      "progress",
      "attendance",
      "examinations if any",
      "discuss",
    ]);
  });

  it("has a day in Northern Ireland alone: 30 June of the school year", () => {
    expect(dueOn(RULE_BOOKS.northern_ireland, "2026-09-01")).toBe("2027-06-30");
    expect(dueOn(RULE_BOOKS.northern_ireland, "2027-04-01")).toBe("2027-06-30");
    expect(dueOn(RULE_BOOKS.england_maintained, "2026-09-01")).toBeNull();
  });

  it.each([
    ["england_maintained", /strengths and needs.*activities/u],
    ["england_maintained", /within 15 days/u],
    ["england_maintained", /leaves.*addressed to them, by 30 September/u],
    ["england_other", /Parents may agree.*funding agreement/u],
    ["wales", /what comes next and how to help/u],
    ["northern_ireland", /set headings, the exemptions and what is accredited/u],
  ] as const)("of %s says what no program can see: %s", (rules, remark) => {
    expect(RULE_BOOKS[rules].remarks.join(" ")).toMatch(remark);
  });
});
