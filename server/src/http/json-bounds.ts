/** Deepest nesting of a body, and most values in it. A batch of 200 pupils nests 5 deep and holds 26,000 at most. */
export const DEPTH_MAX = 16;
export const VALUES_MAX = 40_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const LETTER_U = 0x75;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const ESCAPE_LENGTH = "\\uXXXX".length;

/**
 * Looks over the bytes of a JSON text once, before anything is made of them: false where they nest too deep or hold
 * too many values. No database stores half a character, so the escape of one becomes that of the unknown sign, in
 * its place.
 */
export function boundJson(bytes: Buffer): boolean {
  let depth = 0;
  let values = 1;
  let quoted = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) quoted = !quoted;
    else if (quoted) {
      if (byte === BACKSLASH) at += skipEscape(bytes, at) - 1;
    } else if (byte === COMMA) values++;
    else if (OPENING.has(byte)) {
      depth++;
      values++;
    } else if (CLOSING.has(byte)) depth--;
    if (depth > DEPTH_MAX || values > VALUES_MAX) return false;
  }
  return true;
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
