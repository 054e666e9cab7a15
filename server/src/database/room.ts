import { statfsSync } from "node:fs";

const MEGABYTE = 1024 * 1024;
/**
 * Bytes that stay free on the disk of the embedded database, four segments of its log: it ends where its log meets a full
 * disk, and so is not let near one.
 */
export const RESERVE = 64 * MEGABYTE;
/** Bytes below which it is said that room gets short, while all is well yet. */
const SCARCE = 512 * MEGABYTE;

/** Whether what is written finds room, as a sentence for whoever runs the server. */
export type RoomFound = { ok: boolean; detail: string; harmless?: boolean };

/** Free bytes of the disk that a folder is on, for this user; Infinity where its file system does not tell. */
export function freeBytes(folder: string): number {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return blocks === 0 ? Infinity : bavail * bsize;
}

/** The disk that the embedded database is on. */
export class Room {
  readonly #free: () => number;

  constructor(free: () => number) {
    this.#free = free;
  }

  /** Whether nothing may be written. Asked before every transaction, and takes microseconds. */
  get isShort(): boolean {
    return this.#free() < RESERVE;
  }

  look(): RoomFound {
    const free = this.#free();
    if (free === Infinity) {
      return { ok: true, detail: "It is in memory, or does not tell how much is free." };
    }
    const left = `${Math.floor(free / MEGABYTE)} MB are free on its disk`;
    const needs = `it needs ${RESERVE / MEGABYTE}`;
    if (free < RESERVE) {
      return {
        ok: false,
        detail: `${left}, and ${needs}: nothing can be saved, and reading goes on. Make room; saving goes on by itself then.`,
      };
    }
    if (free < SCARCE) return { ok: false, harmless: true, detail: `${left}, and ${needs}.` };
    return { ok: true, detail: `${left}.` };
  }
}

/** What is thrown where nothing can be written, with the code that a server gives the same. */
export class DiskFullError extends Error {
  override readonly name = "DiskFullError";
  readonly code = "53100";
  constructor(cause?: unknown) {
    super("There is no room on the disk of the database.", { cause });
  }
}
