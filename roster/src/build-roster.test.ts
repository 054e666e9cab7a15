import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { fc } from "../test/property-seed.ts";
import { sample } from "../test/samples.ts";
import { buildRoster } from "./build-roster.ts";
import { readTables } from "./read-tables.ts";
import { recognise, remember } from "./recognise.ts";
import type { Answers, GivenFile, Place, Reading, Roster } from "./roster.ts";

const TODAY = "2026-11-22";

const rosterOf = (reading: Reading, answers: Answers = {}) =>
  buildRoster(reading, recognise(reading.tables), { today: TODAY, answers });

/** The roster of tables that are written as lines of CSV. */
function roster(tables: Record<string, string[]>, answers?: Answers): Roster {
  const files = Object.entries(tables).map(([name, lines]): GivenFile => ({
    name,
    bytes: strToU8(lines.join("\n")),
  }));
  return rosterOf(readTables(files), answers);
}

const one = (...lines: string[]) => roster({ "a.csv": lines });
const HEADINGS = "Admission No,Surname,Forename,DOB,Year";

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);

describe("rows of students", () => {
  it("come in with a wrong value left out and named, by its line and column", () => {
    const { students, warnings } = one(
      HEADINGS,
      "1,Lin,Mei,31/02/2013,9",
      "2,Ng,Li,1950-01-01,9",
      "3,Ray,Al,2030-01-01,9",
    );
    expect(students.map(({ date_of_birth }) => date_of_birth)).toEqual([null, null, null]);
    expect(codes(warnings)).toEqual(Array(3).fill("date_of_birth_invalid"));
    expect(warnings[0]?.place).toEqual({
      file: "a.csv",
      sheet: null,
      line: 2,
      column: "DOB",
      value: "31/02/2013",
    } satisfies Place);
    expect(warnings.map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining("not a day"),
      expect.stringContaining("76 years"),
      expect.stringContaining("still to come"),
    ]);
  });

  it("of one ID are one student where nothing speaks against it", () => {
    const { students, refused } = one(
      "Admission No,Surname,Forename,DOB,Year,Class",
      "0012,O'Brien,Seán,,9,9A/En1",
      "12,O’BRIEN,Seán,01/02/2013,9,9A/Ma1",
    );
    expect(refused).toEqual([]);
    expect(students).toMatchObject([
      { student_id: "0012", date_of_birth: "2013-02-01", classes: ["9A/En1", "9A/Ma1"] },
    ]);
  });

  it("of one ID are nobody where last names or dates of birth differ", () => {
    const { students, refused, enrolments, classes } = one(
      "Admission No,Surname,Forename,DOB,Year,Class",
      "1,Lin,Mei,01/02/2013,9,9A/En1",
      "1,Lin,Mei,02/02/2013,9,9A/Ma1",
      "2,Ng,Li,,9,9A/En1",
    );
    expect(students.map(({ student_id }) => student_id)).toEqual(["2"]);
    expect(refused).toMatchObject([{ code: "id_conflict", rows: 2, name: "Mei Lin" }]);
    expect(classes.map(({ name }) => name)).toEqual(["9A/En1"]);
    expect(enrolments).toEqual([{ student_id: "2", class: "9A/En1" }]);
  });

  it("of one UPN under two IDs are nobody, but for one who has left", () => {
    const rows = (left: string) => [
      "Admission No,UPN,Surname,Forename,Year,Leaving Date",
      `1,W999999923101,Lin,Mei,9,${left}`,
      "2,W999999923101,Lin,Mei,9,",
    ];
    const conflict = one(...rows(""));
    expect(conflict.students).toEqual([]);
    expect(codes(conflict.refused)).toEqual(["upn_conflict", "upn_conflict"]);
    const back = one(...rows("01/09/2025"));
    expect(back.students.map(({ student_id }) => student_id)).toEqual(["2"]);
    expect(back.leavers).toMatchObject([{ student_id: "1", left: "2025-09-01" }]);
  });

  it("without a number of the school have their UPN for it, and find the one that has", () => {
    const { students } = roster({
      "a.csv": ["Admission No,UPN,Surname,Forename,Year", "0007,W999999923101,Lin,Mei,9"],
      "b.csv": [
        "UPN,Surname,Forename,Year,Class",
        "W999999923101,Lin,Mei,9,9A/En1",
        "K999999923102,Ng,Li,9,9A/En1",
      ],
    });
    expect(students.map(({ student_id, classes }) => [student_id, classes])).toEqual([
      ["0007", ["9A/En1"]],
      ["K999999923102", ["9A/En1"]],
    ]);
  });

  it("may have their year in another file", () => {
    const { students, refused } = roster({
      "a.csv": [HEADINGS, "1,Lin,Mei,,9"],
      "b.csv": ["Admission No,Surname,Forename,Class", "1,Lin,Mei,9A/En1", "2,Ng,Li,9A/En1"],
    });
    expect(students).toMatchObject([{ student_id: "1", year: 9, classes: ["9A/En1"] }]);
    expect(refused).toMatchObject([{ code: "year_missing", student_id: "2" }]);
  });

  it("with a wrong UPN come in, and are not matched by it", () => {
    const { students, warnings } = one(
      "Admission No,UPN,Surname,Forename,Year",
      "1,A999999923101,Lin,Mei,9",
    );
    expect(students[0]?.upn).toBeNull();
    expect(codes(warnings)).toEqual(["upn_invalid"]);
  });

  it("keep texts that a spreadsheet would run, and lose what nobody sees", () => {
    const { students } = one("Admission No,Surname,Forename,Year", "1,=Lin,\u202D@Mei\u202C ,9");
    expect(students[0]).toMatchObject({ first_name: "@Mei", last_name: "=Lin" });
  });

  it("say that years of other nations are not known yet", () => {
    const { refused } = one(HEADINGS, "1,Lin,Mei,,S3", "2,Ng,Li,,14", "3,Ray,Al,,");
    expect(codes(refused)).toEqual(["year_missing", "year_unknown", "year_unknown"]);
    expect(refused.map(({ sentence }) => sentence).join(" ")).toMatch(
      /Scotland.*Northern Ireland/u,
    );
  });

  it("have a whole name in one cell, the known one in brackets", () => {
    const { students, warnings } = one(
      "Name,Adm. No,Year",
      '"van der Berg, Joseph (Joey)",1,9',
      "Minh Anh Nguyen,2,9",
      "Joe (Joey) Barker,3,9",
    );
    expect(students).toMatchObject([
      {
        first_name: "Joey",
        last_name: "van der Berg",
        legal_first_name: "Joseph",
        preferred_name: "Joey",
      },
      { first_name: "Minh Anh", last_name: "Nguyen" },
      { first_name: "Joey", last_name: "Barker", legal_first_name: "Joe" },
    ]);
    expect(warnings).toMatchObject([
      { code: "name_split", student_id: "2" },
      { code: "name_split", student_id: "3" },
    ]);
  });

  it("say whether a name is the preferred one", () => {
    const { students } = one(
      "Admission No,Legal Surname,Legal Forename,Preferred Surname,Preferred Forename,Year",
      "1,Lin,Meifeng,,Mei,9",
      "2,Ng,Li,Ng,,9",
    );
    expect(students.map(({ preferred }) => preferred)).toEqual([
      { first: true, last: false },
      { first: false, last: true },
    ]);
  });

  it("are told of where letters were lost or damaged", () => {
    const { warnings } = one(HEADINGS, "1,Dvo?áková,Eliška,,9", "2,FernÃ¡ndez,José,,9");
    expect(codes(warnings)).toEqual(["characters_damaged", "characters_lost"]);
  });
});

