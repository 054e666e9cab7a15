import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sample } from "../test/samples.ts";
import { buildRoster } from "./build-roster.ts";
import { readTables } from "./read-tables.ts";
import { recognise } from "./recognise.ts";
import type { Answers, Refused, Roster } from "./roster.ts";

type Row = { row: string; why: string };
type Expected = {
  encoding?: string;
  separator?: string;
  header_row?: number;
  pupils: number;
  classes: number;
  teachers: number;
  enrolments: number;
  leavers: number;
  refused?: Row[];
  merged?: Row[];
  skipped?: string[];
  warnings?: Row[];
  unmatched_teacher_names?: string[];
};

const expected = JSON.parse(
  readFileSync(new URL("../test/samples/expected.json", import.meta.url), "utf8"),
) as Record<string, Expected>;
const SAMPLES = Object.entries(expected).filter(([, { classes }]) => classes !== undefined);

const TODAY = "2026-11-22";

function read(name: string, answers: Answers = {}) {
  const reading = readTables(sample(name));
  const mappings = recognise(reading.tables);
  return { reading, mappings, roster: buildRoster(reading, mappings, { today: TODAY, answers }) };
}

/** Ways to call a refused row. */
function callsOf({ student_id, name, rows, place }: Refused): (string | null)[] {
  const who = `${student_id} (${name}`;
  return [student_id, name, place.value, `${who})`, `${who}, ${rows} rows)`];
}

/** What the codes of merged and skipped rows are called in the list of what is expected. */
const MERGED = { "same row twice": "same_row_twice", "same pupil, further class": "further_class" };
const SKIPPED: [pattern: RegExp, code: string, count?: number][] = [
  [/^blank line$/u, "blank_line", 1],
  [/^blank lines$/u, "blank_line"],
  [/^(?:total|count) row$/u, "total_row", 1],
  [/^two title rows$/u, "title_row", 2],
  [/^hidden sheet$/u, "hidden_sheet", 1],
  [/^1 guardian$/u, "guardian", 1],
  [/^1 administrator$/u, "administrator", 1],
  [/^1 homeroom class/u, "homeroom_class", 1],
  [/^1 enrolment whose endDate is past$/u, "enrolment_ended", 1],
];

describe.each(SAMPLES)("%s", (name, wanted) => {
  const { reading, mappings, roster } = read(name);

  it("has exactly the people, classes and enrolments that it holds", () => {
    expect({
      pupils: roster.students.length,
      classes: roster.classes.length,
      teachers: roster.teachers.length,
      enrolments: roster.enrolments.length,
      leavers: roster.leavers.length,
    }).toEqual({
      pupils: wanted.pupils,
      classes: wanted.classes,
      teachers: wanted.teachers,
      enrolments: wanted.enrolments,
      leavers: wanted.leavers,
    });
  });

  it("refuses exactly what it must, with the reason", () => {
    const rows = wanted.refused ?? [];
    expect(roster.refused).toHaveLength(rows.length);
    for (const { row, why } of rows) {
      const found = roster.refused.filter(
        (one) => callsOf(one).includes(row) && why.split(" ")[0] === one.code,
      );
      expect(found, `${row}: ${why}`).toHaveLength(1);
      expect(found[0]?.sentence).toMatch(/^[A-Z“].*\.$/u);
      expect(found[0]?.place.line).toBeGreaterThan(0);
      expect(found[0]?.lines).toHaveLength(found[0]?.rows ?? 0);
    }
  });

  it("merges, warns of and skips exactly what it must", () => {
    expect(roster.merged.map(({ code, student_id }) => [student_id, code])).toEqual(
      (wanted.merged ?? []).map(({ row, why }) => [row, MERGED[why as keyof typeof MERGED]]),
    );
    const [several, single] = partition(wanted.warnings ?? [], ({ row }) => row === "several");
    const [lost, others] = partition(roster.warnings, ({ code }) => code === "characters_lost");
    expect(lost.length > 1).toBe(several.length === 1);
    expect(others.map(({ code, student_id }) => ({ row: student_id, why: code }))).toEqual(single);
    if (wanted.skipped === undefined) return;
    expect(roster.skipped.map(({ code }) => code).toSorted()).toEqual(
      wanted.skipped.map(skippedCode).toSorted(),
    );
  });

  it("is read as it was written", () => {
    const [table] = reading.tables;
    if (wanted.encoding !== undefined) expect(table?.encoding).toBe(wanted.encoding);
    if (wanted.separator !== undefined) expect(table?.separator).toBe(wanted.separator);
    if (wanted.header_row !== undefined) expect(mappings[0]?.heading_line).toBe(wanted.header_row);
    const names = wanted.unmatched_teacher_names;
    if (names !== undefined) expect(unknownTeachers(roster)).toEqual(names);
  });

  it("puts every student's classes and every class's members in the same words", () => {
    const ids = new Set(roster.students.map(({ student_id }) => student_id));
    const names = new Set(roster.classes.map((one) => one.name));
    expect(ids.size).toBe(roster.students.length);
    for (const { student_id, class: of } of roster.enrolments) {
      expect(ids.has(student_id) && names.has(of)).toBe(true);
    }
  });
});

function partition<T>(list: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [list.filter(is), list.filter((one) => !is(one))];
}

function skippedCode(prose: string): string | undefined {
  return SKIPPED.find(([pattern]) => pattern.test(prose))?.[1];
}

