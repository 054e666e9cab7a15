import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

/** The faces of a document: labels in one family, names and texts in the other. */
export type Face = "label" | "label_bold" | "text" | "text_bold";

const FILES: Record<Face, string> = {
  label: "@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf",
  label_bold: "@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf",
  text: "@expo-google-fonts/literata/400Regular/Literata_400Regular.ttf",
  text_bold: "@expo-google-fonts/literata/600SemiBold/Literata_600SemiBold.ttf",
};
export const FACES = Object.keys(FILES) as Face[];
/** Who has letters that a face of the labels lacks, such as Greek and Cyrillic ones. */
const INSTEAD: Record<Face, Face> = {
  label: "text",
  label_bold: "text_bold",
  text: "text",
  text_bold: "text_bold",
};

const files = createRequire(import.meta.url);
const opened = new Map<Face, Font>();

/** A face, read from the disk once in a process. */
export function fontOf(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const font = create(readFileSync(files.resolve(FILES[face]))) as Font;
  opened.set(face, font);
  return font;
}

/** Letters that have no shape in any face, as they are met. */
export type Unprintable = Set<string>;

// Marks that nobody sees: controls, joiners, directions, selectors of a variant.
const UNSEEN = /[\p{Cc}\p{Cf}\u{FE00}-\u{FE0F}]/u;

/**
 * A text as a face can print it, and the face. A letter without a shape is left out and noted: a box would look as if
 * the pupil's name were one.
 */
export function printable(
  text: string,
  face: Face,
  unprintable: Unprintable,
): { text: string; face: Face } {
  const composed = text.normalize("NFC").replaceAll("\t", " ");
  const instead = INSTEAD[face];
  const missing = (from: Face) =>
    Array.from(composed).filter((letter) => !isSeenBy(from, letter) && !UNSEEN.test(letter)).length;
  const chosen = instead !== face && missing(instead) < missing(face) ? instead : face;
  let printed = "";
  for (const letter of composed) {
    if (letter === "\n" || (isSeenBy(chosen, letter) && !UNSEEN.test(letter))) {
      printed += letter;
    } else if (!UNSEEN.test(letter)) {
      const parts = Array.from(letter.normalize("NFD"));
      if (parts.length > 1 && parts.every((part) => isSeenBy(chosen, part)))
        printed += parts.join("");
      else unprintable.add(letter);
    }
  }
  return { text: printed, face: chosen };
}

const isSeenBy = (face: Face, letter: string) =>
  fontOf(face).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** What stands at a report's end where letters were left out. */
export function sentenceOf(unprintable: Unprintable): string {
  const codes = [...unprintable]
    .slice(0, 12)
    .map(
      (letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
    );
  const all = unprintable.size > codes.length ? `${codes.join(", ")} and more` : codes.join(", ");
  return unprintable.size === 1
    ? `One character has no shape in this typeface and was left out wherever it stood: ${all}. Please write it in by hand.`
    : `${unprintable.size} characters have no shape in this typeface and were left out wherever they stood: ${all}. Please write them in by hand.`;
}