describe("classes", () => {
  const HEAD = "Admission No,Surname,Forename,Year,Class,Subject,Teacher,Teacher Email";

  it("that differ only in case are one", () => {
    const { classes, enrolments } = one(
      HEAD,
      "1,Lin,Mei,9,9x/En1,,,",
      "2,Ng,Li,9,9X/EN1,,,",
      "3,Ray,Al,9,9x/En1,,,",
    );
    expect(classes.map(({ name }) => name)).toEqual(["9x/En1"]);
    expect(enrolments).toHaveLength(3);
  });

  it("have their year by their name, else by most of their students, else it is asked", () => {
    const { classes } = one(
      HEAD,
      "1,Lin,Mei,13,Choir,Music,,",
      "2,Ng,Li,13,Choir,Music,,",
      "3,Ray,Al,8,Choir,Music,,",
      "4,Fox,Jo,8,13B/Ph1,,,",
    );
    expect(classes.map(({ name, year }) => [name, year])).toEqual([
      ["13B/Ph1", 12],
      ["Choir", 12],
    ]);
    const asked = roster({ "c.csv": ["Class,Subject", "Choir,Music", "Set 3,"] });
    expect(asked.questions).toMatchObject([
      { code: "class_subject_missing", classes: ["Set 3"] },
      { code: "class_year_missing", classes: ["Choir", "Set 3"] },
    ]);
    const told = roster(
      { "c.csv": ["Class,Subject", "Choir,Music"] },
      { class_year: { Choir: 10 } },
    );
    expect(told.classes[0]?.year).toBe(10);
    expect(told.questions).toEqual([]);
  });

  it("have teachers by address; those who are only named are asked about, and nobody is made of them", () => {
    const { classes, teachers, questions } = one(
      HEAD,
      "1,Lin,Mei,9,9A/En1,English,Mrs N Adebayo,n.adebayo@school.example",
      "1,Lin,Mei,9,9A/Ma1,Mathematics,Mrs N Adebayo,",
      "1,Lin,Mei,9,9A/Sc1,Science,Mr T Birch,",
    );
    expect(teachers).toMatchObject([
      { email: "n.adebayo@school.example", title: "Mrs", first_name: "N", last_name: "Adebayo" },
    ]);
    expect(classes.map((one_) => [one_.name, one_.teachers, one_.teacher_names])).toEqual([
      ["9A/En1", ["n.adebayo@school.example"], []],
      ["9A/Ma1", ["n.adebayo@school.example"], []],
      ["9A/Sc1", [], ["Mr T Birch"]],
    ]);
    expect(questions).toMatchObject([
      { code: "teachers_unknown", names: [{ name: "Mr T Birch", classes: ["9A/Sc1"] }] },
    ]);
  });

  it("of one title are told apart by their codes", () => {
    const { classes } = roster({
      "x/classes.csv": [
        "sourcedId,title,courseSourcedId,classType,classCode",
        "c1,Mathematics,m,scheduled,9x/Ma1",
        "c2,Mathematics,m,scheduled,9x/Ma2",
      ],
    });
    expect(classes.map(({ name }) => name)).toEqual([
      "Mathematics (9x/Ma1)",
      "Mathematics (9x/Ma2)",
    ]);
  });

  it("of registration make a form group", () => {
    const { classes, students, skipped } = one(HEAD, "1,Lin,Mei,9,9A,Registration,,");
    expect(classes).toEqual([]);
    expect(students[0]?.form_group).toBe("9A");
    expect(codes(skipped)).toEqual(["registration_group"]);
  });

  it("are no form groups that stand among them, unless these are all that there is", () => {
    const head = "Admission No,Surname,Forename,Year,Tutor Group,Class";
    const among = one(head, "1,Lin,Mei,9,9RJK,9rjk", "1,Lin,Mei,9,9RJK,9x/En1");
    expect(among.classes.map(({ name }) => name)).toEqual(["9x/En1"]);
    expect(among.skipped).toMatchObject([{ code: "registration_group", count: 1 }]);
    const alone = one(head, "1,Lin,Mei,7,7 Maple,7 Maple", "2,Ng,Li,7,7 Oak,7 Oak");
    expect(alone.classes.map(({ name }) => name)).toEqual(["7 Maple", "7 Oak"]);
    const taught = one(`${head},Subject`, "1,Lin,Mei,9,9A,9A,Drama", "1,Lin,Mei,9,9A,9B,Art");
    expect(taught.classes.map(({ name }) => name)).toEqual(["9A", "9B"]);
  });
});

