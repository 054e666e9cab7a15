import { readFile } from "node:fs/promises";
import pg from "pg";
import { inject } from "vitest";
import type { Database } from "../../src/database/handle.ts";
import { openEmbedded, openServer } from "../../src/database/open.ts";

/** What an embedded database starts from that is migrated and empty. */
export const goldenImage = async () => new Blob([await readFile(inject("image"))]);

/** A migrated, empty database of this test's own, on the engine of this run. Call `drop` at the end. */
export async function createDatabase(): Promise<{
  database: Database;
  url: string | null;
  drop: () => Promise<void>;
}> {
  if (inject("engine") === "embedded") {
    const database = await openEmbedded(null, await goldenImage());
    const change = inject("schemaChange");
    if (change !== "") await database.owner.script(change);
    return { database, url: null, drop: () => database.close() };
  }
  const name = `reportair_test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const admin = new pg.Client(inject("serverUrl"));
  await admin.connect();
  await admin.query(`create database ${name} template ${inject("template")}`);
  const url = new URL(inject("serverUrl"));
  url.pathname = `/${name}`;
  const database = await openServer(url.href, 8);
  return {
    database,
    url: url.href,
    drop: async () => {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
