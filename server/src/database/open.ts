import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import type { PGlite } from "@electric-sql/pglite";
import type { Database } from "./handle.ts";
import { reachDisk, writeThrough } from "./reach-disk.ts";
import { freeBytes, Room } from "./room.ts";
import { DATABASE_FOLDER } from "./snapshots.ts";

/** The database in this process. */
export type EmbeddedDatabase = Database & { pglite: PGlite };

const BYTEA = 17;
/** How bytes go in and come out. The engine's own way makes a piece of text of each: 10 MB took two seconds, in which nobody was answered. */
const BYTES = {
  serializers: { [BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString("hex")}` },
  parsers: { [BYTEA]: (text: string) => Buffer.from(text.slice(2), "hex") },
};

// How the engine starts in a folder: as it would by itself, but that a commit waits until it is on the disk (no `-F`).
const DURABLE = ["-c", "wal_sync_method=fsync"];

/**
 * Ends a process where V8 takes back machine code of the engine while another thread compiles more of it: "Check failed:
 * jit_page_->allocations_.erase" (nodejs/node 64500), now and then. Without it the code of the first compiler is kept as well.
 */
export const KEEP_COMPILED = "--no-wasm-code-gc";

/**
 * Opens the embedded database in `folder`, where a power cut takes nothing, or one in memory where that is null. `free`
 * tells the free bytes of its disk.
 */
export async function openEmbedded(
  folder: string | null,
  image?: Blob,
  free: () => number = () => (folder === null ? Infinity : freeBytes(folder)),
): Promise<EmbeddedDatabase> {
  const [{ PGlite }, { wrapEmbedded }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("./embedded-engine.ts"),
  ]);
  setFlagsFromString(KEEP_COMPILED);
  if (folder !== null) await mkdir(folder, { recursive: true });
  const options = { ...BYTES, ...(image !== undefined && { loadDataDir: image }) };
  const room = new Room(free);
  if (folder === null) return wrapEmbedded(await PGlite.create(options), room);
  const dataDir = join(folder, DATABASE_FOLDER);
  const startParams = [...PGlite.defaultStartParams.filter((each) => each !== "-F"), ...DURABLE];
  const pglite = await PGlite.create({ dataDir, startParams, ...options });
  writeThrough(pglite);
  // What the start wrote, after a crash the changes that it went through again, was not waited for.
  await reachDisk(dataDir);
  return wrapEmbedded(pglite, room);
}

/** Connects to the PostgreSQL server at `url`. */
export async function openServer(url: string, size: number): Promise<Database> {
  const { connectServer } = await import("./server-engine.ts");
  const database = connectServer(url, size);
  await database.owner.query("select 1");
  return database;
}
