import { WRITTEN_FIELDS } from "@reportair/contract/features/note-readings.ts";
import {
  NOTE_MAX,
  PRONOUNS,
  reportInputs,
  usedFields,
  MAIN_FIELDS,
} from "@reportair/contract/features/report-fields.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import { readNotes } from "@reportair/writing/notes/read-notes.ts";
import { buildRosterIndex } from "@reportair/writing/privacy/roster.ts";
import { describe, expect, it } from "vitest";
import { MARKS_IN_PROGRESS } from "./marks-in-progress.ts";
import { MARKS_LAST_TERM } from "./marks-last-term.ts";
import { MARKS_OF_COLLEAGUES } from "./marks-of-colleagues.ts";
import { inputsOf, type EnteredMarks } from "./marks.ts";
import { classNamed, membersOf, oakfield, riverside } from "./school-data.ts";
import { CLASS_IN_PROGRESS, CLASS_WITH_REPORTS } from "./timetable.ts";

const now = new Date("2026-11-21T12:00:00Z");
const school = oakfield(now);
const college = riverside(now);

function namesIn(className: string): string[] {
  return membersOf(school, classNamed(school, className)).map(fullName);
}

describe("Oakfield Academy", () => {
  it("is as large as promised, over Years 7 to 12", () => {
    expect(school.staff.filter((one) => one.role !== "admin").length).toBeGreaterThanOrEqual(6);
    expect(school.classes.length).toBeGreaterThanOrEqual(12);
    expect(new Set(school.classes.map((each) => each.year))).toEqual(
      new Set([7, 8, 9, 10, 11, 12]),
    );
    expect(school.students.length).toBeGreaterThanOrEqual(180);
  });

  it("gives the teacher account four classes of 27 to 29 pupils", () => {
    const own = school.classes.filter((each) => each.teachers.includes("teacher@demo.school"));
    expect(own.map((each) => each.name)).toEqual(["7A/En1", "9B/En2", "10C/En3", "11A/El1"]);
    for (const each of own) {
      expect(each.students.length).toBeGreaterThanOrEqual(27);
      expect(each.students.length).toBeLessThanOrEqual(29);
    }
  });

  it("gives every other class 20 to 30 pupils, and every pupil a class", () => {
    for (const each of school.classes) {
      expect(each.students.length).toBeGreaterThanOrEqual(20);
      expect(each.students.length).toBeLessThanOrEqual(30);
      expect(new Set(each.students).size).toBe(each.students.length);
    }
    const enrolled = new Set(school.classes.flatMap((each) => each.students));
    expect(school.students.filter((student) => !enrolled.has(student.student_id))).toEqual([]);
  });

  it("has teachers of classes only among its staff who teach", () => {
    const teaching = school.staff.filter((one) => one.role !== "admin").map((one) => one.email);
    expect(teaching).toEqual(
      expect.arrayContaining(school.classes.flatMap((each) => each.teachers)),
    );
  });

  it("has every set of pronouns, and pupils without a pronoun, a form or a birth date", () => {
    const own = classNamed(school, CLASS_IN_PROGRESS);
    expect(new Set(membersOf(school, own).map((student) => student.pronouns))).toEqual(
      new Set([...PRONOUNS, null]),
    );
    expect(school.students.some((student) => student.form_group === null)).toBe(true);
    expect(school.students.some((student) => student.date_of_birth === null)).toBe(true);
  });

  it.each([
    ["2026-11-21", "2012-09-01", "2013-08-31"],
    ["2027-05-03", "2012-09-01", "2013-08-31"],
    ["2027-09-01", "2013-09-01", "2014-08-31"],
  ])("seen on %s, has Year 9 pupils born from %s to %s", (day, first, last) => {
    const born = oakfield(new Date(`${day}T12:00:00Z`))
      .students.filter((student) => student.year === 9)
      .flatMap((student) => student.date_of_birth ?? [])
      .toSorted();
    expect(born.length).toBeGreaterThan(30);
    expect(born[0]! >= first && born.at(-1)! <= last).toBe(true);
  });

  it("is the same every time", () => {
    expect(oakfield(now)).toEqual(school);
  });
});

