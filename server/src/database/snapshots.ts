import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { countRows } from "./count-rows.ts";
import type { EmbeddedDatabase } from "./embedded-engine.ts";
import { reachDisk } from "./reach-disk.ts";
import { DiskFullError, freeBytes, RESERVE } from "./room.ts";

/** Where the data folder has the embedded database. */
export const DATABASE_FOLDER = "database";
/** Where it has the copies. */
export const SNAPSHOT_FOLDER = "snapshots";
const ABOUT = "about.json";
const KEPT = 3;

/** What lies beside a copy: its place among the copies, how far it goes, and how many rows each table had. */
const about = z.object({
  number: z.int(),
  position: z.string(),
  rows: z.record(z.string(), z.int()),
});
type About = z.infer<typeof about>;

/** What is known of a copy; null where that cannot be read, as of one that an older program has made. */
export async function aboutSnapshot(dataDir: string, name: string): Promise<About | null> {
  try {
    const text = await readFile(join(dataDir, SNAPSHOT_FOLDER, name, ABOUT), "utf8");
    return about.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * The copies in a data folder, in the order in which they were taken, whatever the clock said then; their names are
 * those times, in UTC.
 */
export async function listSnapshots(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, SNAPSHOT_FOLDER)).catch(() => []);
  const copies = await Promise.all(
    names
      .filter((name) => /^\d{4}-\d\d-\d\dT[\d-]+Z$/u.test(name))
      .toSorted()
      .map(async (name) => ({ name, number: (await aboutSnapshot(dataDir, name))?.number ?? 0 })),
  );
  return copies.toSorted((one, other) => one.number - other.number).map(({ name }) => name);
}

type Wishes = {
  /** Copies also where nothing was written since the last one, as that one is damaged. */
  again?: boolean;
  /** A copy that is kept beside the newest ones. */
  keep?: string | null;
};

/**
 * Copies the embedded database, so that a disk or a program that damages its files costs minutes and not the database.
 * The newest three are kept. Answers whether anything had been written since the last one; where nothing had, nothing is
 * copied.
 */
export async function takeSnapshot(
  database: Pick<EmbeddedDatabase, "alone">,
  dataDir: string,
  now: Date,
  { again = false, keep = null }: Wishes = {},
): Promise<boolean> {
  const folder = join(dataDir, SNAPSHOT_FOLDER);
  const unfinished = join(folder, "unfinished");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const last = (await listSnapshots(dataDir)).at(-1);
  const known = last === undefined ? null : await aboutSnapshot(dataDir, last);
  await rm(unfinished, { recursive: true, force: true });
  await refuseWithoutRoom(join(dataDir, DATABASE_FOLDER), folder);
  // The engine has one connection: nothing is written while its transaction lasts.
  const taken = await database.alone(async (ask) => {
    const writtenUntil = async () => {
      const text = "select pg_current_wal_insert_lsn()::text as position";
      return (await ask<{ position: string }>(text))[0]?.position ?? "";
    };
    if (!again && (await writtenUntil()) === known?.position) return null;
    const rows = await countRows(ask);
    await ask("checkpoint");
    await cp(join(dataDir, DATABASE_FOLDER), unfinished, { recursive: true });
    return { rows, position: await writtenUntil() };
  });
  if (taken === null) return false;
  const number = (known?.number ?? 0) + 1;
  await writeFile(join(unfinished, ABOUT), JSON.stringify({ number, ...taken } satisfies About));
  await reachDisk(unfinished);
  // Renamed when it is whole, so that what has a time for its name can be trusted.
  await rename(unfinished, join(folder, now.toISOString().replaceAll(/[:.]/gu, "-")));
  await reachDisk(folder, false);
  const old = (await listSnapshots(dataDir)).slice(0, -KEPT).filter((name) => name !== keep);
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true })));
  return true;
}

/** Copies a copy, without what lies beside it, to where it may be opened; throws DiskFullError where it has no room. */
export async function copySnapshot(dataDir: string, name: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await refuseWithoutRoom(join(dataDir, SNAPSHOT_FOLDER, name), dataDir);
  await cp(join(dataDir, SNAPSHOT_FOLDER, name), to, { recursive: true });
  await rm(join(to, ABOUT), { force: true });
}

/** Puts a copy in the place of the database; what was there stays beside it. Answers where that is. */
export async function restoreSnapshot(dataDir: string, name: string, now: Date): Promise<string> {
  const place = join(dataDir, DATABASE_FOLDER);
  const fresh = `${place}.restoring`;
  await copySnapshot(dataDir, name, fresh);
  await reachDisk(fresh);
  const aside = `${place}.before-${now.toISOString().replaceAll(/[:.]/gu, "-")}`;
  await rename(place, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await rename(fresh, place);
  await reachDisk(dataDir, false);
  return aside;
}

/** A copy must not take the room that the database needs. */
async function refuseWithoutRoom(folder: string, to: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  let size = 0;
  for (const entry of entries) {
    const file = entry.isFile()
      ? await stat(join(entry.parentPath, entry.name)).catch(() => null)
      : null;
    size += file?.size ?? 0;
  }
  if (freeBytes(to) < size + RESERVE) throw new DiskFullError();
}
