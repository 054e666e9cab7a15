import { Inflate } from "fflate";
import { BOUNDS } from "../bounds.ts";
import { Refusal } from "../roster.ts";

/** How much may still be unpacked, of all files together. */
export class Budget {
  #left: number = BOUNDS.unpacked;

  take(bytes: number, file: string): void {
    this.#left -= bytes;
    if (this.#left < 0) {
      throw new Refusal(
        "unpacked_too_large",
        file,
        `“${file}” is larger than 60 MB when it is unpacked, and was not read. Save only the sheets with students and classes, and choose that file.`,
      );
    }
  }
}

/** A file within a zip, which is unpacked only where it is read. */
export type Entry = { name: string; read: () => Uint8Array };

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
/** How far the end of the directory can stand from the end of the file: its own length and the longest comment. */
const FARTHEST_END = 22 + 65_535;
/** Packed bytes that are unpacked at a time: what they become is counted before there is more. */
const STEP = 16_384;

/** Refuses what cannot be read as the file that it says it is. */
export function damaged(file: string): Refusal {
  return new Refusal(
    "damaged",
    file,
    `“${file}” is damaged and cannot be read. Nothing of it was taken. Download or save it again, and choose the new file.`,
  );
}

/** The files in a zip, by its directory: `most` of them at most. */
export function openZip(bytes: Uint8Array, file: string, budget: Budget, most: number): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view, file);
  const count = view.getUint16(end + 10, true);
  if (count > most) {
    throw new Refusal(
      "too_many_entries",
      file,
      `“${file}” holds ${count} files; ${most} are the most that are read at once. Leave only the files of the roster in it.`,
    );
  }
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw damaged(file);
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const packed: Packed = {
      locked: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    };
    entries.push({
      name: name.replaceAll("\\", "/"),
      read: () => unpack(bytes, view, packed, file, budget),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries.filter(({ name }) => !name.endsWith("/"));
}

type Packed = { locked: boolean; method: number; size: number; at: number };

function endOfDirectory(view: DataView, file: string): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - FARTHEST_END); at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw damaged(file);
}

function unpack(
  bytes: Uint8Array,
  view: DataView,
  { locked, method, size, at }: Packed,
  file: string,
  budget: Budget,
): Uint8Array {
  if (locked) throw encrypted(file);
  if (view.getUint32(at, true) !== LOCAL_ENTRY) throw damaged(file);
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const packed = bytes.subarray(start, start + size);
  if (packed.length !== size) throw damaged(file);
  if (method === 0) {
    budget.take(size, file);
    return packed;
  }
  if (method !== 8) throw damaged(file);
  return inflate(packed, file, budget);
}

/** What a zip says of the size of its files may be untrue, so that only what has come out is believed. */
function inflate(packed: Uint8Array, file: string, budget: Budget): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((chunk) => {
    budget.take(chunk.length, file);
    size += chunk.length;
    chunks.push(chunk);
  });
  for (let from = 0; from < packed.length; from += STEP) {
    stream.push(packed.subarray(from, from + STEP), from + STEP >= packed.length);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Refuses what only a password opens. */
export function encrypted(file: string): Refusal {
  return new Refusal(
    "encrypted",
    file,
    `“${file}” is locked with a password, and was not read. Open it, take the password off, save it and choose it again.`,
  );
}
