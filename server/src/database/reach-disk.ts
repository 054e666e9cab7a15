import { constants, fdatasyncSync, fsyncSync, writeSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";

/** Files that are asked to reach the disk side by side. */
const AT_ONCE = 32;

/** Waits until a folder, and where asked all in it, is on the disk and not only in memory. */
export async function reachDisk(folder: string, deep = true): Promise<void> {
  const entries = deep ? await readdir(folder, { withFileTypes: true, recursive: true }) : [];
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const next = paths.values();
  const sync = async () => {
    for (const path of next) {
      // A folder cannot be opened on Windows, which writes its entries through by itself.
      const file = await open(path, "r").catch(() => null);
      await file?.sync().catch(() => undefined);
      await file?.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sync));
}

/** What Emscripten's file system over a folder keeps of an open file or folder. */
type Stream = { nfd: number; node: { mode: number; parent: { name: string } } };
type Write = (stream: Stream, ...what: unknown[]) => number;
type FolderSystem = { stream_ops: { fsync?: (stream: Stream) => number; write: Write } };
type Mount = { mountpoint: string; type: Partial<FolderSystem> };

/** Where the engine sees its data folder, and what its log is called there. */
const DATA_MOUNT = "/pglite/data";
const LOG_FOLDER = "pg_wal";

/**
 * Makes the engine's own fsync wait for the disk: as it comes, the file system beneath it has none, and answers at
 * once. A log that cannot be written ends the process, as the engine would hang and all its requests with it. Throws
 * where that file system is not found, since a promise would be broken in silence.
 */
export function writeThrough(pglite: PGlite): void {
  const { mounts } = pglite.Module.FS.root.mount as unknown as { mounts: Mount[] };
  const operations = mounts.find(({ mountpoint }) => mountpoint === DATA_MOUNT)?.type.stream_ops;
  if (operations === undefined) {
    throw new Error(`The embedded database keeps no folder at ${DATA_MOUNT}.`);
  }
  operations.fsync = ({ nfd, node }) => {
    try {
      // A new or renamed file is found again only where its folder has reached the disk, too; Windows sees to that.
      if (!isFolder(node.mode)) fdatasyncSync(nfd);
      else if (process.platform !== "win32") fsyncSync(nfd);
    } catch (error) {
      stop(error);
    }
    return 0;
  };
  const { write } = operations;
  operations.write = (stream, ...what) => {
    try {
      return write(stream, ...what);
    } catch (error) {
      if (stream.node.parent.name === LOG_FOLDER) stop(error);
      throw error;
    }
  };
}

const isFolder = (mode: number) => (mode & constants.S_IFMT) === constants.S_IFDIR;

/**
 * Ends the thread, and the process with it: what the disk refused once it may say it has when asked again, so only a start that goes through
 * the log anew can tell what is there. Nothing is answered that was not saved.
 */
function stop(error: unknown): never {
  // At once: what a thread leaves to be written goes with it.
  writeSync(
    STDERR,
    `The disk did not take what was written to the database (${describe(error)}). ` +
      "The server stops, so that it says of nothing that it is saved. Look at the disk, then start it again: what was answered before is there.\n",
  );
  process.exit(1);
}

/** The file of what goes wrong; in a thread `process.stderr` has none. */
const STDERR = 2;

/** What a system call has said, or Emscripten's file system of it, which has a number alone. */
function describe(error: unknown): string {
  const { errno } = error as { errno?: number };
  if (errno === NO_SPACE) return "there is no room on it";
  return error instanceof Error && error.message !== "" ? error.message : `error ${errno}`;
}

/** ENOSPC, as WebAssembly counts errors. */
const NO_SPACE = 51;
