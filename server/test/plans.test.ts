import { ACCESS } from "@reportair/contract/access.ts";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Client } from "./support/client.ts";
import { startExplainedApp, stepsOf, type ExplainedApp } from "./support/explained-app.ts";
import { fillSchools } from "./support/many-schools.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";

/** Rows of a table in the filled database from which on it has one more for each pupil, report or thing done. */
const GROWING = 4000;

const embedded = inject("engine") === "embedded";
let explained: ExplainedApp;
let school: TestSchool;
let teacher: Client;
let row: Record<"report" | "student" | "classroom" | "batch", number>;
let growing: Set<string>;
/** Indexes of a few rows of their table: to read one from its beginning to its end is what it is for. */
let partial: Set<string>;

beforeAll(async () => {
  if (embedded) return;
  explained = await startExplainedApp();
  const { app, owner } = explained;
  school = await makeSchool(app);
  await fillSchools(owner, { schools: 40, teachers: 3, pupils: 105, terms: 2 });
  const author = `many-${school.teacher.institution_id}-1@example.school`;
  const rows = await owner.query<typeof row>(
    `select g.id as report, g.student_id as student, c.classroom_id as classroom, i.batch_id as batch
     from generated_reports g join report_configurations c on c.id = g.configuration_id
     join batch_items i on i.configuration_id = c.id join users u on u.id = g.author_id
     where u.email = $1 order by c.period_id desc limit 1`,
    [author],
  );
  const large = await owner.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and reltuples > ${GROWING}`,
  );
  const few = await owner.query<{ name: string }>(
    "select indexrelid::regclass::text as name from pg_index where indpred is not null",
  );
  partial = new Set(few.map(({ name }) => name));
  growing = new Set(large.map(({ relname }) => relname));
  row = rows[0] as typeof row;
  teacher = await app.signIn({ email: author });
});
afterAll(() => explained?.app.stop());

/** Growing tables that are read from their beginning to their end, with the statements that do it. */
function wholeTables(): string[] {
  const found = new Set<string>();
  for (const { "Query Text": text, Plan: plan } of explained.plans())
    for (const step of stepsOf(plan)) {
      const table = String(step["Relation Name"]);
      const reads = /^(?:Seq|Index|Index Only) Scan$/u.test(String(step["Node Type"]));
      const whole = step["Index Cond"] === undefined && !partial.has(String(step["Index Name"]));
      if (reads && whole && growing.has(table))
        found.add(`${table}: ${text.replaceAll(/\s+/gu, " ").slice(0, 400)}`);
    }
  return [...found];
}

const READS = [...new Set(Object.values(ACCESS).flat())].filter(
  (endpoint) => endpoint.startsWith("GET ") && !endpoint.includes("events"),
);

/** The address of an endpoint, asking for something that is there. */
function addressOf(endpoint: string): string {
  const path = endpoint.slice("GET ".length);
  const id = path.includes("class")
    ? row.classroom
    : path.startsWith("students")
      ? row.student
      : row.report;
  return path.replaceAll(/\{\w+\}/gu, String(path.includes("batches") ? row.batch : id));
}

it.skipIf(embedded)("sees what is read without an index", async () => {
  explained.forget();
  await explained.app.database.owner.query("select count(*) from students");
  expect(wholeTables()).toEqual(["students: select count(*) from students"]);
});

it.skipIf(embedded).for(READS)("%s reads no growing table as a whole", async (endpoint) => {
  explained.forget();
  for (const client of [teacher, school.admin.client]) await client.get(addressOf(endpoint));
  expect(wholeTables()).toEqual([]);
});

it.skipIf(embedded)("the main job reads no growing table as a whole", async () => {
  explained.forget();
  const places = await teacher.get(`students/classroom/${row.classroom}/`);
  const pupils = (places.body as { id: number }[]).slice(0, 5);
  const reports = Object.fromEntries(
    pupils.map(({ id }, at) => [
      at,
      { student: id, classroom: row.classroom, level: "Proficient" },
    ]),
  );
  const written = await teacher.post("reports/generate/batch/", {
    reports,
    word_count: "300-400",
  });
  const { id } = written.body["0"];
  const path = `reports/generated-reports/${id}/`;
  await teacher.patch(path, { report_content: "Reads well, and asks." });
  expect((await teacher.patch(path, { status: "kept" })).status).toBe(200);
  const rated = await teacher.post("reinforcement/feedback/submit/", {
    associated_generated_report: id,
    feedback_rating_type: "star",
    feedback_value: 4,
  });
  expect(rated.status).toBeLessThan(300);
  expect((await teacher.delete(`reports/generated/${id}/`)).status).toBe(200);
  expect((await teacher.post(`reports/generated/${id}/restore/`)).status).toBe(200);
  expect(explained.plans().length).toBeGreaterThan(50);
  expect(wholeTables()).toEqual([]);
});

it.skipIf(embedded).for(["students/", "students/institution/"])(
  "%s is planned as the whole list that it nearly always is",
  async (path) => {
    explained.forget();
    const { status } = await teacher.get(path);
    expect(status).toBe(200);
    const limits = explained
      .plans()
      .flatMap(({ Plan: plan }) => stepsOf(plan))
      .filter((step) => step["Node Type"] === "Limit" && Number(step["Actual Rows"]) > 1);
    expect(limits.length).toBeGreaterThan(0);
    for (const { "Plan Rows": expected, Plans: below } of limits) {
      const all = below?.find((step) => step["Parent Relationship"] === "Outer");
      expect(expected).toBe(all?.["Plan Rows"]);
    }
  },
);
