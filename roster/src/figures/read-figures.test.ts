import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tableOfCells } from "../read-tables.ts";
import { readFigureSheets, settleFigures } from "./read-figures.ts";

const sheetOf = (lines: string[]) => readFigureSheets([tableOfCells(lines.join("\n"))])[0];
const meanings = (lines: string[]) => sheetOf(lines)?.columns.map(({ meaning }) => meaning);
const settled = (lines: string[]) => {
  const sheet = sheetOf(lines);
  if (sheet === undefined) throw new Error("There is no sheet.");
  return settleFigures(sheet);
};

describe("the columns of a sheet", () => {
  it("are proposed as systems head them, under titles", () => {
    expect(
      meanings([
        "Attendance report\t\t\t\t\t\t\t\t",
        "Printed 12/11/2026\t\t\t\t\t\t\t\t",
        "Adno\tLegal Surname\tLegal Forename\tReg\t% Attend\tAuthorised Absences\tUnauth. Abs\tLates\t% Authorised",
        "004711\tByron\tAda\t9B\t96.4\t5\t1\t2\t3.1",
      ]),
    ).toEqual([
      "student_id",
      "last_name",
      "first_name",
      "",
      "attendance",
      "authorised",
      "unauthorised",
      "lates",
      "",
    ]);
  });

  it("count sessions where no per cent stands", () => {
    const lines = ["UPN\tPossible\tPresent", "A123\t140\t133", "B123\t0\t0"];
    expect(meanings(lines)).toEqual(["upn", "possible", "present"]);
    expect(settled(lines).rows.map(({ attendance }) => attendance)).toEqual([95, null]);
  });

  it("are results where they are nothing else and their cells are short", () => {
    const lines = [
      "Name\tYear Group\tEnglish Language\tMaths\tProgress 8\tTutor comment",
      "Byron, Ada\t11\t7\t6\t0.4\tA pleasure to teach, always ready.",
      "Fox, Leo\t11\tn/a\tDistinction*\t-0.2\t",
    ];
    expect(meanings(lines)).toEqual(["name", "", "result", "result", "", ""]);
    expect(settled(lines)).toMatchObject({
      subjects: ["English Language", "Maths"],
      rows: [{ results: ["7", "6"] }, { results: ["", "Distinction*"] }],
      faults: [],
    });
  });

  it("are a subject each where a list has a row for each pupil and subject", () => {
    const lines = [
      "Candidate results, June 2026",
      "UCI\tSurname\tForename\tQualification\tResult\tAttendance %",
      "64321\tByron\tAda\tGCSE English Language\t7\t96",
      "64321\tByron\tAda\tGCSE Mathematics\t6\t96",
      "64322\tFox\tLeo\tGCSE Mathematics\tX\t91",
      "64322\tFox\tLeo\tGCSE Mathematics\t5\t91",
      "\t\t\tGCSE Art\tA*\t",
      "Total\t\t\t\t5\t",
    ];
    expect(settled(lines)).toMatchObject({
      subjects: ["GCSE English Language", "GCSE Mathematics", "GCSE Mathematics (2)", "GCSE Art"],
      rows: [
        { line: 3, name: "Byron, Ada", attendance: 96, results: ["7", "6", "", ""] },
        { line: 5, name: "Fox, Leo", attendance: 91, results: ["", "X", "5", "A*"] },
      ],
      faults: [],
    });
  });

  it("are a subject each, too, where a row has a pupil’s whole set of them", () => {
    const lines = ["Adno\tEnglish\tMaths\tGrade\tHistory", "1001\t7\t6\t2\tA*"];
    expect(settled(lines).subjects).toEqual(["English", "Maths", "History"]);
  });

  it("are of nothing where no heading says who somebody is", () => {
    expect(sheetOf(["Attendance\tLates", "96\t2"])).toBeUndefined();
  });
});

