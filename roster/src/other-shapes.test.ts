import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { makeWorkbook, textRow } from "../test/workbooks.ts";
import { type BuildOptions, buildRoster } from "./build-roster.ts";
import { readTables } from "./read-tables.ts";
import { recognise } from "./recognise.ts";
import type { Roster } from "./roster.ts";
import { isSameSubject } from "./values/subjects.ts";

/** The roster of a file that is written as its lines. */
function roster(
  lines: readonly string[],
  name = "a.csv",
  options: Omit<BuildOptions, "today"> = {},
): Roster {
  const reading = readTables([{ name, bytes: strToU8(lines.join("\n")) }]);
  return buildRoster(reading, recognise(reading.tables), { today: "2026-11-22", ...options });
}
const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);
const ADA = { student_id: "1", first_name: "Ada", last_name: "King", year: 9 };

describe("headings", () => {
  it("may say whose each column is", () => {
    const { students } = roster([
      "Pupil Surname,Pupil Forename,Student DOB,Pupil NCY,Learner Reg Group,Pupil Admission Number",
      "King,Ada,14-Mar-2013,Yr. 9,9A,1",
    ]);
    expect(students).toMatchObject([{ ...ADA, date_of_birth: "2013-03-14", form_group: "9A" }]);
  });

  it("without rows below them are said to be so", () => {
    const { skipped } = roster(["Adno,Forename,Surname,Year"]);
    expect(codes(skipped)).toEqual(["no_rows"]);
  });
});

describe("classes", () => {
  it.each([
    ["numbered", "Adno,Forename,Surname,Year,Class 1,Class 2,Class 3"],
    ["headed alike", "Adno,Forename,Surname,Year,Class,Class,Class"],
  ])("stand in several columns, %s", (_, headings) => {
    const { enrolments } = roster([
      headings,
      "1,Ada,King,9,9x/En1,9x/Ma1,",
      "2,Al,Lee,9,9x/En1,,9x/Sc1",
    ]);
    expect(enrolments.map((each) => Object.values(each).join(" "))).toEqual([
      "1 9x/En1",
      "1 9x/Ma1",
      "2 9x/En1",
      "2 9x/Sc1",
    ]);
  });

  it("are none where a list of them has the form group in it", () => {
    const { classes, students } = roster([
      "Student ID,First Name,Last Name,Year,Registration Form,Teaching Groups",
      '1,Ada,King,9,9A,"9A, 9x/En1"',
      '2,Al,Lee,9,9B,"9x/En1; 9B"',
    ]);
    expect(classes.map(({ name }) => name)).toEqual(["9x/En1"]);
    expect(students.map(({ form_group }) => form_group)).toEqual(["9A", "9B"]);
  });

  it("are the form groups where a table has no others", () => {
    const { classes } = roster([
      "Student ID,First Name,Last Name,Year,Form,Class",
      "1,Ada,King,9,9A,9A",
      "2,Al,Lee,9,9B,9B",
    ]);
    expect(classes.map(({ name }) => name)).toEqual(["9A", "9B"]);
  });
});

describe("a subject", () => {
  it.each([
    ["Maths", "Mathematics"],
    ["mathematics", "Mathematics"],
    ["Psych", "Psychology"],
    ["PE", "Physical Education"],
    ["D&T", "Design and Technology"],
    ["DT", "Design & Technology"],
    ["Science", "Sciences"],
  ])("has two names: %s, %s", (one, other) => {
    expect([isSameSubject(one, other), isSameSubject(other, one)]).toEqual([true, true]);
  });

  it.each([
    ["Art", "Artificial Intelligence"],
    ["Physics", "Physical Education"],
    ["Computing", "Computer Science"],
    ["History", "History of Art"],
    ["Re", "Reading"],
    ["Biology", "Chemistry"],
    ["", "Art"],
  ])("is not the other: %s, %s", (one, other) => {
    expect([isSameSubject(one, other), isSameSubject(other, one)]).toEqual([false, false]);
  });

  const TWO = [
    "Adno,Forename,Surname,Year,Class,Subject",
    "1,Ada,King,9,Oak,Maths",
    "2,Al,Lee,9,Elm,Mathematics",
  ];
  const subjects = (read: Roster) => read.classes.map(({ subject }) => subject);

  it("with two names is one by the fuller of them, which is asked and can be told otherwise", () => {
    const read = roster(TWO);
    expect(subjects(read)).toEqual(["Mathematics", "Mathematics"]);
    expect(read.questions).toMatchObject([
      { subjects: [{ code: "Maths", subject: "Mathematics", classes: ["Oak"] }] },
    ]);
    const told = roster(TWO, "a.csv", { answers: { class_subjects: { Maths: "Maths" } } });
    expect(subjects(told)).toEqual(["Mathematics", "Maths"]);
    expect(told.questions).toEqual([]);
  });

  it("stays what it is where its short name may be two", () => {
    const read = roster([
      "Adno,Forename,Surname,Year,Class,Subject",
      "1,Ada,King,9,Oak,CS",
      "2,Al,Lee,9,Elm,Computer Science",
      "3,Bo,Lee,9,Fir,Creative Studies",
    ]);
    expect(subjects(read)).toEqual(["Computer Science", "Creative Studies", "CS"]);
    expect(read.questions).toEqual([]);
  });

  it("is called as it is in the school, also where the letters of a class say it", () => {
    const here = { students: [], subjects: ["Maths", "Art"] };
    expect(subjects(roster([...TWO, "3,Bo,Lee,9,9x/Ma1,"], "a.csv", { here }))).toEqual([
      "Maths",
      "Maths",
      "Maths",
    ]);
  });
});

