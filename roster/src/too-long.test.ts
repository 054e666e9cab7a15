import { strToU8 } from "fflate";
import { expect, it } from "vitest";
import { buildRoster } from "./build-roster.ts";
import { readTables } from "./read-tables.ts";
import { recognise } from "./recognise.ts";
import type { Roster } from "./roster.ts";

const LONG = "Maximiliana".repeat(10);

/** The roster of files, each written as its lines. */
function roster(files: Record<string, string[]>): Roster {
  const reading = readTables(
    Object.entries(files).map(([name, lines]) => ({ name, bytes: strToU8(lines.join("\n")) })),
  );
  return buildRoster(reading, recognise(reading.tables), { today: "2026-11-22" });
}

/** Where something too long stands, and that the sentence says what to do. */
function cells({ warnings }: Roster): (string | number | null)[][] {
  const long = warnings.filter(({ code }) => code === "value_too_long");
  for (const { sentence, place } of long) {
    expect(sentence).toMatch(/at most \d+ characters.*Shorten it in the file/u);
    expect(place.value).toContain(LONG.slice(0, 40));
  }
  return long.map(({ place: { file, line, column } }) => [file, line, column]);
}

it("names each name of a teacher that is too long, and makes no account of it", () => {
  const read = roster({
    "staff.csv": [
      "Title,Forename,Surname,Email",
      `Mrs,Ngozi,${LONG},n@ash.example`,
      `Mr,${LONG},Birch,t@ash.example`,
      "Ms,Zoë,Vale,z@ash.example",
    ],
  });
  expect(read.teachers).toMatchObject([{ email: "z@ash.example" }]);
  expect(cells(read)).toEqual([
    ["staff.csv", 2, "Surname"],
    ["staff.csv", 3, "Forename"],
  ]);
});

it("names classes, subjects and form groups that are too long, and brings in the rest", () => {
  const read = roster({
    "classes.csv": ["Class,Year,Subject", `9${LONG},9,Art`, `9x/Ar1,9,${LONG}`, "9x/Ar2,9,Art"],
    "students.csv": [
      "Adno,Forename,Surname,Year,Form,Class,Teacher",
      `1,Ada,King,9,${LONG},9x/Ar2,Mrs ${LONG}`,
      `2,Ben,Okri,9,9A,9x/${LONG},`,
    ],
    "members.csv": ["Adno,Class", `1,9y/${LONG}`],
  });
  expect(read.students).toMatchObject([{ form_group: null }, { form_group: "9A", classes: [] }]);
  expect(read.classes).toMatchObject([
    { name: "9x/Ar1", subject: "Art" },
    { name: "9x/Ar2", teacher_names: [] },
  ]);
  expect(cells(read).toSorted()).toEqual([
    ["classes.csv", 2, "Class"],
    ["classes.csv", 3, "Subject"],
    ["members.csv", 2, "Class"],
    ["students.csv", 2, "Form"],
    ["students.csv", 2, "Teacher"],
    ["students.csv", 3, "Class"],
  ]);
});

it("leaves out who is in a class of another system whose title is too long, without a word of an unknown class", () => {
  const read = roster({
    "users.csv": ["sourcedId,role,givenName,familyName,grades", "s1,student,Ada,King,09"],
    "classes.csv": ["sourcedId,title,courseSourcedId,classType", `c1,9${LONG},,scheduled`],
    "enrollments.csv": ["sourcedId,classSourcedId,userSourcedId,role", "e1,c1,s1,student"],
  });
  expect(read).toMatchObject({ students: [{ classes: [] }], classes: [], refused: [] });
  expect(cells(read)).toEqual([["classes.csv", 2, "title"]]);
});
