import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import type { EmbeddedDatabase } from "./embedded-engine.ts";
import type { Database } from "./handle.ts";
import { freeBytes, Room } from "./room.ts";
import { DATABASE_FOLDER } from "./snapshots.ts";

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
  const [{ connectEmbedded }, { EmbeddedThread }] = await Promise.all([
    import("./embedded-engine.ts"),
    import("./embedded-thread-client.ts"),
  ]);
  setFlagsFromString(KEEP_COMPILED);
  if (folder !== null) await mkdir(folder, { recursive: true });
  const dataDir = folder === null ? null : join(folder, DATABASE_FOLDER);
  const thread = await EmbeddedThread.open({ dataDir, ...(image && { image }) });
  return connectEmbedded(thread, new Room(free));
}

/** Connects to the PostgreSQL server at `url`. */
export async function openServer(url: string, size: number): Promise<Database> {
  const { connectServer } = await import("./server-engine.ts");
  const database = connectServer(url, size);
  await database.owner.query("select 1");
  return database;
}
