import fc from "fast-check";
import { expect, test } from "vitest";
import { pastedLength, shapeText } from "./destination-text.ts";

const ONE = { one_paragraph: true, plain: false };
const LINES = { one_paragraph: false, plain: false };
const PLAIN = { one_paragraph: true, plain: true };

test("one paragraph has no line break and no tab, and says the same", () => {
  expect(shapeText("Ada reads.\r\n\r\nShe\twrites. \u2028 She sings.\n", ONE)).toBe(
    "Ada reads. She writes. She sings.",
  );
});

test("a soft break of a word processor parts words, and is a line where lines may stay", () => {
  expect(shapeText("Ada reads.\vShe writes.\fShe sings.", ONE)).toBe(
    "Ada reads. She writes. She sings.",
  );
  expect(shapeText("Ada reads.\vShe writes.", LINES)).toBe("Ada reads.\nShe writes.");
});

test("paragraphs stay where they may, with one empty line between them", () => {
  expect(shapeText("Ada reads. \n\n\n\n She writes.\r\nAnd sings.", LINES)).toBe(
    "Ada reads.\n\nShe writes.\nAnd sings.",
  );
});

test("what nobody sees is not pasted, where older systems would show a box", () => {
  const given = "\uFEFFZoë is co\u00ADop\u200Ber\u2060ative.";
  expect(shapeText(given, { one_paragraph: true, plain: false })).toBe("Zoë is cooperative.");
});

test("plain marks in the place of printers' marks; accents stay", () => {
  expect(shapeText("“Ŵyn’s” essay – on Brontë… 3–4 pages—well done. Zoë\u00A0reads.", PLAIN)).toBe(
    '"Ŵyn\'s" essay - on Brontë... 3-4 pages - well done. Zoë reads.',
  );
});

test("a character is a UTF-16 unit and a line break two", () => {
  expect(pastedLength("Ŵyn")).toBe(3);
  expect(pastedLength("A 🎻.")).toBe(5);
  expect(pastedLength("One.\n\nTwo.")).toBe(12);
});

test("whatever is shaped is shaped once and for all, and never grows but by plain marks", () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        "\n",
        "\r",
        "\t",
        "\v",
        "\f",
        " ",
        "\u2028",
        "—",
        "…",
        "“",
        "\u0000",
        "a",
        "É",
      ),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
    ),
  });
  fc.assert(
    fc.property(text, fc.boolean(), fc.boolean(), (given, one_paragraph, plain) => {
      const shape = { one_paragraph, plain };
      const shaped = shapeText(given, shape);
      expect(shapeText(shaped, shape)).toBe(shaped);
      expect(shaped).not.toMatch(one_paragraph ? /[\r\n\t]/u : /[\r\t]|\n{3}/u);
      expect(shaped).toBe(shaped.trim());
      if (plain) expect(shaped).not.toMatch(/[‘’“”–—…\u00A0]/u);
      else expect(shaped.length).toBeLessThanOrEqual(given.length);
      const words = (of: string) => of.match(/[\p{L}\p{N}]+/gu);
      expect(words(shaped)).toEqual(
        words(given.replaceAll(/[^\P{Cc}\s]|[\u00AD\u200B\u2060\uFEFF]/gu, "")),
      );
    }),
  );
});
