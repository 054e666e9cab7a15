import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Database } from "./handle.ts";
import { DATABASE_FOLDER } from "./snapshots.ts";

/** The database in this process. */
export type EmbeddedDatabase = Database & { pglite: PGlite };

/** Opens the embedded database in `folder`, or one in memory where `folder` is null. */
export async function openEmbedded(folder: string | null, image?: Blob): Promise<EmbeddedDatabase> {
  const [{ PGlite }, { wrapEmbedded }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("./embedded-engine.ts"),
  ]);
  if (folder !== null) await mkdir(folder, { recursive: true });
  const pglite = await PGlite.create({
    ...(folder === null ? {} : { dataDir: join(folder, DATABASE_FOLDER) }),
    ...(image === undefined ? {} : { loadDataDir: image }),
  });
  return wrapEmbedded(pglite);
}

/** Connects to the PostgreSQL server at `url`. */
export async function openServer(url: string, size: number): Promise<Database> {
  const { connectServer } = await import("./server-engine.ts");
  const database = connectServer(url, size);
  await database.owner.query("select 1");
  return database;
}
