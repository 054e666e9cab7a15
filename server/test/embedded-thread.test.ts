import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { EmbeddedDatabase } from "../src/database/embedded-engine.ts";
import type { Database } from "../src/database/handle.ts";
import { rowsOf } from "../src/database/rows-of.ts";
import { tidyUp } from "../src/database/tidy-up.ts";
import { createDatabase } from "./support/database.ts";
import { makeInstitution } from "./support/factories.ts";

describe.runIf(inject("engine") === "embedded")("the embedded database", () => {
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, drop } = await createDatabase());
  });
  afterAll(() => drop());

  it("holds up nothing beside it while a statement runs", async () => {
    let counted = false;
    const counting = database.owner
      .query("select count(*) from generate_series(1, 5000000)")
      .then(() => (counted = true));
    for (let turns = 0; turns < 5; turns += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(counted).toBe(false);
    await counting;
  });

  it("is tidied up as a server does by itself", async () => {
    await database.owner.query("create table changing (id integer, name text)");
    await database.owner.query(
      "insert into changing select n, 'one' from generate_series(1, 2000) n",
    );
    const found = async () => {
      const [row] = await database.owner.query<{ counted: number; dead: number }>(
        `select c.reltuples::integer as counted, s.n_dead_tup::integer as dead
         from pg_stat_user_tables s join pg_class c on c.oid = s.relid where s.relname = 'changing'`,
      );
      return row;
    };
    const tidied = () => tidyUp(database as EmbeddedDatabase);
    await expect.poll(tidied, { timeout: 20_000 }).toContain("analyze public.changing");
    expect(await found()).toEqual({ counted: 2000, dead: 0 });
    await database.owner.query("update changing set name = 'other'");
    await expect.poll(tidied, { timeout: 20_000 }).toContain("vacuum (analyze) public.changing");
    expect(await found()).toEqual({ counted: 2000, dead: 0 });
    expect(await tidied()).not.toContain("analyze public.changing");
  });

  it("goes on with a clean session where a connection was given up", async () => {
    const actor = await makeInstitution(database);
    const read = () =>
      database.as(actor, (handle) => rowsOf(handle, sql`select * from widened order by 1`));
    await database.owner.script(
      "create table widened (id integer); insert into widened values (1); grant select on widened to reportair_app",
    );
    expect(await read()).toEqual([{ id: 1 }]);
    // What the connection has prepared does not fit any more.
    await database.owner.script("alter table widened add column name text default 'new'");
    expect(await read()).toEqual([{ id: 1, name: "new" }]);
    const heard: unknown[] = [];
    const over = database.listen({
      heard: (change) => heard.push(change),
      missed: () => undefined,
    });
    await database.owner.query("select pg_notify('changes', 'user 7')");
    await expect.poll(() => heard).toEqual([{ kind: "user", id: 7 }]);
    await over();
  });
});
