import { MEMBERS_LIMIT } from "@reportair/contract/endpoint.ts";

/** Deepest nesting of a body; a batch nests 5 deep. */
export const DEPTH_MAX = 16;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const LETTER_U = 0x75;
const LIST = 0x5b;
const OBJECT = 0x7b;
const CLOSING = new Set([0x5d, 0x7d]);
const ESCAPE_LENGTH = "\\uXXXX".length;

/**
 * Looks over the bytes of a JSON text once, before anything is made of them: false where they nest too deep, hold more
 * than so many values, or an object of too many members. No database stores half a character, so the escape of one
 * becomes that of the unknown sign, in its place.
 */
export function boundJson(bytes: Buffer, most: number): boolean {
  // Of each list and object around the innermost, how many members it may still have; a list as many as it likes.
  const open: number[] = [];
  // The same of the innermost.
  let left = Infinity;
  let values = 1;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) at = skipText(bytes, at);
    else if (byte === COMMA) {
      values++;
      left--;
    } else if (byte === LIST || byte === OBJECT) {
      open.push(left);
      left = byte === LIST ? Infinity : MEMBERS_LIMIT;
      values++;
    } else if (CLOSING.has(byte)) left = open.pop() ?? Infinity;
    if (open.length > DEPTH_MAX || values > most || left < 1) return false;
  }
  return true;
}

/** Where the text that begins here ends. One without escapes, as nearly all are, is searched and not looked through. */
function skipText(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(QUOTE, from + 1);
  const to = end < 0 ? bytes.length : end;
  let at = bytes.subarray(from, to).indexOf(BACKSLASH);
  if (at < 0) return to;
  at += from;
  while (at < bytes.length && bytes[at] !== QUOTE)
    at += bytes[at] === BACKSLASH ? skipEscape(bytes, at) : 1;
  return at;
}

/** The length of the escape that begins here; one of half a character is overwritten. */
function skipEscape(bytes: Buffer, at: number): number {
  if (bytes[at + 1] !== LETTER_U) return 2;
  const unit = unitAt(bytes, at);
  if (isHigh(unit) && isLow(unitAt(bytes, at + ESCAPE_LENGTH))) return 2 * ESCAPE_LENGTH;
  if (isHigh(unit) || isLow(unit)) bytes.write("fffd", at + 2, "latin1");
  return ESCAPE_LENGTH;
}

/** The unit that an escape of four digits stands for; NaN where none begins here. */
function unitAt(bytes: Buffer, at: number): number {
  if (bytes[at] !== BACKSLASH || bytes[at + 1] !== LETTER_U) return NaN;
  let unit = 0;
  for (let place = at + 2; place < at + ESCAPE_LENGTH; place++)
    unit = unit * 16 + digitOf(bytes[place] ?? 0);
  return unit;
}

/** What a hexadecimal digit is worth; NaN of anything else. */
function digitOf(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = (byte | 0x20) - 0x61;
  return letter >= 0 && letter < 6 ? letter + 10 : NaN;
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
