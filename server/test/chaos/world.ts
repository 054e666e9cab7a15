import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Database } from "../../src/database/handle.ts";
import { migrate } from "../../src/database/migrate.ts";
import { openEmbedded, openServer } from "../../src/database/open.ts";
import { tablesThatFill } from "../support/full-tables.ts";
import { makeSmallDisk } from "../support/small-disk.ts";

/** A database of the chaos's own, and what can be done to it while servers run on it. */
export type World = {
  engine: "embedded" | "PostgreSQL";
  /** Settings of a server on it. */
  settings: Record<string, string>;
  /** The processes that serve it, by their roles. */
  roles: readonly string[];
  /** Ends every connection; undefined where there are none. */
  terminate?: () => Promise<unknown>;
  /** Takes the room for what is written and gives it back; undefined where no disk can be filled. */
  disk?: { fill: () => Promise<unknown>; empty: () => Promise<unknown> };
  /** Has work done on it while no server runs. */
  work: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  remove: () => Promise<void>;
};

/** The embedded database, on a small disk where this user may mount one. */
export async function embeddedWorld(): Promise<World> {
  const disk = await makeSmallDisk(400);
  const { folder } = disk;
  const open = () => openEmbedded(folder);
  const first = await open();
  await migrate(first.owner);
  await first.close();
  return {
    engine: "embedded",
    settings: { DATA_DIR: folder },
    roles: ["all"],
    ...(disk.real && { disk: { fill: () => disk.fill(30), empty: disk.empty } }),
    work: async (work) => {
      const database = await open();
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    remove: disk.remove,
  };
}

/** Tables that refuse what is written as a server without room does. */
const REFUSING = ["batches", "batch_items", "batch_events", "generated_reports", "sessions"];

/** A database on the PostgreSQL server at `serverUrl`, with a web process and two workers. */
export async function postgresWorld(serverUrl: string): Promise<World> {
  const name = `reportair_chaos_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const folder = await mkdtemp(join(tmpdir(), "reportair-chaos-"));
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openServer(url.href, 2);
  await migrate(database.owner);
  const disk = await tablesThatFill(database.owner, REFUSING);
  return {
    engine: "PostgreSQL",
    settings: { DATABASE_URL: url.href, DATA_DIR: folder },
    roles: ["web", "worker", "worker"],
    terminate: () =>
      admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = '${name}' and application_name = 'reportair' and pid <> pg_backend_pid()`,
      ),
    disk,
    work: (work) => work(database),
    remove: async () => {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