function unknownTeachers({ questions }: Roster): string[] {
  const asked = questions.find(({ code }) => code === "teachers_unknown");
  return asked?.code === "teachers_unknown" ? asked.names.map(({ name }) => name) : [];
}

const studentIn = ({ students }: Roster, id: string) =>
  students.find(({ student_id }) => student_id === id);

describe("what stands in the samples", () => {
  it("skips two titles and the blank lines of a workbook, and nothing more", () => {
    const { roster } = read("sims.xlsx");
    for (const prose of expected["sims.xlsx"]?.skipped ?? []) {
      const [, code, count] = SKIPPED.find(([pattern]) => pattern.test(prose)) ?? [];
      const found = roster.skipped.find((one) => one.code === code);
      expect(found?.count, prose).toBe(count ?? 2);
    }
  });

  it("gives numbers their zeros from the cell's format, so that two files mean the same students", () => {
    const reading = readTables([...sample("sims.csv"), ...sample("sims.xlsx")]);
    const { students, merged } = buildRoster(reading, recognise(reading.tables), { today: TODAY });
    expect(students).toHaveLength(45);
    expect(merged).toHaveLength(1);
    const luke = students.find(({ student_id }) => student_id === "004307");
    expect(luke).toMatchObject({
      first_name: "Luke",
      last_name: "Kowalczyk",
      legal_first_name: "Łukasz",
      legal_last_name: null,
      preferred_name: "Luke",
      date_of_birth: "2013-06-02",
      upn: "F999999923107",
      year: 9,
      form_group: "9C",
      classes: ["9x/En1", "9x/Ma1"],
    });
  });

  it("keeps two students of one name apart", () => {
    const { students } = read("sims.csv").roster;
    const khans = students.filter((one) => one.first_name === "Amelia" && one.last_name === "Khan");
    expect(khans.map(({ student_id }) => student_id)).toEqual(["004313", "004314"]);
  });

  it("takes pronouns from their column, and from a gender only where a person says so", () => {
    const asked = read("arbor.csv").roster;
    expect(studentIn(asked, "20136")?.pronouns).toBe("They/Them");
    expect(studentIn(asked, "20100")?.pronouns).toBeNull();
    expect(asked.questions.map(({ code }) => code)).toContain("pronouns_from_gender");
    const told = read("arbor.csv", { pronouns_from_gender: true }).roster;
    expect(studentIn(told, "20136")?.pronouns).toBe("They/Them");
    expect(studentIn(told, "20100")?.pronouns).toBe("He/Him");
    expect(studentIn(told, "20101")?.pronouns).toBe("She/Her");
    const declined = read("arbor.csv", { pronouns_from_gender: false }).roster;
    expect(declined.questions.map(({ code }) => code)).not.toContain("pronouns_from_gender");
    expect(studentIn(declined, "20100")?.pronouns).toBeNull();
  });

  it("brings next year's intake in as Year 7 where a person says so", () => {
    expect(read("ctf.xml").roster.questions).toContainEqual(
      expect.objectContaining({ code: "year_6_to_7", students: 1 }),
    );
    const { students, refused } = read("ctf.xml", { year_6_to_7: true }).roster;
    expect(students).toHaveLength(30);
    expect(refused).toEqual([]);
  });

  it("asks once about the subjects that codes stand for, and takes the answer", () => {
    const { questions } = read("sds-v2.1/").roster;
    const asked = questions.find(({ code }) => code === "class_subjects");
    expect(asked?.code === "class_subjects" && asked.subjects.map(({ code }) => code)).toEqual([
      "En",
      "Ma",
      "Sc",
    ]);
    const answers = { class_subjects: { En: "English", Ma: "Maths", Sc: "Science" } };
    const told = read("sds-v2.1/", answers).roster;
    expect(told.questions.map(({ code }) => code)).not.toContain("class_subjects");
    expect(told.classes.find(({ name }) => name === "9x/Ma1")?.subject).toBe("Maths");
  });

  it("reads American dates where the column shows that it has them", () => {
    const { students } = read("sds-v1-uk/").roster;
    expect(students[5]).toMatchObject({ student_id: "004306", date_of_birth: "2012-10-08" });
  });

  it("takes a homeroom for the form group", () => {
    const { students } = read("oneroster-1.1.zip").roster;
    expect(students.filter(({ form_group }) => form_group === "9A")).toHaveLength(8);
  });

  it("gives a class of Year 13 Year 12, and its teachers by initials", () => {
    const { classes } = read("whole-school.xlsx").roster;
    expect(classes.find(({ name }) => name === "13A/Bi1")?.year).toBe(12);
    expect(classes.every(({ teachers }) => teachers.length > 0)).toBe(true);
    expect(classes.find(({ name }) => name === "10A/Ar1")?.teachers).toEqual([
      "h.rahman00@ashgrovevale.example",
      "p.jarvis07@ashgrovevale.example",
    ]);
  });

  it("reads every line of a mark book, and takes it for no roster", () => {
    const tabs = read("markbook.tsv");
    expect(tabs.reading.tables[0]?.rows.filter(({ line }) => line > 3 && line < 33)).toHaveLength(
      28,
    );
    const workbook = read("markbook.xlsx");
    expect(workbook.reading.tables.map(({ sheet }) => sheet)).toEqual([
      "9x En2 (4 best)",
      "Homework log",
      "AtL words",
      "Key",
    ]);
    for (const { mappings, roster } of [tabs, workbook]) {
      expect(new Set(mappings.map(({ kind }) => kind))).toEqual(new Set(["unknown"]));
      expect(roster.students).toEqual([]);
    }
  });
});
