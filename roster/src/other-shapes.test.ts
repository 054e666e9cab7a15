import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { makeWorkbook, textRow } from "../test/workbooks.ts";
import { buildRoster } from "./build-roster.ts";
import { readTables } from "./read-tables.ts";
import { recognise } from "./recognise.ts";
import type { Roster } from "./roster.ts";

/** The roster of a file that is written as its lines. */
function roster(lines: readonly string[], name = "a.csv"): Roster {
  const reading = readTables([{ name, bytes: strToU8(lines.join("\n")) }]);
  return buildRoster(reading, recognise(reading.tables), { today: "2026-11-22" });
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
