import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { buildRoster } from "./build-roster.ts";
import { readTables } from "./read-tables.ts";
import { recognise } from "./recognise.ts";
import type { Roster, StudentHere } from "./roster.ts";

const UPN = "K999999923102";
const HERE: StudentHere[] = [
  { student_id: "004301", upn: UPN, first_name: "Ada", last_name: "King", year: 9 },
  { student_id: "4302", upn: null, first_name: "Ben", last_name: "Okri", year: 13 },
];

/** The roster of a file that is brought into a school in which Ada and Ben are. */
function roster(lines: readonly string[], here = HERE): Roster {
  const reading = readTables([{ name: "a.csv", bytes: strToU8(lines.join("\n")) }]);
  return buildRoster(reading, recognise(reading.tables), {
    today: "2026-11-22",
    here: { students: here, subjects: [] },
  });
}
const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);

describe("a file of numbers and classes", () => {
  it("enrols whom the school has, with or without their zeros, and refuses whom nobody knows", () => {
    const { students, enrolments, classes, refused } = roster([
      "Admission No,Class",
      "4301,9x/En1",
      "04302,History",
      "4301,9X/EN1",
      "77,9x/Ma1",
    ]);
    expect(students).toMatchObject([
      { student_id: "004301", first_name: "Ada", last_name: "King", year: 9, date_of_birth: null },
      { student_id: "4302", first_name: "Ben", last_name: "Okri", year: 13 },
    ]);
    expect(enrolments).toEqual([
      { student_id: "004301", class: "9x/En1" },
      { student_id: "4302", class: "History" },
    ]);
    expect(classes).toMatchObject([
      { name: "9x/En1", year: 9, subject: "English" },
      { name: "History", year: 12 },
    ]);
    expect(refused).toMatchObject([
      { code: "student_unknown", student_id: "77", place: { line: 5, column: "Admission No" } },
    ]);
    expect(refused[0]?.sentence).toMatch(/“77”.*Correct the ID, or add the student/u);
  });

  it("has a unique pupil number for its number, and a list of classes in one cell", () => {
    const { enrolments } = roster(["UPN,Classes", `${UPN.toLowerCase()},"9x/En1, 9x/Ma1"`]);
    expect(enrolments).toEqual([
      { student_id: "004301", class: "9x/En1" },
      { student_id: "004301", class: "9x/Ma1" },
    ]);
  });

  it("brings nothing into a school that knows none of the numbers", () => {
    const nobody = roster(["Admission No,Class", "4301,9x/En1", "4302,9x/En1"], []);
    expect(nobody).toMatchObject({ students: [], classes: [], enrolments: [] });
    expect(codes(nobody.refused)).toEqual(["student_unknown", "student_unknown"]);
  });

  it("is not guessed at where a number is written here in two ways", () => {
    const twice = HERE.map((each, at) => ({ ...each, student_id: at === 0 ? "12" : "0012" }));
    expect(roster(["Admission No,Class", "012,9x/En1"], twice).students).toEqual([]);
    expect(roster(["Admission No,Class", "0012,9x/En1"], twice).students).toMatchObject([
      { first_name: "Ben" },
    ]);
  });
});

describe("a blank of a student who is here", () => {
  it("changes nothing, a missing year no more than a missing name", () => {
    const { students, refused } = roster([
      "Admission No,Forename,Surname,Year,Class",
      "4301,Ada,King,,9x/En1",
      "4302,,,13,",
    ]);
    expect(refused).toEqual([]);
    expect(students).toMatchObject([
      { first_name: "Ada", last_name: "King", year: 9, classes: ["9x/En1"] },
      { first_name: "Ben", last_name: "Okri", year: 13 },
    ]);
  });

  it("is still missing of somebody of another name, and of whom nobody knows", () => {
    const { students, refused } = roster([
      "Admission No,Forename,Surname,Year",
      "4301,,Lovelace,9",
      "77,Cy,Fox,",
    ]);
    expect(students).toEqual([]);
    expect(codes(refused)).toEqual(["first_name_missing", "year_missing"]);
  });
});
