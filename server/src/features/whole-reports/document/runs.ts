import bidiFactory from "bidi-js";
import { familyOf, has, type Face } from "./fonts.ts";

/** A piece of a line that one face prints in one direction. */
export type Run = {
  /** As it is read. */
  text: string;
  /** As the face is given it: brackets that are read from the right are turned round. */
  shown: string;
  face: Face;
  rightToLeft: boolean;
};
export type Direction = "ltr" | "rtl";

// The package's types are of its modules, and what is imported is its function.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
const ARABIC_OR_HEBREW = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;
const LETTERS = /\p{L}/gu;
const HEBREW = /\p{Script=Hebrew}/u;

/** Whether some of a text is read from the right. */
export const isMixed = (text: string) => ARABIC_OR_HEBREW.test(text);

/** From which side a paragraph is read: from the right where most of its letters are. An English one may begin with a name. */
export function directionOf(paragraph: string): Direction {
  if (!isMixed(paragraph)) return "ltr";
  const all = paragraph.match(LETTERS)?.length ?? 0;
  const fromTheRight = paragraph.match(RIGHT_TO_LEFT)?.length ?? 0;
  return fromTheRight * 2 > all ? "rtl" : "ltr";
}

/** A line's pieces in the order in which they are read, and in that in which they stand from the left. */
export function runsOf(
  line: string,
  face: Face,
  direction: Direction,
): { read: Run[]; fromTheLeft: Run[] } {
  const mixed = direction === "rtl" || isMixed(line);
  if (!mixed && Array.from(line).every((letter) => has(face, letter))) {
    const whole = [{ text: line, shown: line, face, rightToLeft: false }];
    return { read: whole, fromTheLeft: whole };
  }
  const levels = mixed ? bidi.getEmbeddingLevels(line, direction).levels : null;
  const mirrored = levels === null ? null : bidi.getMirroredCharactersMap(line, levels);
  const family = facesFor(line, face);
  const runs: (Run & { level: number })[] = [];
  let at = 0;
  for (const letter of line) {
    const level = levels?.[at] ?? 0;
    const rightToLeft = level % 2 === 1;
    const faces = rightToLeft ? family.fromTheRight : family.fromTheLeft;
    const printing = faces.find((each) => has(each, letter)) ?? face;
    const shown = mirrored?.get(at) ?? letter;
    const last = runs.at(-1);
    if (last && last.level === level && last.face === printing) {
      last.text += letter;
      last.shown += shown;
    } else runs.push({ text: letter, shown, face: printing, rightToLeft, level });
    at += letter.length;
  }
  for (const run of runs) {
    // The face turns round what has letters; marks alone are turned round here.
    if (run.rightToLeft && !ARABIC_OR_HEBREW.test(run.shown))
      run.shown = Array.from(run.shown).toReversed().join("");
  }
  return { read: runs, fromTheLeft: inPlace(runs) };
}

/** The faces that are asked for a letter, one after the other: a line of labels in Greek is of one face throughout. */
function facesFor(line: string, face: Face) {
  const [label, text, arabic, hebrew] = familyOf(face) as [Face, Face, Face, Face];
  const isWhole = (each: Face) =>
    Array.from(line).every((letter) => has(each, letter) || !has(text, letter));
  const fromTheLeft = face === label && isWhole(label) ? [label, text] : [text, label];
  return {
    fromTheLeft: [...fromTheLeft, arabic, hebrew],
    fromTheRight: [...(HEBREW.test(line) ? [hebrew, arabic] : [arabic, hebrew]), ...fromTheLeft],
  };
}

// Rule L2 of the Unicode Bidirectional Algorithm, with runs for letters.
function inPlace<Of extends { level: number }>(runs: readonly Of[]): Of[] {
  const placed = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    let from = 0;
    while (from < placed.length) {
      let to = from;
      while (to < placed.length && (placed[to]?.level ?? 0) >= level) to += 1;
      if (to > from) placed.splice(from, to - from, ...placed.slice(from, to).toReversed());
      from = Math.max(to, from + 1);
    }
  }
  return placed;
}