describe("what the rows say", () => {
  const attendanceOf = (...cells: string[]) =>
    settled(["Adno\tAttendance %", ...cells.map((cell, at) => `100${at}\t${cell}`)]);

  it("is a per cent, however it is written", () => {
    const read = attendanceOf("96.4", "96.44%", "100", "91,5", "", "n/a", "-");
    expect(read.rows.map(({ attendance }) => attendance)).toEqual([
      96.4,
      96.4,
      100,
      91.5,
      null,
      null,
      null,
    ]);
    expect(read.faults).toEqual([]);
  });

  it("is counted to 1 where the whole column is", () => {
    expect(attendanceOf("0.964", "1", "0.5").rows.map(({ attendance }) => attendance)).toEqual([
      96.4, 100, 50,
    ]);
    expect(attendanceOf("0.9", "96").rows.map(({ attendance }) => attendance)).toEqual([0.9, 96]);
  });

  it("is left out and named where it cannot be", () => {
    const { rows, faults } = attendanceOf("101", "often", "96");
    expect(rows.map(({ attendance }) => attendance)).toEqual([null, null, 96]);
    expect(faults.map(({ line, value }) => [line, value])).toEqual([
      [2, "101"],
      [3, "often"],
    ]);
  });

  it("is nobody's in totals, averages and headings that come again", () => {
    const lines = [
      "Name\tAttendance",
      "Ada Byron\t96",
      "Name\tAttendance",
      "\t",
      "Average\t95",
      "Total\t",
    ];
    expect(settled(lines).rows.map(({ name }) => name)).toEqual(["Ada Byron"]);
  });

  it("keeps zeros before a number, and names by their parts", () => {
    const lines = ["Adno\tSurname\tForename\tLates", "004711\tBrown Hart\tAda\t2.0"];
    expect(settled(lines).rows).toMatchObject([
      { student_id: "004711", name: "Brown Hart, Ada", lates: 2, line: 2 },
    ]);
  });
});

it("whatever stands in the cells, what comes out can be brought in", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ maxLength: 40 }), { maxLength: 6 })), (cells) => {
      const lines = [
        "Adno\tName\tAttendance\tLates\tMusic\tOther",
        ...cells.map((row) => row.map((cell) => cell.replaceAll(/[\t\r\n"]/gu, " ")).join("\t")),
      ];
      const sheet = sheetOf(lines);
      if (sheet === undefined) return;
      const { rows, subjects } = settleFigures(sheet);
      for (const row of rows) {
        expect(row.results.length).toBe(subjects.length);
        expect(row.attendance === null || (row.attendance >= 0 && row.attendance <= 100)).toBe(
          true,
        );
        expect(row.lates === null || Number.isInteger(row.lates)).toBe(true);
        expect(row.results.every((result) => result.length <= 30)).toBe(true);
      }
    }),
  );
});

describe("whose names are words of a total as well", () => {
  it.each([
    ["Adno\tSurname\tForename\t% Attendance", "1001\tSmith\tMax\t96"],
    ["Surname\tForename\t% Attendance", "Smith\tMax\t96"],
    ["Surname\tForename\t% Attendance", "Sen\tPriya\t96"],
    ["Name\t% Attendance", "Max Smith\t96"],
    ["Name\t% Attendance", "Sen, Priya\t96"],
    ["Adno\tForename\t% Attendance", "1001\tMax\t96"],
  ])("is a pupil (%s, %s)", (heading, row) => {
    expect(settled([heading, row]).rows).toMatchObject([{ attendance: 96 }]);
  });

  it.each([
    ["Adno\tSurname\tForename\t% Attendance", "\tAverage\t\t96"],
    ["Adno\tSurname\tForename\t% Attendance", "28\tTotal\t\t96"],
    ["Adno\tSurname\tForename\t% Attendance", "Average\t\t\t96"],
    ["Name\t% Attendance", "Max\t96"],
    ["Name\t% Attendance", "Class average\t96"],
  ])("is nobody where it is a total (%s, %s)", (heading, row) => {
    const pupil = row.replace(/\d+$/u, "90").replace(/\p{L}+(?: average)?/u, "Fox, Leo");
    expect(settled([heading, pupil, row]).rows).toMatchObject([{ attendance: 90 }]);
  });
});

it("a share is the attendance where a count of sessions has that name as well", () => {
  const lines = ["Name\tAttendance\t% Attend", "Smith, Max\t133\t95"];
  expect(meanings(lines)).toEqual(["name", "", "attendance"]);
  expect(settled(lines)).toMatchObject({ rows: [{ attendance: 95 }], faults: [] });
});

it("lines under the pupils with a day or a number in them are nobody", () => {
  const lines = [
    "Name\t% Attendance",
    "Smith, Max\t96",
    "Printed 12/11/2026",
    "Number of pupils: 1",
  ];
  expect(settled(lines).rows).toHaveLength(1);
});
