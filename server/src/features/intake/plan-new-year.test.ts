import type { NewYear } from "@reportair/contract/features/intake.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endingSchoolYear, planNewYear } from "./plan-new-year.ts";
import type { ClassHere, Here, School } from "./school.ts";

const student = (id: number, year: number, classes: number[], form_group: string | null): Here => ({
  id,
  student_id: `S${id}`,
  upn: null,
  first_name: "Ada",
  last_name: `Pupil${id}`,
  legal_first_name: null,
  legal_last_name: null,
  preferred_name: null,
  pronouns: null,
  date_of_birth: null,
  year,
  form_group,
  classes,
});
const room = (id: number, name: string, year: number): ClassHere => ({
  id,
  name,
  year,
  subject: "English",
  teachers: [],
});
const plan = (school: Omit<School, "staff">, choices: NewYear = { classes: "up" }) =>
  planNewYear({ ...school, staff: [] }, { choices, today: "2026-09-01" });
type Planned = ReturnType<typeof plan>;
const of = ({ entries }: Planned, kind: string) =>
  entries.filter((each) => each.kind === kind).map(({ payload }) => payload);
const renamed = (planned: Planned) =>
  of(planned, "renamed").map(({ data }) => Object.values(data?.renamed?.after ?? {}).join(" in "));

const school = {
  classes: [room(1, "9x/En2", 9), room(2, "10x/En2", 10), room(3, "12A/Ma", 12)],
  students: [
    student(1, 9, [1], "9B"),
    student(2, 10, [2], "Oak"),
    student(3, 13, [3], "13A"),
    student(4, 12, [3], null),
  ],
};

describe("students", () => {
  it("go a year up with form groups that begin with it, and the last year leaves", () => {
    const planned = plan(school);
    expect(of(planned, "changed").map(({ data }) => data?.after)).toEqual([
      { year: 10, form_group: "10B" },
      { year: 11 },
      { year: 13 },
    ]);
    expect(of(planned, "leaver")).toMatchObject([{ student: { id: 3 }, leaves: ["12A/Ma"] }]);
    expect(planned.counts).toMatchObject({ changed: 3, leaver: 1, unenrolments: 1 });
    expect(planned.questions).toEqual([]);
  });

  it("of years that are named leave too, and their classes with them", () => {
    const planned = plan(school, { classes: "up", leaving: [10] });
    expect(of(planned, "leaver").map((each) => each.student?.id)).toEqual([2, 3]);
    expect(of(planned, "emptied")).toMatchObject([
      { classroom: { name: "10x/En2" }, sentence: "All of its students leave." },
    ]);
  });

  it("who are in no class are asked about, and those who left before stay", () => {
    const more = [...school.students, student(5, 9, [], "9B"), student(6, 13, [], null)];
    const asked = plan({ ...school, students: more });
    expect(asked.questions).toMatchObject([{ code: "unplaced", students: 1 }]);
    expect(of(asked, "unchanged")).toHaveLength(2);
    const up = plan({ ...school, students: more }, { classes: "up", unplaced: "up" });
    expect(up.questions).toEqual([]);
    expect(up.counts).toMatchObject({ changed: 4, unchanged: 1 });
  });
});

