import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { StartError } from "../platform/start-error.ts";
import type { OwnerConnection } from "./handle.ts";

const folder = new URL("../../migrations/", import.meta.url);

/** Keeps two processes from migrating the same database at once. */
const MIGRATION_LOCK = 7_263_001;

/** SQLSTATE of ours: another process has applied it. */
const APPLIED = "RA001";
/** PostgreSQL's: a lock was not had in time. */
const LOCKED = "55P03";
/** PostgreSQL's: it and somebody else waited for each other, and it was the one that was undone. */
const DEADLOCK = "40P01";
/** How long a migration waits for a table that somebody works on; how often, and milliseconds between. */
const LOCK_TIMEOUT = "2s";
const TRIES = 60;
const PAUSE = 1_000;

type Migration = { name: string; text: string; hash: string };

/**
 * Applies the migrations that the database lacks, each in a transaction of its own, in the order of their
 * numbers, up to the `last`. Forward only: a StartError, and nothing changed, where the database has one that this
 * program does not know, or that reads otherwise now.
 */
export async function migrate(owner: OwnerConnection, last?: string): Promise<string[]> {
  await owner.script(
    `select pg_advisory_xact_lock(${MIGRATION_LOCK});
     create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  );
  const known = await owner.query<{ name: string; hash: string }>(
    "select name, hash from migrations order by name",
  );
  const all = await Promise.all((await listFiles()).map(readMigration));
  refuseNewer(known, all);
  refuseChanged(known, all);
  const applied = new Set(known.map(({ name }) => name));
  const missing = all.filter(
    ({ name }) => !applied.has(name) && (last === undefined || name <= last),
  );
  for (const migration of missing) await applyMigration(owner, migration);
  if (last === undefined) await refuseHalfRestored(owner);
  return missing.map(({ name }) => name);
}

/** Where the role was not there yet, a backup is restored without all that belongs to it, and nobody could read a thing. */
async function refuseHalfRestored(owner: OwnerConnection): Promise<void> {
  const policies = await owner.query(
    "select from pg_policies where 'reportair_app' = any (roles) limit 1",
  );
  if (policies.length > 0) return;
  throw new StartError(
    "A backup was restored to this database while its server did not have the role reportair_app, so that what that role may do was left out. " +
      `Start ${PRODUCT_NAME} once on another, empty database of that server, which makes the role. Then restore the backup anew, with --exit-on-error.`,
  );
}

async function listFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
}

async function readMigration(name: string): Promise<Migration> {
  const text = await readFile(new URL(name, folder), "utf8");
  return { name, text, hash: createHash("sha256").update(text).digest("hex") };
}

type Applied = { name: string; hash: string };

function refuseNewer(known: readonly Applied[], all: readonly Migration[]): void {
  const names = new Set(all.map(({ name }) => name));
  const unknown = known.findLast(({ name }) => !names.has(name));
  if (unknown === undefined) return;
  throw new StartError(
    `The database is newer than this ${PRODUCT_NAME}: it needs the version that has the migration ${unknown.name}, or a later one, and this one ends at ${all.at(-1)?.name}. ` +
      "Nothing was changed. To go back to this version, restore the backup that was made before the upgrade.",
  );
}

function refuseChanged(known: readonly Applied[], all: readonly Migration[]): void {
  const hashes = new Map(known.map(({ name, hash }) => [name, hash]));
  const changed = all.find(({ name, hash }) => (hashes.get(name) ?? hash) !== hash);
  if (changed === undefined) return;
  throw new StartError(
    `The file server/migrations/${changed.name} was changed after it was applied to this database, which may not be what the program expects. ` +
      "Nothing was changed. Put the file back as it was delivered; what has to be different is a migration of its own.",
  );
}

/**
 * Applies one migration, whatever people do meanwhile: it gives way to them and tries again. A StartError, and nothing
 * of it changed, where it has found no moment in three minutes.
 */
export async function applyMigration(owner: OwnerConnection, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const code = await tryToApply(owner, migration);
    if (code === null || code === APPLIED) return;
    if (tries === TRIES) {
      throw new StartError(
        `The migration ${migration.name} waits for work in the database that does not end: look for it in pg_stat_activity. ` +
          "Nothing of it was changed. Start again when that has ended.",
      );
    }
    await pause(PAUSE);
  }
}

/** Returns null, or why it was not applied: another process did it, or somebody works on what it changes. */
async function tryToApply(owner: OwnerConnection, { name, text, hash }: Migration) {
  // The lock is taken inside the transaction, and whoever came second finds the file applied. For tables it waits
  // shortly: whoever asks for one meanwhile waits behind it.
  return owner
    .script(`select pg_advisory_xact_lock(${MIGRATION_LOCK});
    do $migration_guard$ begin
      if exists (select from migrations where name = '${name}') then raise exception 'already applied' using errcode = '${APPLIED}'; end if;
    end $migration_guard$;
    set local lock_timeout = '${LOCK_TIMEOUT}';
    ${text};
    insert into migrations (name, hash) values ('${name}', '${hash}')`)
    .then(() => null)
    .catch((error: unknown) => {
      const { code } = error as { code?: string };
      if (code === APPLIED || code === LOCKED || code === DEADLOCK) return code;
      throw error;
    });
}

/** Whether the database has the migrations of this program, lacks some, or has some of a newer one. */
export async function migrationState(
  owner: OwnerConnection,
): Promise<"current" | "older" | "newer"> {
  const files = await listFiles();
  const rows = await owner.query<{ name: string }>("select name from migrations");
  const names = rows.map((row) => row.name);
  if (!names.every((name) => files.includes(name))) return "newer";
  return files.every((name) => names.includes(name)) ? "current" : "older";
}
