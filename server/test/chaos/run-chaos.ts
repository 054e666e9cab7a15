import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../../src/database/handle.ts";
import { makeClass, makeInstitution, makeUser } from "../support/factories.ts";
import { startModelServer } from "../support/model-server.ts";
import { makeChaos } from "./faults.ts";
import { Servers } from "./servers.ts";
import { Teacher, type Taught } from "./teacher.ts";
import type { World } from "./world.ts";

const TEACHERS = 2;
const STUDENTS = 6;
/** Milliseconds after the last fault within which all that was begun must have come to its end. */
const AFTERWARDS = 150_000;

/** What came of it. */
export type Outcome = {
  /** How often each thing went wrong. */
  faults: Record<string, number>;
  batches: number;
  reports: number;
  edits: number;
  /** Each a sentence: processes that ended by themselves, … */
  exits: string[];
  /** … what was acknowledged and is not there, … */
  lost: string[];
  /** … what is there twice, … */
  doubled: string[];
  /** … and answers that no fault excuses. */
  unexpected: string[];
};

/** Lets teachers work for some seconds while everything goes wrong, and looks for all that they were told is done. */
export async function runChaos(world: World, seconds: number): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), "reportair-clock-"));
  const clock = join(folder, "clock");
  await writeFile(clock, "0");
  const model = await startModelServer({ takes: 150 });
  const servers = new Servers(
    {
      ...world.settings,
      TEST_CLOCK: clock,
      WRITER: "openai-compatible",
      WRITER_BASE_URL: model.url,
      WRITER_MODEL: "local",
      WRITER_CONCURRENCY: "2",
      WRITER_TIMEOUT: "5",
      LOG_LEVEL: "fatal",
    },
    world.roles,
  );
  const patience = new AbortController();
  try {
    const taught = await world.work(makeTaught);
    await servers.start();
    let over = false;
    const teachers = taught.map((each) => new Teacher(servers, each, () => over));
    const work = teachers.map((teacher) =>
      teacher.work(patience.signal).catch((error: unknown) => {
        teacher.unexpected.push(`Not finished: ${String(error)}`);
      }),
    );
    const faults = await makeChaos({ world, servers, model, clock }, seconds);
    over = true;
    const late = setTimeout(() => patience.abort(new Error("It takes too long.")), AFTERWARDS);
    await Promise.all(work).finally(() => clearTimeout(late));
    await servers.stop();
    const found = await world.work((database) => look(database, teachers));
    return {
      faults,
      exits: servers.ended,
      unexpected: teachers.flatMap(({ unexpected }) => unexpected),
      ...found,
    };
  } finally {
    patience.abort();
    await servers.killAll();
    await model.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Teachers of one school, each with a class. */
async function makeTaught(database: Database): Promise<Taught[]> {
  const school = await makeInstitution(database);
  const taught = [];
  for (let count = 0; count < TEACHERS; count += 1) {
    const teacher = await makeUser(database, school);
    const { id, students } = await makeClass(database, teacher, { students: STUDENTS });
    taught.push({ email: teacher.email, classroom: id, students: students.map((each) => each.id) });
  }
  return taught;
}

/** Compares what was acknowledged with what is there. */
async function look(database: Database, teachers: readonly Teacher[]) {
  const lost: string[] = [];
  const doubled: string[] = [];
  const ask = <T>(text: string) => database.owner.query<T>(text);
  const items = await ask<{ batch_id: number; done: number; reports: number; pupils: number }>(
    `select i.batch_id, count(distinct i.id)::integer as done, count(g.id)::integer as reports,
       count(distinct g.student_id)::integer as pupils
     from batch_items i left join generated_reports g on g.batch_item_id = i.id and g.id = i.report_id
     where i.state = 'done' group by i.batch_id`,
  );
  const byBatch = new Map(items.map((row) => [row.batch_id, row]));
  const edits = new Map(
    (
      await ask<{ id: number; text: string }>(
        "select id, report_content as text from generated_reports",
      )
    ).map(({ id, text }) => [id, text]),
  );
  let reports = 0;
  let batches = 0;
  let edited = 0;
  for (const { acknowledged } of teachers) {
    for (const [batch, size] of acknowledged.batches) {
      const found = byBatch.get(batch);
      batches += 1;
      reports += found?.pupils ?? 0;
      if (found?.pupils !== size)
        lost.push(`Batch ${batch} has ${found?.pupils ?? 0} of ${size} reports.`);
      if ((found?.reports ?? 0) > size)
        doubled.push(`Batch ${batch} has ${found?.reports} reports of ${size}.`);
    }
    for (const [report, text] of acknowledged.edits) {
      edited += 1;
      if (edits.get(report) !== text) lost.push(`Report ${report} has lost its edit.`);
    }
  }
  const extra = await ask<{ text: string }>(
    `select 'Order ' || idempotency_key || ' is there ' || count(*) || ' times.' as text
       from batches group by author_id, idempotency_key having count(*) > 1
     union all select 'Report ' || id || ' belongs to no item.' from generated_reports where batch_item_id is null
     union all select 'Item ' || batch_item_id || ' has ' || count(*) || ' reports.'
       from generated_reports group by batch_item_id having count(*) > 1`,
  );
  doubled.push(...extra.map(({ text }) => text));
  return { batches, reports, edits: edited, lost, doubled };
}

/** The outcome on one line, and what is wrong below it. */
export function describeOutcome(engine: string, outcome: Outcome): string {
  const { faults, batches, reports, edits, exits, lost, doubled, unexpected } = outcome;
  const went = Object.entries(faults).map(([name, count]) => `${count} ${name}`);
  return [
    `${engine}: ${went.join(", ")}; ${batches} batches with ${reports} reports and ${edits} edits were acknowledged. ` +
      `exits ${exits.length}, loss ${lost.length}, doubles ${doubled.length}, unexpected answers ${unexpected.length}`,
    ...[...exits, ...lost, ...doubled, ...unexpected].map((each) => `  ${each}`),
  ].join("\n");
}
