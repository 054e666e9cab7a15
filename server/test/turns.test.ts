import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor, Database } from "../src/database/handle.ts";
import { freeLeases, leaseItems } from "../src/features/batches/queries.ts";
import { BatchWorker } from "../src/features/batches/worker.ts";
import { localWriters } from "../src/features/writers/writers.ts";
import { createLog } from "../src/platform/log.ts";
import { createDatabase } from "./support/database.ts";
import { makeClass, makeInstitution, makeUser } from "./support/factories.ts";
import { plainWriter } from "./support/plain-writer.ts";

let database: Database;
let drop: () => Promise<void>;
let school: Actor;

beforeAll(async () => {
  ({ database, drop } = await createDatabase());
});
beforeEach(async () => {
  school = await makeInstitution(database);
});
afterEach(() => database.owner.query("delete from batches"));
afterAll(() => drop());

/** So many batches of so many items in a teacher's name, waiting; of one student, as their order plays no part. */
async function queue(teacher: Actor, { batches, items }: { batches: number; items: number }) {
  const { students } = await makeClass(database, teacher, { students: 1 });
  const whose = `${teacher.institution_id}, ${teacher.user_id}`;
  const rows = await database.owner.query<{ id: number }>(
    `with made as (
       insert into batches (institution_id, author_id, kind, length_range, length_unit, total)
       select ${whose}, 'class', '300-400', 'words', ${items} from generate_series(1, ${batches})
       returning id
     ), filled as (
       insert into batch_items (batch_id, institution_id, author_id, index, student_id, student_name, seed)
       select id, ${whose}, n, ${students[0]?.id}, 'Ada', 1 from made, generate_series(0, ${items - 1}) n
     )
     select id from made order by id`,
  );
  return rows.map(({ id }) => id);
}

/** One pupil's text, ordered by itself. */
async function queueAlone(teacher: Actor): Promise<number> {
  const [batch = 0] = await queue(teacher, { batches: 1, items: 1 });
  await database.owner.query("update batch_items set alone = true where batch_id = $1", [batch]);
  return batch;
}

const finish = (items: readonly number[]) =>
  database.owner.query("update batch_items set state = 'done' where id = any($1)", [items]);

/** A worker that starts and takes nothing. */
const idleWorker = () =>
  new BatchWorker({
    database,
    writers: localWriters(() => new Date(), plainWriter()),
    concurrency: 0,
    pollEvery: 60_000,
    log: createLog("silent"),
  });

type Taken = { author: number; batch: number; institution: number };

/** Takes items and finishes them, `hands` at a time, until so many have been taken; in the order of being taken. */
async function takeUp(most: number, hands = 1): Promise<Taken[]> {
  const taken: Taken[] = [];
  const held: number[] = [];
  while (taken.length < most) {
    const leases = await leaseItems(database, hands - held.length);
    if (leases.length === 0 && held.length === 0) break;
    for (const { item_id, author_id, batch_id, institution_id } of leases) {
      held.push(item_id);
      taken.push({ author: author_id, batch: batch_id, institution: institution_id });
    }
    // The one that began first ends first.
    await finish(held.splice(0, 1));
  }
  return taken;
}

const shareOf = (taken: readonly Taken[], { user_id }: Actor) =>
  taken.filter(({ author }) => author === user_id).length;

describe.each([1, 8])("turns, with %i items written at a time", (hands) => {
  it("go round between a teacher of sixty classes and a colleague of one", async () => {
    const many = await makeUser(database, school);
    const few = await makeUser(database, school);
    await queue(many, { batches: 60, items: 30 });
    await takeUp(20, hands);
    await queue(few, { batches: 1, items: 30 });
    const taken = await takeUp(60, hands);
    // Half and half, but for what was in hand when the colleague came.
    expect(shareOf(taken, few)).toBeGreaterThanOrEqual(30 - hands);
    expect(shareOf(taken, many)).toBeGreaterThanOrEqual(30 - hands);
    // The sixty have everything again once the colleague is through.
    const later = await takeUp(20 + hands, hands);
    expect(shareOf(later.slice(hands), many)).toBeGreaterThanOrEqual(20 - hands);
  });

  it("go round between schools, however many teachers of one are waiting", async () => {
    const elsewhere = await makeUser(database, await makeInstitution(database));
    for (let at = 0; at < 6; at += 1) {
      await queue(await makeUser(database, school), { batches: 2, items: 30 });
    }
    await queue(elsewhere, { batches: 1, items: 30 });
    const taken = await takeUp(60, hands);
    expect(shareOf(taken, elsewhere)).toBeGreaterThanOrEqual(30 - hands);
    const others = taken.filter(({ institution }) => institution === school.institution_id);
    const shares = Map.groupBy(others, ({ author }) => author);
    expect(shares.size).toBe(6);
    for (const share of shares.values()) expect(share.length).toBeGreaterThanOrEqual(4);
  });
});

