import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

/** The faces of a document: labels in one family, names and texts in the other, and who has the letters of other scripts. */
export type Face =
  | "label"
  | "label_bold"
  | "text"
  | "text_bold"
  | "arabic"
  | "arabic_bold"
  | "hebrew"
  | "hebrew_bold";

const FILES: Record<Face, string> = {
  label: "@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf",
  label_bold: "@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf",
  text: "@expo-google-fonts/literata/400Regular/Literata_400Regular.ttf",
  text_bold: "@expo-google-fonts/literata/600SemiBold/Literata_600SemiBold.ttf",
  arabic: "@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf",
  arabic_bold: "@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf",
  hebrew: "@expo-google-fonts/noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular.ttf",
  hebrew_bold: "@expo-google-fonts/noto-serif-hebrew/600SemiBold/NotoSerifHebrew_600SemiBold.ttf",
};
export const FACES = Object.keys(FILES) as Face[];

const REGULAR = ["label", "text", "arabic", "hebrew"] as const;
const BOLD = ["label_bold", "text_bold", "arabic_bold", "hebrew_bold"] as const;
/** The faces of one weight; what one cannot print another may. */
export const familyOf = (face: Face): readonly Face[] =>
  (BOLD as readonly Face[]).includes(face) ? BOLD : REGULAR;

const files = createRequire(import.meta.url);
const opened = new Map<Face, Font>();

/** A face, read from the disk once in a process. */
export function fontOf(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const font = create(readFileSync(files.resolve(FILES[face]))) as Font;
  // The library remembers of which letters a shape is from its first use: else one that was first met within a joined
  // shape would be copied as nothing from then on.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  const shape = font.layout.bind(font);
  shapers.set(face, shape);
  // It ends in an error at a mark that has no place on its letter: no document is lost for one.
  font.layout = (text, ...how) => {
    try {
      return shape(text, ...how);
    } catch {
      return shape(text.replaceAll(MARKS, ""), ...how);
    }
  };
  opened.set(face, font);
  return font;
}

/** The library's own way to lay a text out. */
const shapers = new Map<Face, Font["layout"]>();

const MARKS = /\p{M}+/gu;
const WITH_MARKS = /\P{M}\p{M}+/gu;

const letters = new Map<Face, ReadonlySet<number>>();

/** Whether a face has a shape for a letter. */
export function has(face: Face, letter: string): boolean {
  let known = letters.get(face);
  if (known === undefined) {
    known = new Set(fontOf(face).characterSet);
    letters.set(face, known);
  }
  return known.has(letter.codePointAt(0) ?? 0);
}

/** Letters that have no shape in any face, as they are met. */
export type Unprintable = Set<string>;

// Marks that nobody sees: controls, joiners, directions, selectors of a variant, and what is no character.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u{FE00}-\u{FE0F}]/u;
// Between two letters of Arabic script a joiner says whether they are joined.
const JOINER = /^[\u{200C}\u{200D}]$/u;
const ARABIC = /\p{Script=Arabic}/u;

/** A text as a document can print it. A letter without a shape is left out and noted: a box would look as if the pupil's name were one. */
export function printable(text: string, unprintable: Unprintable): string {
  let printed = "";
  for (const letter of text.normalize("NFC")) {
    if (JOINER.test(letter)) {
      printed += ARABIC.test(printed.slice(-1)) ? letter : "";
      continue;
    }
    const shown = shownOf(letter);
    if (shown === null) unprintable.add(letter);
    else printed += shown;
  }
  return printed.replaceAll(WITH_MARKS, (letter) => {
    if (isShaped(letter)) return letter;
    unprintable.add(letter.normalize("NFC"));
    return letter.replaceAll(MARKS, "");
  });
}

/** Whether every face that may print a letter has a place for its marks. */
function isShaped(letter: string): boolean {
  const parts = Array.from(letter);
  return FACES.every((face) => {
    if (!parts.every((part) => has(face, part))) return true;
    try {
      shapers.get(face)?.(letter);
      return true;
    } catch {
      return false;
    }
  });
}

const looked = new Map<string, string | null>();

/** What stands for a letter: itself, its parts, nothing where nobody sees it; null where it has no shape. */
function shownOf(letter: string): string | null {
  let known = looked.get(letter);
  if (known === undefined) {
    known = lookUp(letter);
    looked.set(letter, known);
  }
  return known;
}

function lookUp(letter: string): string | null {
  if (letter === "\n") return letter;
  if (letter === "\t") return " ";
  if (UNSEEN.test(letter)) return "";
  if (isPrintable(letter)) return letter;
  const parts = Array.from(letter.normalize("NFD"));
  return parts.length > 1 && parts.every(isPrintable) ? parts.join("") : null;
}

// One weight may have a letter that the other lacks.
const isPrintable = (letter: string) =>
  [REGULAR, BOLD].every((family) => family.some((face) => has(face, letter)));
