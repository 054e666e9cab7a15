import {
  countCharacters,
  countWords,
  EMPTY_INPUTS,
} from "../../contract/src/features/report-fields.ts";
import type { Database } from "../../server/src/database/handle.ts";
import {
  generatedReports,
  reportConfigurations,
  reportingPeriods,
  students,
} from "../../server/src/database/schema.ts";
import {
  makeClass,
  makeInstitution,
  makeUser,
  type TestUser,
} from "../../server/test/support/factories.ts";

export const MANY_STUDENTS = 5_000;
export const REPORTS = 330;
export const WORDS = 350;
const LAST_NAMES = ["Abdi", "O’Neill", "Çelik", "Nguyễn", "van der Berg", "Smith-Jones", "Zhao"];
const FIRST_NAMES = ["Hassan", "Siân", "José", "Ada", "Łukasz", "Mary-Jane", "Ida", "Wei"];

export type SchoolOfMany = {
  administrator: TestUser;
  /** A teacher with a class of which every student has a report. */
  author: TestUser;
  reported: number;
};

/** A school of 5,000 students, with the reports of a very large class. */
export async function makeSchoolOfMany(database: Database): Promise<SchoolOfMany> {
  const first = await makeInstitution(database);
  const administrator = await makeUser(database, first, { role: "admin" });
  const author = await makeUser(database, first);
  const { institution_id } = first;
  const makeStudents = (from: number, to: number) =>
    database.as(first, (handle) =>
      handle
        .insert(students)
        .values(
          Array.from({ length: to - from }, (_, at) => ({
            institution_id,
            student_id: `S${10_000 + from + at}`,
            first_name: `${FIRST_NAMES[at % FIRST_NAMES.length]}`,
            last_name: `${LAST_NAMES[at % LAST_NAMES.length]} ${String.fromCharCode(65 + (at % 26))}`,
            year: 7 + (at % 7),
            form_group: `${7 + (at % 7)}${"ABCDX"[at % 5]}`,
          })),
        )
        .returning({ id: students.id }),
    );
  const members = await makeStudents(0, REPORTS);
  for (let from = REPORTS; from < MANY_STUDENTS; from += 1_000)
    await makeStudents(from, Math.min(from + 1_000, MANY_STUDENTS));
  return { administrator, author, reported: await makeReports(database, author, members) };
}

/** A class of the author's, with a report of each of these. */
export async function makeReports(
  database: Database,
  author: TestUser,
  members: readonly { id: number }[],
): Promise<number> {
  const { institution_id, user_id: author_id } = author;
  const { id: classroom_id, name } = await makeClass(database, author, { students: 0 });
  const inputs = {
    ...EMPTY_INPUTS,
    level: "Proficient" as const,
    level_notes: "Reads well and asks good questions.",
  };
  await database.as(author, async (handle) => {
    const [period] = await handle
      .insert(reportingPeriods)
      .values({ institution_id, name: "Autumn", starts_on: "2025-09-01", ends_on: "2025-12-31" })
      .returning({ id: reportingPeriods.id });
    const place = { institution_id, author_id, classroom_id, classroom_name: name };
    const configurations = await handle
      .insert(reportConfigurations)
      .values(
        members.map(({ id: student_id }) => ({
          ...place,
          ...inputs,
          student_id,
          subject: "English",
          period_id: period?.id ?? 0,
        })),
      )
      .returning({ id: reportConfigurations.id, student_id: reportConfigurations.student_id });
    await handle.insert(generatedReports).values(
      configurations.map(({ id: configuration_id, student_id }, at) => {
        const sentences = Array.from({ length: WORDS / 10 }, (_, line) => ({
          text: `In lesson ${line}, pupil ${at} read “aloud” with care — twice.`,
          sources: ["level" as const],
        }));
        const report_content = sentences.map(({ text }) => text).join(" ");
        return {
          institution_id,
          author_id,
          configuration_id,
          student_id,
          year: 9,
          report_content,
          sentences,
          uncovered: [],
          inputs,
          length_range: "300-400" as const,
          length_unit: "words" as const,
          word_count: countWords(report_content),
          char_count: countCharacters(report_content),
          written_by: "embedded",
          seed: at,
        };
      }),
    );
  });
  return classroom_id;
}
