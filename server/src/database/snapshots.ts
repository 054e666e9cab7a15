import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { reachDisk } from "./reach-disk.ts";

/** Where the data folder has the embedded database. */
export const DATABASE_FOLDER = "database";
const SNAPSHOT_FOLDER = "snapshots";
const POSITION = "written-until";
const KEPT = 3;

/** The copies in a data folder, oldest first; their names are the times they were taken, in UTC. */
export async function listSnapshots(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, SNAPSHOT_FOLDER)).catch(() => []);
  return names.filter((name) => /^\d{4}-\d\d-\d\dT[\d-]+Z$/u.test(name)).toSorted();
}

/**
 * Copies the embedded database, so that a disk or a program that damages its files costs minutes and not the database.
 * The newest three are kept. Answers whether anything had been written since the last one; where nothing had, nothing is
 * copied.
 */
export async function takeSnapshot(
  pglite: Pick<PGlite, "transaction">,
  dataDir: string,
  now: Date,
): Promise<boolean> {
  const folder = join(dataDir, SNAPSHOT_FOLDER);
  const unfinished = join(folder, "unfinished");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const last = (await listSnapshots(dataDir)).at(-1);
  const known = last && (await readFile(join(folder, last, POSITION), "utf8").catch(() => ""));
  // The engine has one connection: nothing is written while its transaction lasts.
  const position = await pglite.transaction(async (transaction) => {
    const writtenUntil = async () => {
      const text = "select pg_current_wal_insert_lsn()::text as position";
      return (await transaction.query<{ position: string }>(text)).rows[0]?.position ?? "";
    };
    if ((await writtenUntil()) === known) return null;
    await transaction.exec("checkpoint");
    await rm(unfinished, { recursive: true, force: true });
    await cp(join(dataDir, DATABASE_FOLDER), unfinished, { recursive: true });
    return writtenUntil();
  });
  if (position === null) return false;
  await writeFile(join(unfinished, POSITION), position);
  await reachDisk(unfinished);
  // Renamed when it is whole, so that what has a time for its name can be trusted.
  await rename(unfinished, join(folder, now.toISOString().replaceAll(/[:.]/gu, "-")));
  await reachDisk(folder, false);
  const old = (await listSnapshots(dataDir)).slice(0, -KEPT);
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true })));
  return true;
}

/** Puts the newest copy in the place of the database; what was there stays beside it. Answers both names. */
export async function restoreSnapshot(
  dataDir: string,
  now: Date,
): Promise<{ restored: string; aside: string } | null> {
  const newest = (await listSnapshots(dataDir)).at(-1);
  if (newest === undefined) return null;
  const place = join(dataDir, DATABASE_FOLDER);
  const fresh = `${place}.restoring`;
  await rm(fresh, { recursive: true, force: true });
  await cp(join(dataDir, SNAPSHOT_FOLDER, newest), fresh, { recursive: true });
  await rm(join(fresh, POSITION));
  await reachDisk(fresh);
  const aside = `${place}.before-${now.toISOString().replaceAll(/[:.]/gu, "-")}`;
  await rename(place, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await rename(fresh, place);
  await reachDisk(dataDir, false);
  return { restored: newest, aside };
}