describe("both schools", () => {
  const students = [...school.students, ...college.students];

  it("never repeat a full name or an id", () => {
    const names = [...students, ...school.staff, ...college.staff].map(
      (one) => `${one.first_name} ${one.last_name}`,
    );
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(students.map((student) => student.student_id)).size).toBe(students.length);
    for (const student of school.students) expect(student.student_id).toMatch(/^OAK-2\d{4}$/u);
  });

  it("Riverside College has one class of 20", () => {
    expect(college.classes.map((each) => each.students.length)).toEqual([20]);
  });
});

describe("what the teacher has entered", () => {
  const filled = (marks: typeof MARKS_IN_PROGRESS) =>
    Object.values(marks).map((entered) => inputsOf(entered));

  it("holds only options and notes that the contract allows", () => {
    const everyone = [
      MARKS_IN_PROGRESS,
      MARKS_LAST_TERM,
      ...MARKS_OF_COLLEAGUES.map(({ marks }) => marks),
    ];
    for (const inputs of everyone.flatMap(filled)) {
      expect(reportInputs.parse(inputs)).toEqual(inputs);
      for (const value of Object.values(inputs)) expect(value.length).toBeLessThan(NOTE_MAX);
      const filledIn = Object.entries(inputs).flatMap(([field, value]) => (value ? [field] : []));
      expect([...usedFields(inputs)].toSorted()).toEqual(filledIn.toSorted());
    }
  });

  it("is 16 complete, 7 partly and 5 not begun in the class in progress", () => {
    const members = namesIn(CLASS_IN_PROGRESS);
    expect(members).toEqual(expect.arrayContaining(Object.keys(MARKS_IN_PROGRESS)));
    const complete = filled(MARKS_IN_PROGRESS).filter((inputs) =>
      MAIN_FIELDS.every((field) => inputs[field] !== ""),
    );
    expect(complete.length).toBe(16);
    expect(Object.keys(MARKS_IN_PROGRESS).length).toBe(16 + 7);
    expect(members.length).toBe(16 + 7 + 5);
  });

  it("covers every pupil of the class with finished reports", () => {
    expect(namesIn(CLASS_WITH_REPORTS).toSorted()).toEqual(Object.keys(MARKS_LAST_TERM).toSorted());
  });

  it("of colleagues is about pupils of their own classes", () => {
    for (const { teacher, classroom, marks } of MARKS_OF_COLLEAGUES) {
      expect(classNamed(school, classroom).teachers).toContain(teacher);
      expect(namesIn(classroom)).toEqual(expect.arrayContaining(Object.keys(marks)));
    }
  });

  const roster = buildRosterIndex({
    students: school.students,
    staff: school.staff,
    school: school.name,
  });
  /** Every piece of every note, as its teacher sees it under the note. */
  const readingsOf = ({ classroom, marks }: Pick<EnteredMarks, "classroom" | "marks">) => {
    const room = classNamed(school, classroom);
    return membersOf(school, room).flatMap((student) => {
      const inputs = inputsOf(marks[fullName(student)] ?? ["------"]);
      return WRITTEN_FIELDS.filter((field) => inputs[field] !== "").flatMap((field) =>
        readNotes({
          student,
          subject: room.subject,
          field,
          option: "",
          text: inputs[field],
          roster,
        }),
      );
    });
  };
  const notSaid = (entered: Pick<EnteredMarks, "classroom" | "marks">) =>
    readingsOf(entered).filter(({ reads_as }) => reads_as === "");

  it("is all said in the finished reports", () => {
    expect(notSaid({ classroom: CLASS_WITH_REPORTS, marks: MARKS_LAST_TERM })).toEqual([]);
  });

  it("shows a newcomer two notes that are handed back, and why", () => {
    const given = notSaid({ classroom: CLASS_IN_PROGRESS, marks: MARKS_IN_PROGRESS });
    expect(given.map(({ kind, reason }) => [kind, reason])).toEqual([
      ["handed_back", "This is a question. A report can only say what is so."],
      ["handed_back", "“lazy” is no word for a report."],
    ]);
  });

  it("is nearly all said for the colleagues, too", () => {
    const pieces = MARKS_OF_COLLEAGUES.flatMap(readingsOf);
    const given = MARKS_OF_COLLEAGUES.flatMap(notSaid);
    expect(given.length).toBeGreaterThan(0);
    expect(given.length).toBeLessThan(pieces.length / 12);
  });
});
