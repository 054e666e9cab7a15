import { inflateSync } from "node:zlib";
import type { Crest } from "./whole-report.ts";

/** Pixels on a side. */
const SMALLEST = 32;
const LARGEST = 2_400;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS_BY_NUMBER = 3;
/** Samples of a pixel by the colour type of a PNG. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const NO_PICTURE = "Please choose a PNG or JPEG picture: this file is neither.";
const BROKEN = "This picture is damaged. Please save it again and choose it anew.";
const UNUSUAL =
  "This picture is stored in an unusual way. Please save it as an ordinary PNG or JPEG and choose it anew.";

/** What a file is by its bytes, whatever it is called; a sentence where it can be no crest. */
export function readCrest(bytes: Uint8Array): Crest | { problem: string } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = file.subarray(0, 8).equals(PNG)
    ? readPng(file)
    : file[0] === 0xff && file[1] === 0xd8
      ? readJpeg(file)
      : { problem: NO_PICTURE };
  if ("problem" in read) return read;
  const { width, height } = read;
  if (Math.min(width, height) < SMALLEST || Math.max(width, height) > LARGEST) {
    return {
      problem: `This picture is ${width} × ${height} pixels. Please choose one of ${SMALLEST} to ${LARGEST} pixels on each side.`,
    };
  }
  return { ...read, bytes };
}

type Read = Omit<Crest, "bytes"> | { problem: string };

function readPng(file: Buffer): Read {
  if (file.length < 33 || file.toString("latin1", 12, 16) !== "IHDR") return { problem: BROKEN };
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [depth = 0, colour = 0] = file.subarray(24, 26);
  const samples = SAMPLES[colour];
  if (samples === undefined || depth > 8 || file[28] !== 0) return { problem: UNUSUAL };
  if (width > LARGEST || height > LARGEST) return { type: "png", width, height };
  const data: Buffer[] = [];
  let at = 8;
  let ended = false;
  let palette = false;
  while (!ended && at + 12 <= file.length) {
    const length = file.readUInt32BE(at);
    const kind = file.toString("latin1", at + 4, at + 8);
    if (at + 12 + length > file.length) return { problem: BROKEN };
    if (kind === "IDAT") data.push(file.subarray(at + 8, at + 8 + length));
    if (kind === "PLTE") palette = true;
    ended = kind === "IEND";
    at += 12 + length;
  }
  const row = 1 + Math.ceil((width * samples * depth) / 8);
  const expected = height * row;
  try {
    const pixels = inflateSync(Buffer.concat(data), { maxOutputLength: expected + 1 });
    if (!ended || pixels.length !== expected) return { problem: BROKEN };
    // Each row begins with one of five ways to read it, and colours by number need their table.
    for (let from = 0; from < expected; from += row)
      if ((pixels[from] ?? 0) > 4) return { problem: BROKEN };
    if (colour === COLOURS_BY_NUMBER && !palette) return { problem: BROKEN };
  } catch {
    return { problem: BROKEN };
  }
  return { type: "png", width, height };
}

function readJpeg(file: Buffer): Read {
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = file.readUInt16BE(at + 2);
    // The start of a frame of the kinds that every reader knows: baseline, extended and progressive.
    if (marker >= 0xc0 && marker <= 0xc2) {
      if (at + 10 > file.length) return { problem: BROKEN };
      // Four colours are of a printer's, and come out inverted.
      if (file[at + 4] !== 8 || ![1, 3].includes(file[at + 9] ?? 0)) return { problem: UNUSUAL };
      if (!file.subarray(-512).includes(Buffer.from([0xff, 0xd9]))) return { problem: BROKEN };
      return { type: "jpeg", width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
    }
    if (marker >= 0xc3 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return { problem: UNUSUAL };
    if (marker === 0xda) return { problem: BROKEN };
    at += 2 + length;
  }
  return { problem: BROKEN };
}