describe("pages of a report", () => {
  it("have their titles above the headings again, and the number of rows below", () => {
    const { students, refused, skipped } = roster([
      "Adno,Name,Year,Class",
      '1,"King, Ada",9,9x/En1',
      "",
      "Reg:,9B",
      "Adno,Name,Year,Class",
      '2,"Lee, Al",9,9x/En1',
      "",
      "2",
      "Printed by A King",
    ]);
    expect(students).toMatchObject([ADA, { first_name: "Al" }]);
    expect(refused).toEqual([]);
    expect(codes(skipped).toSorted()).toEqual([
      "blank_line",
      "repeated_heading",
      "title_row",
      "total_row",
    ]);
  });

  it("never take a person for a title, nor a number for a total that it is not", () => {
    const { students, refused } = roster([
      "Adno,Name,Year,Class,House,Address",
      "",
      '1,"King, Ada",9',
      "Adno,Name,Year,Class,House,Address",
      "7",
    ]);
    expect(students).toMatchObject([ADA]);
    expect(refused).toMatchObject([{ student_id: "7", place: { line: 5 } }]);
  });
});

describe("staff", () => {
  it("stand with their whole names and initials", () => {
    const { teachers } = roster([
      "Staff Name,Initials,Email",
      "Mrs N Adebayo,NAD,n.adebayo@ash.example",
      '"Birch, Tom",TBI,t.birch@ash.example',
    ]);
    expect(teachers).toMatchObject([
      { title: "Mrs", first_name: "N", last_name: "Adebayo", initials: "NAD" },
      { first_name: "Tom", last_name: "Birch", initials: "TBI" },
    ]);
  });

  it("without an address are named, each by the line", () => {
    const { teachers, warnings } = roster([
      "Title,Forename,Surname,Email",
      "Mrs,Ngozi,Adebayo,",
      "Mr,Tom,Birch,",
      "Ms,,,z@ash.example",
    ]);
    expect(teachers).toEqual([]);
    expect(warnings.map(({ code, place: { line, column } }) => [code, line, column])).toEqual([
      ["email_missing", 2, "Email"],
      ["email_missing", 3, "Email"],
      ["teacher_name_missing", 4, "Surname"],
    ]);
  });
});

describe("School Data Sync 1.0", () => {
  it("writes American dates also where no value tells", () => {
    const { students, questions } = roster(
      [
        "ID,School DfE Number,First Name,Last Name,Student Number,Grade,Birthdate",
        "S1,9999999,Ada,King,1,9,3/4/2013",
      ],
      "Student.csv",
    );
    expect(students).toMatchObject([{ ...ADA, date_of_birth: "2013-03-04" }]);
    expect(questions).toEqual([]);
  });
});

describe("a quotation mark within a cell", () => {
  const LINES = [
    "Adno,Forename,Surname,Year,Note",
    '1,"Jo" Ann,King,9,',
    "2,Al,Lee,9,",
    '3,Bo,Lee,9,"OK"',
  ];

  it("never makes one student of several lines", () => {
    expect(() => roster(LINES)).toThrow(/on line 2 is not closed where its cell ends/u);
  });

  it("is one where tabs part the cells, as in what was copied", () => {
    const { students } = roster(
      LINES.map((line) => line.replaceAll(",", "\t")),
      "cells.tsv",
    );
    expect(students.map(({ first_name }) => first_name)).toEqual(['"Jo" Ann', "Al", "Bo"]);
  });
});

describe("a formula whose result was not saved", () => {
  it("is named by its column, and leaves the cell blank", () => {
    const headings = textRow(1, ["Adno", "Forename", "Surname", "Year", "DOB"]);
    const birth = '<c t="inlineStr"><is><t></t></is></c><c r="E2"><f>TODAY()</f></c>';
    const xml =
      headings + textRow(2, ["1", "Ada", "King", "9"]).replace("</row>", `${birth}</row>`);
    const bytes = makeWorkbook({ sheets: [{ name: "List", xml }] });
    const reading = readTables([{ name: "a.xlsx", bytes }]);
    const read = buildRoster(reading, recognise(reading.tables), { today: "2026-11-22" });
    expect(read.students).toMatchObject([{ ...ADA, date_of_birth: null }]);
    expect(read.warnings).toMatchObject([
      { code: "formula_unsolved", place: { sheet: "List", column: "DOB" } },
    ]);
  });
});