describe("tables that say who is in which class", () => {
  const students = [HEADINGS, "001,Lin,Mei,,9", "2,Ng,Li,,9", "3,Ray,Al,,99"];

  it("name students by their number and classes by their names", () => {
    const { enrolments, refused, classes } = roster({
      "a.csv": students,
      "b.csv": [
        "Admission No,Class",
        "1,9A/En1",
        "2,9a/en1",
        "2,9A/Ma1",
        "2,9A/Ma1",
        "3,9A/Hi1",
        "4,9A/Bi1",
      ],
    });
    expect(enrolments).toEqual([
      { student_id: "001", class: "9A/En1" },
      { student_id: "2", class: "9A/En1" },
      { student_id: "2", class: "9A/Ma1" },
    ]);
    // A class that only those name who stay out is none.
    expect(classes.map(({ name }) => name)).toEqual(["9A/En1", "9A/Ma1"]);
    expect(codes(refused)).toEqual(["student_unknown", "year_unknown"]);
  });

  it("count no place that has ended, where students stand beside it too", () => {
    const {
      enrolments,
      students: came,
      skipped,
    } = one(
      "Admission No,Surname,Forename,Year,Class,End Date",
      "1,Lin,Mei,9,9A/En1,",
      "1,Lin,Mei,9,9A/Ma1,21/11/2026",
      "2,Ng,Li,9,9A/En1,22/11/2026",
    );
    expect(came).toHaveLength(2);
    expect(enrolments).toEqual([
      { student_id: "1", class: "9A/En1" },
      { student_id: "2", class: "9A/En1" },
    ]);
    expect(codes(skipped)).toEqual(["enrolment_ended"]);
  });

  it("say that they hold only what has changed, and which places have ended", () => {
    const tables = {
      "x/users.csv": [
        "sourcedId,status,role,givenName,familyName,identifier,grades",
        "s1,active,student,Mei,Lin,1,09",
      ],
      "x/classes.csv": ["sourcedId,title,courseSourcedId,classType", "c1,9A/En1,k,scheduled"],
      "x/enrollments.csv": [
        "sourcedId,status,classSourcedId,userSourcedId,role",
        "1,tobedeleted,c1,s1,student",
      ],
    };
    const manifest = (way: string) => ["value,propertyName", `${way},file.enrollments`];
    const changed = roster({ ...tables, "x/manifest.csv": manifest("delta") });
    expect(changed.changes_only).toEqual({ ended: [{ student_id: "1", class: "9A/En1" }] });
    expect(codes(changed.skipped)).toContain("changes_only");
    const whole = roster({ ...tables, "x/manifest.csv": manifest("bulk") });
    expect(whole.changes_only).toBeUndefined();
  });

  it("count no place that has ended or was removed, and put nobody there who was", () => {
    const {
      students: came,
      enrolments,
      leavers,
      skipped,
    } = roster({
      "x/users.csv": [
        "sourcedId,status,role,givenName,familyName,identifier,grades",
        "s1,,student,Mei,Lin,1,09",
        "s2,tobedeleted,student,Li,Ng,2,09",
        "t1,tobedeleted,teacher,No,Body,,",
      ],
      "x/classes.csv": [
        "sourcedId,status,title,courseSourcedId,classType",
        "c1,,9A/En1,k,scheduled",
        "c2,tobedeleted,9A/Ma1,k,scheduled",
      ],
      "x/courses.csv": ["sourcedId,title,orgSourcedId", "k,English,o"],
      "x/enrollments.csv": [
        "sourcedId,status,classSourcedId,userSourcedId,role,endDate",
        "1,,c1,s1,student,2026-11-22",
        "2,,c1,s1,student,2026-11-21",
        "3,tobedeleted,c1,s1,student,",
        "4,,c1,s2,student,",
        "5,,c1,t1,teacher,",
      ],
    });
    expect(came.map(({ student_id }) => student_id)).toEqual(["1"]);
    expect(leavers.map(({ student_id }) => student_id)).toEqual(["2"]);
    expect(enrolments).toEqual([{ student_id: "1", class: "9A/En1" }]);
    expect(codes(skipped).toSorted()).toEqual([
      "class_removed",
      "enrolment_ended",
      "enrolment_removed",
      "person_removed",
    ]);
  });
});

