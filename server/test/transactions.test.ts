import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Database } from "../src/database/handle.ts";
import { openServer } from "../src/database/open.ts";
import { createDatabase } from "./support/database.ts";

const name = `stranger_${randomUUID().replaceAll("-", "")}`;
const ACTOR = { institution_id: 1, user_id: 1 };
let own: Awaited<ReturnType<typeof createDatabase>>;
let stranger: Database;

// On a server, the first question goes out together with the beginning of its transaction.
const embedded = inject("engine") === "embedded";

/** Rows that whoever may not become the application's role could read and write, were its transactions to go on. */
beforeAll(async () => {
  if (embedded) return;
  own = await createDatabase();
  await own.database.owner.script(
    `create role ${name} login password 'x'; create table open_to_all (id integer);
     insert into open_to_all values (1); grant all on open_to_all to ${name}`,
  );
  const url = new URL(String(own.url));
  url.username = name;
  url.password = "x";
  stranger = await openServer(url.href, 1);
});
afterAll(async () => {
  if (embedded) return;
  await stranger.close();
  await own.database.owner.script(`drop table open_to_all; drop role ${name}`);
  await own.drop();
});

it.skipIf(embedded)("what is asked before the actor's role is on is not answered", async () => {
  const asked = stranger.as(ACTOR, (handle) => handle.execute(sql`select id from open_to_all`));
  await expect(asked).rejects.toMatchObject({ code: "42501" });
});

it.skipIf(embedded)("nor is anything written", async () => {
  const written = stranger.as(ACTOR, (handle) =>
    handle.execute(sql`insert into open_to_all values (2)`),
  );
  await expect(written).rejects.toMatchObject({ code: "42501" });
  // Whatever was sent has been done by then.
  await setTimeout(300);
  const rows = await own.database.owner.query("select id from open_to_all");
  expect(rows).toEqual([{ id: 1 }]);
});

it.skipIf(embedded)(
  "and the connection is replaced: outside of a transaction the stranger reads on",
  async () => {
    const nothing = stranger.as(ACTOR, async () => "nothing was asked");
    await expect(nothing).rejects.toMatchObject({ code: "42501" });
    expect(await stranger.owner.query("select id from open_to_all")).toEqual([{ id: 1 }]);
  },
);
