import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { asXlsx } from "./as-xlsx.ts";

const ABOUT = {
  title: "Reports of 9B",
  by: "Tess Teacher & Co",
  at: "2026-11-26T11:30:00.000Z",
  words: "Made on 26 Nov 2026.",
};

function partsOf(rows: readonly string[][]) {
  const files = unzipSync(
    asXlsx(
      [
        { name: "Comments", heads: ["Name", "Comment"], rows, widths: [20, 80] },
        { name: "About this file", rows: [["Made by", "Tess"]], widths: [20, 60] },
      ],
      ABOUT,
    ),
  );
  return (path: string) => strFromU8(files[path] ?? new Uint8Array());
}
/** The cells of a sheet as a spreadsheet reads them: text, and whether it is text for good. */
function cellsOf(sheet: string) {
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gsu)].map(([, row = ""]) =>
    [
      ...row.matchAll(
        /<c r="([A-Z]\d+)" s="(\d)" t="(\w+)"><is><t xml:space="preserve">(.*?)<\/t><\/is><\/c>/gsu,
      ),
    ].map(([, place, style, type, text = ""]) => ({ place, style, type, text: read(text) })),
  );
}
const read = (text: string) =>
  text
    .replaceAll("&#13;", "\r")
    .replaceAll("&quot;", '"')
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&")
    .replaceAll(/_x([0-9A-Fa-f]{4})_/gu, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );

test("a workbook has its sheets, and says when and by whom it was made", () => {
  const part = partsOf([["Ada Byron", "She reads."]]);
  expect(part("xl/workbook.xml")).toMatch(/name="Comments".*name="About this file"/u);
  expect(part("docProps/core.xml")).toContain("<dc:creator>Tess Teacher &amp; Co</dc:creator>");
  expect(part("docProps/core.xml")).toContain(">2026-11-26T11:30:00.000Z<");
  expect(
    cellsOf(part("xl/worksheets/sheet1.xml")).map((row) => row.map(({ text }) => text)),
  ).toEqual([
    ["Name", "Comment"],
    ["Ada Byron", "She reads."],
  ]);
});

test("numbers keep their zeros, and what looks like a formula is text for good and as it was", () => {
  const part = partsOf([["00123", '=HYPERLINK("http://x","y")']]);
  const [, row] = cellsOf(part("xl/worksheets/sheet1.xml"));
  expect(row).toEqual([
    { place: "A2", style: "1", type: "inlineStr", text: "00123" },
    { place: "B2", style: "2", type: "inlineStr", text: '=HYPERLINK("http://x","y")' },
  ]);
  const styles =
    part("xl/styles.xml")
      .match(/<cellXfs.*<\/cellXfs>/u)?.[0]
      .match(/<xf .*?(?:\/>|<\/xf>)/gu) ?? [];
  expect(styles[1]).toContain('numFmtId="49"');
  expect(styles[2]).toMatch(/numFmtId="49".*quotePrefix="1"/u);
});

test("whatever the texts are, the sheet is well formed and gives them back, none as a formula", () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        "<",
        "&",
        '"',
        "=",
        "@",
        "\t",
        "\n",
        "\r",
        "_x0041_",
        "\u0000",
        "\uFFFF",
        "\uD83D",
      ),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
    ),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 4 }), (rows) => {
      const sheet = partsOf(rows)("xl/worksheets/sheet1.xml");
      expect(sheet).not.toContain("<f");
      const cells = cellsOf(sheet).slice(1);
      const kept = (given: string) =>
        given.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, "");
      expect(cells.map((row) => row.map((cell) => cell.text))).toEqual(
        rows.map((row) => row.map(kept)),
      );
      for (const cell of cells.flat()) expect(cell.type).toBe("inlineStr");
    }),
  );
});