describe("a table of staff", () => {
  it("is one also where it has what students have", () => {
    const { teachers, students, refused } = one(
      "Staff Code,Title,Forename,Surname,Gender,Date of Birth,Work Email",
      "NAD,Mrs,Ngozi,Adebayo,F,01/02/1980,n.adebayo@school.example",
    );
    expect([students, refused]).toEqual([[], []]);
    expect(teachers).toMatchObject([{ last_name: "Adebayo", initials: "NAD" }]);
    // Without a title or a code it may be either, and is students, of whom more is asked.
    expect(one("Forename,Surname,Gender,Email", "Mei,Lin,F,m@school.example").teachers).toEqual([]);
  });
});

describe("names that code has for itself", () => {
  it("are names as any other", () => {
    const answers = { class_subject: {}, class_subjects: {}, class_year: {}, date_order: {} };
    const { classes, students: came } = roster(
      {
        "a.csv": [
          "Admission No,Surname,Forename,Year,Class",
          "__proto__,constructor,toString,9,constructor",
        ],
      },
      answers,
    );
    expect(classes).toMatchObject([{ name: "constructor", year: 9, subject: null }]);
    expect(came).toMatchObject([{ student_id: "__proto__", last_name: "constructor" }]);
  });
});

describe("dates that can be read in two ways", () => {
  const lines = [HEADINGS, "1,Lin,Mei,03/04/2013,9", "2,Ng,Li,05/06/2013,9"];

  it("are British, and asked about", () => {
    const { students, questions } = one(...lines);
    expect(students.map(({ date_of_birth }) => date_of_birth)).toEqual([
      "2013-04-03",
      "2013-06-05",
    ]);
    expect(questions).toMatchObject([{ code: "date_order", column: "a.csv › DOB" }]);
  });

  it("are American where a person says so", () => {
    const told = roster({ "a.csv": lines }, { date_order: { "a.csv › DOB": "month_first" } });
    expect(told.students.map(({ date_of_birth }) => date_of_birth)).toEqual([
      "2013-03-04",
      "2013-05-06",
    ]);
    expect(told.questions).toEqual([]);
  });
});

