import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freeBytes } from "../../src/database/room.ts";

const run = promisify(execFile);
const MEGABYTE = 1024 * 1024;

/** A disk that a test can fill. */
export type SmallDisk = {
  folder: string;
  /** Whether it is one, and not only said to be. */
  real: boolean;
  free: () => number;
  /** Leaves so many megabytes. */
  fill: (left: number) => Promise<void>;
  empty: () => Promise<void>;
  remove: () => Promise<void>;
};

/** A file system of its own, in memory, where this user may mount one; else a folder of which a number says what is free. */
export async function makeSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), "reportair-disk-"));
  const options = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder];
  const real = await run("mount", options).then(
    () => true,
    () => false,
  );
  const ballast = join(folder, "ballast");
  let said = megabytes * MEGABYTE;
  return {
    folder,
    real,
    free: real ? () => freeBytes(folder) : () => said,
    fill: async (left) => {
      said = left * MEGABYTE;
      if (real) await writeFile(ballast, Buffer.alloc(freeBytes(folder) - said));
    },
    empty: async () => {
      said = megabytes * MEGABYTE;
      await rm(ballast, { force: true });
    },
    remove: async () => {
      if (real) await run("umount", [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
