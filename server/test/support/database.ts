import { readFile } from "node:fs/promises";
import pg from "pg";
import { inject } from "vitest";
import type { Database } from "../../src/database/handle.ts";
import { openEmbedded, openServer } from "../../src/database/open.ts";

let image: Promise<Blob> | undefined;

/** What an embedded database starts from that is migrated and empty; it is large, and read once for all files. */
export const goldenImage = () =>
  (image ??= readFile(inject("image")).then((bytes) => new Blob([bytes])));

/** An empty database of this test's own, migrated unless told otherwise, on the engine of this run. Call `drop` at the end. */
export async function createDatabase({ migrated = true } = {}): Promise<{
  database: Database;
  url: string | null;
  drop: () => Promise<void>;
}> {
  if (inject("engine") === "embedded") {
    if (!migrated) {
      const bare = await openEmbedded(null);
      return { database: bare, url: null, drop: () => bare.close() };
    }
    const database = await openEmbedded(null, await goldenImage());
    const change = inject("schemaChange");
    if (change !== "") await database.owner.script(change);
    return { database, url: null, drop: () => database.close() };
  }
  const name = `reportair_test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const admin = new pg.Client(inject("serverUrl"));
  await admin.connect();
  await admin.query(`create database ${name}${migrated ? ` template ${inject("template")}` : ""}`);
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