describe("a mapping", () => {
  const file = { name: "a.csv", bytes: strToU8("Ref,Family,Given,Group\n7,Lin,Mei,Year 9\n") };

  it("can be given back changed, and is remembered by its headings", () => {
    const reading = readTables([file]);
    const [proposed] = recognise(reading.tables);
    expect(proposed).toEqual({ table: "a.csv", kind: "unknown", heading_line: 1, columns: {} });
    expect(codes(rosterOf(reading).skipped)).toEqual(["unknown_table"]);
    const mapping = {
      ...proposed!,
      kind: "students" as const,
      columns: { 0: "student_id", 1: "last_name", 2: "first_name", 3: "year" } as const,
    };
    const mine = buildRoster(reading, [mapping], { today: TODAY });
    expect(mine.students).toMatchObject([{ student_id: "7", last_name: "Lin", year: 9 }]);

    const kept = remember(reading.tables[0]!, mapping);
    const next = readTables([{ ...file, name: "next term.csv" }]);
    expect(recognise(next.tables, [kept])).toEqual([{ ...mapping, table: "next term.csv" }]);
    expect(JSON.parse(JSON.stringify(kept))).toEqual({ ...kept });
  });
});

/** A roster without places, in which the order of rows shows. */
function withoutPlaces(whole: Roster): unknown {
  const plain = JSON.parse(
    JSON.stringify(whole, (key, value) => (key === "place" || key === "lines" ? undefined : value)),
  ) as Record<string, object[]>;
  const text = (value: unknown) => JSON.stringify(value);
  return Object.fromEntries(
    Object.entries(plain).map(([key, list]) => [key, list.map(text).toSorted()]),
  );
}

describe("the order", () => {
  it("of files and of rows changes nothing", () => {
    const names = ["sims.csv", "bromcom.csv", "arbor.csv", "sds-v2.1/", "oneroster-1.2.zip"];
    const readings = names.map((name) => readTables(sample(name)));
    fc.assert(
      fc.property(fc.constantFrom(...readings), fc.infiniteStream(fc.nat()), (reading, draws) => {
        const shuffled = <T>(list: readonly T[]): T[] =>
          list
            .map((item): [number, T] => [draws.next().value ?? 0, item])
            .toSorted(([a], [b]) => a - b)
            .map(([, item]) => item);
        const mappings = recognise(reading.tables);
        const tables = shuffled(reading.tables).map((table) => {
          const line = mappings.find((one_) => one_.table === table.id)?.heading_line ?? 0;
          const data = shuffled(
            table.rows.filter((row) => row.line > line).map(({ cells }) => cells),
          );
          const numbered = data.map((cells, at) => ({ line: line + 1 + at, cells }));
          return { ...table, rows: [...table.rows.filter((row) => row.line <= line), ...numbered] };
        });
        const again = buildRoster({ ...reading, tables }, shuffled(mappings), { today: TODAY });
        const before = buildRoster(reading, mappings, { today: TODAY });
        expect(withoutPlaces(again)).toEqual(withoutPlaces(before));
      }),
      { numRuns: 25 },
    );
  });

  it("of rows that contradict each other changes nothing", () => {
    const rows = [
      "1,Lin,Mei,,9",
      "1,Lin,Mai,,9",
      "1,Lin,Mai,,10",
      "1,Lin,,,10",
      "2,Ng,Li,01/02/2013,9",
      "2,Ng,Li,,11",
    ];
    const before = withoutPlaces(one(HEADINGS, ...rows));
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
        expect(withoutPlaces(one(HEADINGS, ...shuffled))).toEqual(before);
      }),
    );
  });
});