describe("classes", () => {
  it("take over the names that others of them give up", () => {
    expect(renamed(plan(school))).toEqual(["10x/En2 in 10", "11x/En2 in 11", "13A/Ma in 12"]);
  });

  it("of Year 12 are called after Year 13 and stay in their year, so that those of Year 11 can come", () => {
    const sixth = {
      classes: [room(1, "11A", 11), room(2, "12A", 12), room(3, "13A", 12), room(4, "Choir", 12)],
      students: [
        student(1, 11, [1], null),
        student(2, 12, [2, 4], null),
        student(3, 13, [3, 4], null),
      ],
    };
    const planned = plan(sixth, { classes: "up", aside: true });
    expect(planned.questions).toEqual([]);
    expect(renamed(planned)).toEqual(["12A in 12", "13A in 12"]);
    expect(of(planned, "emptied")[0]?.data?.renamed?.after.name).toBe("13A (2025/26)");
    expect(of(planned, "class")).toMatchObject([{ classroom: { name: "Choir" } }]);
  });

  it("end where a new timetable comes, for all, for a year, or for one", () => {
    const all = plan(school, { classes: "empty" });
    expect(all.counts).toMatchObject({ emptied: 3, renamed: 0, unenrolments: 4 });
    const year = plan(school, { classes: "up", years: { 10: "empty" }, aside: true });
    expect(year.counts).toMatchObject({ emptied: 1, renamed: 2 });
    const one = plan(school, { classes: "empty", rooms: { 1: "up" }, aside: true });
    expect(one.counts).toMatchObject({ emptied: 2, renamed: 1 });
  });

  it("without students make room only where that is allowed", () => {
    const choices: NewYear = { classes: "up", years: { 10: "empty" } };
    const asked = plan(school, choices);
    expect(asked.questions).toMatchObject([{ code: "names_taken", classes: ["10x/En2"] }]);
    const told = plan(school, { ...choices, aside: true });
    expect(told.questions).toEqual([]);
    expect(of(told, "emptied")[0]?.data?.renamed?.after).toEqual({
      name: "10x/En2 (2025/26)",
      year: 10,
    });
  });

  it("that would come to one name are asked about", () => {
    const classes = [room(1, "9A", 9), room(2, "10A", 9), room(3, "11A", 11), room(4, "12A", 12)];
    const students = classes.map(({ id, year }) => student(id, year, [id], null));
    const { questions } = plan({ classes, students });
    expect(questions).toMatchObject([
      { code: "classes_clash", rooms: [{ name: "9A" }, { name: "10A" }] },
    ]);
  });

  it("never end up with one name in a year once nothing is asked", () => {
    const rooms = fc.array(
      fc.record({
        year: fc.integer({ min: 7, max: 12 }),
        number: fc.integer({ min: 7, max: 12 }),
        set: fc.constantFrom("A", "a", "B", "/En1", "A (2025/26)"),
        member: fc.option(fc.integer({ min: 7, max: 13 })),
      }),
      { maxLength: 25 },
    );
    const way = fc.constantFrom("up", "empty");
    fc.assert(
      fc.property(rooms, way, fc.boolean(), way, (given, classes, aside, of10) => {
        const made = given.map(({ year, number, set }, id) => room(id, `${number}${set}`, year));
        const unique = new Map(
          made.map((each) => [`${each.year} ${each.name.toLowerCase()}`, each]),
        );
        const kept = [...unique.values()];
        const students = kept.flatMap(({ id }) => {
          const year = given[id]?.member ?? null;
          return year === null ? [] : [student(id, year, [id], null)];
        });
        const choices = { classes, aside, years: { 10: of10 } } as NewYear;
        const planned = plan({ classes: kept, students }, choices);
        if (planned.questions.length > 0) return;
        const after = new Map(kept.map(({ id, name, year }) => [id, { name, year }]));
        for (const { payload } of planned.entries) {
          const { classroom, renamed: names } = payload.data ?? {};
          if (classroom?.id !== undefined && classroom.id !== null && names)
            after.set(classroom.id, names.after);
        }
        const keys = [...after.values()].map(({ name, year }) => `${year} ${name.toLowerCase()}`);
        expect(new Set(keys).size).toBe(kept.length);
        expect([...after.values()].every(({ year }) => year <= 12)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

it.each([
  ["2026-07-15", "2025/26"],
  ["2026-09-01", "2025/26"],
  ["2027-01-10", "2025/26"],
  ["2027-05-10", "2026/27"],
  ["2100-09-01", "2099/00"],
])("on %s the school year %s ends", (today, ends) => {
  expect(endingSchoolYear(today)).toBe(ends);
});
