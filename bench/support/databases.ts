import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { Database } from "../../server/src/database/handle.ts";
import { migrate } from "../../server/src/database/migrate.ts";
import { openEmbedded, openServer } from "../../server/src/database/open.ts";

/** A filled database that a server process can be started on. */
export type Filled<T> = {
  /** Settings of a server on it. */
  settings: Record<string, string>;
  content: T;
};

type Fill<T> = (database: Database) => Promise<T>;

const USUAL = { SESSION_SECRET: "a secret that only measurements know, long enough", DEMO: "0" };

/** Has `work` done on a filled database of its own on the PostgreSQL server at `url`. */
export async function onPostgres<T>(
  url: string,
  fill: Fill<T>,
  work: (filled: Filled<T>) => Promise<void>,
): Promise<void> {
  const name = `reportair_bench_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const address = new URL(url);
  address.pathname = `/${name}`;
  await asAdministrator(url, `create database ${name}`);
  try {
    const content = await filled(await openServer(address.href, 2), fill);
    await work({ settings: { ...USUAL, DATABASE_URL: address.href }, content });
  } finally {
    await asAdministrator(url, `drop database if exists ${name} with (force)`);
  }
}

async function asAdministrator(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Has `work` done on a filled embedded database in a folder of its own. */
export async function onEmbedded<T>(
  fill: Fill<T>,
  work: (filled: Filled<T>) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "reportair-bench-"));
  try {
    const content = await filled(await openEmbedded(folder), fill);
    await work({ settings: { ...USUAL, DATA_DIR: folder }, content });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function filled<T>(database: Database, fill: Fill<T>): Promise<T> {
  try {
    await migrate(database.owner);
    const content = await fill(database);
    // Query plans follow what the planner knows of the tables, as they would in a school's database.
    await database.owner.query("analyze");
    return content;
  } finally {
    await database.close();
  }
}
