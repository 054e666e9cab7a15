import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { OwnerConnection } from "./handle.ts";

const folder = new URL("../../migrations/", import.meta.url);

/** Keeps two processes from migrating the same database at once. */
const MIGRATION_LOCK = 7_263_001;

/**
 * Applies the migrations that the database lacks, each in a transaction of its own, in the order of their
 * numbers, up to the `last`. Forward only: a file that changed after it was applied stops the start.
 */
export async function migrate(owner: OwnerConnection, last?: string): Promise<string[]> {
  await owner.script(
    `select pg_advisory_xact_lock(${MIGRATION_LOCK});
     create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  );
  const known = await owner.query<{ name: string; hash: string }>(
    "select name, hash from migrations",
  );
  const hashes = new Map(known.map((row) => [row.name, row.hash]));
  const applied: string[] = [];
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
  for (const name of files.slice(0, last === undefined ? undefined : files.indexOf(last) + 1)) {
    const text = await readFile(new URL(name, folder), "utf8");
    const hash = createHash("sha256").update(text).digest("hex");
    const before = hashes.get(name);
    if (before === hash) continue;
    if (before !== undefined) {
      throw new Error(`The migration ${name} was changed after it was applied to this database.`);
    }
    // The lock is taken inside the transaction, and whoever came second finds the file applied.
    await owner
      .script(`select pg_advisory_xact_lock(${MIGRATION_LOCK});
      do $migration_guard$ begin
        if exists (select from migrations where name = '${name}') then raise exception 'already applied' using errcode = 'RA001'; end if;
      end $migration_guard$;
      ${text};
      insert into migrations (name, hash) values ('${name}', '${hash}')`)
      .catch((error: unknown) => {
        if ((error as { code?: string }).code !== "RA001") throw error;
      });
    applied.push(name);
  }
  return applied;
}

/** True when every migration of this version is applied. */
export async function isMigrated(owner: OwnerConnection): Promise<boolean> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql"));
  const rows = await owner.query<{ name: string }>("select name from migrations");
  const names = new Set(rows.map((row) => row.name));
  return files.every((file) => names.has(file));
}