describe("a teacher's own items", () => {
  it("are taken class by class, and one that is waited for by itself before them", async () => {
    const teacher = await makeUser(database, school);
    const [first, second] = await queue(teacher, { batches: 2, items: 3 });
    const began = await takeUp(1);
    const alone = await queueAlone(teacher);
    const rest = await takeUp(10);
    expect([...began, ...rest].map(({ batch }) => batch)).toEqual([
      first,
      alone,
      first,
      first,
      second,
      second,
      second,
    ]);
  });

  it("are all taken at once where nobody else wants a turn", async () => {
    const teacher = await makeUser(database, school);
    await queue(teacher, { batches: 2, items: 3 });
    expect(await leaseItems(database, 5)).toHaveLength(5);
    expect(await leaseItems(database, 5)).toHaveLength(1);
    expect(await leaseItems(database, 5)).toHaveLength(0);
  });

  it("come again in their place when whoever held them is gone", async () => {
    const teacher = await makeUser(database, school);
    await queue(teacher, { batches: 1, items: 3 });
    const [lost] = await leaseItems(database, 1);
    await database.owner.query("update batch_items set leased_until = now() - interval '1 second'");
    const [again] = await leaseItems(database, 1);
    expect(again).toEqual(lost);
    await freeLeases(database, null);
    expect((await leaseItems(database, 1))[0]).toEqual(lost);
  });

  it("that a dead process held is free as soon as the one process of an embedded database starts", async () => {
    const teacher = await makeUser(database, school);
    await queue(teacher, { batches: 1, items: 1 });
    const lost = await leaseItems(database, 1);
    const worker = idleWorker();
    await worker.start();
    await worker.stop(0);
    // Beside others it waits for its lease to end: its process may live.
    expect(await leaseItems(database, 1)).toEqual(database.engine === "embedded" ? lost : []);
  });
});

describe("taking items", () => {
  it("fills the hands of few with those of many", async () => {
    const few = await makeUser(database, school);
    const many = await makeUser(database, school);
    await queue(few, { batches: 1, items: 1 });
    await queue(many, { batches: 1, items: 30 });
    const leases = await leaseItems(database, 8);
    expect(leases).toHaveLength(8);
    expect(leases.filter(({ author_id }) => author_id === few.user_id)).toHaveLength(1);
  });

  it("reads no more rows the more are waiting", async () => {
    for (let at = 0; at < 5; at += 1) {
      await queue(await makeUser(database, school), { batches: 40, items: 100 });
    }
    await database.owner.query("analyze batch_items");
    // What one transaction reads of the table, of the 20,000 that wait in it.
    const read = `(select sum(seq_tup_read + idx_tup_fetch) from pg_stat_xact_user_tables
      where relname = 'batch_items')`;
    await database.owner.script(`
      create table test_read as select ${read} as before, 0::bigint as after;
      do $$ begin perform lease_items(8, interval '30 seconds'); end $$;
      update test_read set after = ${read}`);
    const [row] = await database.owner.query<{ rows: number }>(
      "select (after - before)::integer as rows from test_read",
    );
    const { rows } = row ?? { rows: 0 };
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(200);
  });

  it("reads no more rows where its plan was made while nothing waited", async () => {
    const teachers: Actor[] = [];
    for (let at = 0; at < 20; at += 1) teachers.push(await makeUser(database, school));
    const { students } = await makeClass(database, school, { students: 1 });
    const read = `(select sum(seq_tup_read + idx_tup_fetch) from pg_stat_xact_user_tables
      where relname = 'batch_items')`;
    const take = "do $$ begin perform lease_items(1, interval '30 seconds'); end $$";
    // One connection, which goes by the plan of its first taking.
    await database.owner.script(`
      truncate batches cascade; analyze batch_items; ${take};
      with made as (
        insert into batches (institution_id, author_id, kind, length_range, length_unit, total)
        select ${school.institution_id}, author, 'class', '300-400', 'words', 100
        from unnest(array[${teachers.map(({ user_id }) => user_id).join(",")}]) author
        returning id, author_id
      )
      insert into batch_items (batch_id, institution_id, author_id, index, student_id, student_name, seed)
      select id, ${school.institution_id}, author_id, n, ${students[0]?.id}, 'Ada', 1
      from made, generate_series(0, 99) n;
      create table test_read_later as select ${read} as before, 0::bigint as after;
      ${take};
      update test_read_later set after = ${read}`);
    const [row] = await database.owner.query<{ rows: number }>(
      "select (after - before)::integer as rows from test_read_later",
    );
    expect(row?.rows).toBeLessThan(200);
  });
});
