import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../src/database/handle.ts";
import { migrate } from "../src/database/migrate.ts";
import { createDatabase } from "./support/database.ts";

// The database of an installation from before a kept text and a draft could stand at once.
let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await createDatabase({ migrated: false }));
  await migrate(database.owner, "0012_students.sql");
});
afterAll(() => drop());

/** A text as it stood before: `current` was the newest one alone. */
interface Text {
  says: string;
  status: "draft" | "kept";
  current?: boolean;
  discarded?: boolean;
}

/** Of each pupil the texts from the oldest to the newest, and those that stand afterwards. */
const CASES: Record<string, { before: Text[]; standing: string[]; onceKept: string[] }> = {
  "a draft alone": {
    before: [{ says: "draft", status: "draft", current: true }],
    standing: ["draft draft"],
    onceKept: [],
  },
  "a kept text alone": {
    before: [{ says: "kept", status: "kept", current: true }],
    standing: ["kept kept"],
    onceKept: [],
  },
  "a draft that took the place of a kept text": {
    before: [
      { says: "kept", status: "kept" },
      { says: "draft", status: "draft", current: true },
    ],
    standing: ["kept kept", "draft draft"],
    onceKept: [],
  },
  "a draft after two kept texts": {
    before: [
      { says: "first", status: "kept" },
      { says: "second", status: "kept" },
      { says: "draft", status: "draft", current: true },
    ],
    standing: ["kept second", "draft draft"],
    onceKept: ["first"],
  },
  "a kept text in the place of another": {
    before: [
      { says: "first", status: "kept" },
      { says: "second", status: "kept", current: true },
    ],
    standing: ["kept second"],
    onceKept: ["first"],
  },
  "a draft after a kept text that was discarded": {
    before: [
      { says: "kept", status: "kept", discarded: true },
      { says: "draft", status: "draft", current: true },
    ],
    standing: ["draft draft"],
    onceKept: ["kept"],
  },
  "a discarded draft that took the place of a kept text": {
    before: [
      { says: "kept", status: "kept" },
      { says: "draft", status: "draft", current: true, discarded: true },
    ],
    standing: ["kept kept"],
    onceKept: [],
  },
};

const rowsOf = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  database.owner.query<Row>(text, [...values]);
const idOf = async (text: string, values: readonly unknown[] = []) =>
  (await rowsOf<{ id: number }>(`${text} returning id`, values))[0]?.id ?? 0;

it("of the texts of before those stand that should, and others are marked as kept once", async () => {
  const school = await idOf("insert into institutions (name) values ('Old School')");
  const author = await idOf(
    `insert into users (institution_id, email, first_name, last_name, role, password_hash)
     values ($1, 'old@example.school', 'Olga', 'Old', 'teacher', '')`,
    [school],
  );
  const period = await idOf(
    `insert into reporting_periods (institution_id, name, starts_on, ends_on)
     values ($1, 'Autumn 2025', '2025-09-01', '2025-12-31')`,
    [school],
  );
  const configurations = new Map<string, number>();
  for (const [name, { before }] of Object.entries(CASES)) {
    const student = await idOf(
      `insert into students (institution_id, student_id, first_name, last_name, year)
       values ($1, $2, 'Ada', 'Byron', 9)`,
      [school, name],
    );
    // Changed twice and put back: a text is out of date by what it was written from, not by a count.
    const configuration = await idOf(
      `insert into report_configurations (institution_id, author_id, student_id, classroom_name, subject, period_id,
         level, input_version)
       values ($1, $2, $3, '9B', 'English', $4, 'Advanced', 3)`,
      [school, author, student, period],
    );
    configurations.set(name, configuration);
    for (const { says, status, current = false, discarded = false } of before)
      await idOf(
        `insert into generated_reports (institution_id, author_id, configuration_id, student_id, year, report_content,
           sentences, uncovered, inputs, input_version, length_range, length_unit, word_count, char_count, status,
           written_by, seed, current, discarded_at)
         values ($1, $2, $3, $4, 9, $5, '[]', '{}', $6, 1, '300-400', 'words', 1, 5, $7, 'embedded', 1, $8,
           case when $9 then now() end)`,
        [
          school,
          author,
          configuration,
          student,
          says,
          JSON.stringify({ level: says === "first" ? "Developing" : "Advanced" }),
          status,
          current,
          discarded,
        ],
      );
  }

  expect((await migrate(database.owner))[0]).toBe("0013_kept.sql");

  for (const [name, { before, standing, onceKept }] of Object.entries(CASES)) {
    const texts = await rowsOf<{
      says: string;
      status: string;
      stands: boolean;
      was_kept: boolean;
      taught: boolean;
      stale: boolean;
    }>(
      `select g.report_content as says, g.status, g.current and g.discarded_at is null as stands, g.was_kept, g.taught,
         g.inputs_digest <> c.inputs_digest as stale
       from generated_reports g join report_configurations c on c.id = g.configuration_id
       where c.id = $1 order by g.id`,
      [configurations.get(name)],
    );
    expect([name, texts.map(({ says }) => says)]).toEqual([name, before.map(({ says }) => says)]);
    const named = texts.filter(({ stands }) => stands);
    expect([name, named.map(({ status, says }) => `${status} ${says}`)]).toEqual([name, standing]);
    const marked = texts.filter(({ was_kept }) => was_kept).map(({ says }) => says);
    expect([name, marked]).toEqual([name, onceKept]);
    // What was kept has taught the teacher's style, and does not teach it again.
    expect(texts.map(({ taught }) => taught)).toEqual(before.map((text) => text.status === "kept"));
    expect(texts.map(({ stale }) => stale)).toEqual(before.map(({ says }) => says === "first"));
  }
});
