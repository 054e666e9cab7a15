import { Refusal } from "../roster.ts";

/** A file's text, and in which encoding it was found. */
export type Decoded = { text: string; encoding: string };

const MARKS: readonly [bytes: readonly number[], label: string, name: string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8", "utf-8 with BOM"],
  [[0xff, 0xfe], "utf-16le", "utf-16le"],
  [[0xfe, 0xff], "utf-16be", "utf-16be"],
];

/** How much of a file is looked at to tell two-byte letters from one-byte ones. */
const LOOKED_AT = 4_096;

/** A letter that was lost in a short list makes no noise of it. */
const FEW = 1;

/** The text of a file by its mark; without one as strict UTF-8, and where it is none, as Windows writes it. */
export function decodeText(bytes: Uint8Array, file: string): Decoded {
  for (const [mark, label, name] of MARKS) {
    if (mark.every((byte, at) => bytes[at] === byte)) return decodeAs(label, name, bytes, file);
  }
  const wide = wideWithoutMark(bytes);
  if (wide !== undefined) return decodeAs(wide, wide, bytes, file);
  if (bytes.includes(0)) throw notText(file);
  const encoding = isUtf8(bytes) ? "utf-8" : "windows-1252";
  return decodeAs(encoding, encoding, bytes, file);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function decodeAs(label: string, encoding: string, bytes: Uint8Array, file: string): Decoded {
  const text = new TextDecoder(label).decode(bytes);
  if (text.includes("\0") || isMostlyNoise(text)) throw notText(file);
  return { text, encoding };
}

/** Letters that no program writes into a list, where they are more than a stray one in a hundred. */
function isMostlyNoise(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  // oxlint-disable-next-line no-control-regex -- They are what is looked for.
  const noise = start.match(/[\u0001-\u0008\u000E-\u0019\uFFFD]/gu)?.length ?? 0;
  return noise > Math.max(FEW, start.length / 100);
}

/** UTF-16 without its mark: of European letters every second byte is zero, and of a few, such as Ā, the other one. */
function wideWithoutMark(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const zeros = [0, 0];
  const looked = bytes.subarray(0, LOOKED_AT);
  for (const [at, byte] of looked.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = looked.length / 4;
  if (odd > many && even * 10 < odd) return "utf-16le";
  if (even > many && odd * 10 < even) return "utf-16be";
  return undefined;
}

function notText(file: string): Refusal {
  return new Refusal(
    "not_text",
    file,
    `“${file}” is not a text file, whatever its name says, and was not read. Export the list as CSV or Excel, and choose that file.`,
  );
}
