import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { asCells } from "./as-cells.ts";

/** The cells as a spreadsheet reads what is pasted. */
const pasted = (text: string) =>
  Papa.parse<string[]>(text, { delimiter: "\t", newline: "\n", skipEmptyLines: false }).data;

test("plain texts are lines, and a pupil without one has an empty cell", () => {
  expect(asCells(["Ada reads.", "", 'She said "more".'])).toBe('Ada reads.\n\nShe said "more".');
});

test("what would split a cell is quoted", () => {
  expect(asCells(["One.\nTwo.", "A\tB", '"More" is hers.'])).toBe(
    '"One.\nTwo."\n"A\tB"\n"""More"" is hers."',
  );
});

test.each(["=1+1", "+44", "-5", "@SUM(A1)", "＝1"])("%s is no formula", (text) => {
  expect(asCells([text])).toBe(`'${text}`);
});

test("whatever the texts are, each arrives in a cell of its own, as it is and never as a formula", () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('"', "\t", "\n", "'", "=", "+", "-", "@", " "),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }).filter((sign) => sign !== "\r"),
    ),
  });
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 8 }), (texts) => {
      const rows = pasted(asCells(texts));
      expect(rows).toHaveLength(texts.length);
      for (const [at, row] of rows.entries()) {
        expect(row).toHaveLength(1);
        expect(row[0]).toMatch(/^(?![=+\-@\t\r\n＝＋－＠])/u);
        expect([texts[at], `'${texts[at]}`]).toContain(row[0]);
      }
    }),
  );
});
