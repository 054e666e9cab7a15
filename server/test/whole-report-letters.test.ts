import { xmlText } from "@reportair/contract/xml-text.ts";
import fc from "fast-check";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { breakLines } from "../src/features/whole-reports/document/break-lines.ts";
import { fontOf, printable } from "../src/features/whole-reports/document/fonts.ts";
import { makeFile } from "../src/features/whole-reports/document/make-file.ts";
import { directionOf, runsOf } from "../src/features/whole-reports/document/runs.ts";
import type { Bundle } from "../src/features/whole-reports/document/whole-report.ts";
import { readPdf } from "./support/read-pdf.ts";

const LEFT_OUT = "Some characters could not be printed here and were left out.";
type Given = { name: string; text?: string; teacher?: string; subject?: string };
const bundleOf = (...given: Given[]): Bundle => ({
  letterhead: { name: "Oakfield Academy", address: "", invitation: "", crest: null },
  label: "Year 9",
  period: "Autumn term 2026",
  reports: given.map(({ name, text = "Well done.", teacher = "Siân Prŷs", subject = "Art" }) => ({
    name,
    year: 9,
    form_group: null,
    sections: [{ subject, classroom: "9X", teacher, text }],
    figures: null,
  })),
  made: new Date("2026-12-10T09:00:00Z"),
});
async function pdfOf(...given: Given[]) {
  const { bytes, incomplete } = await makeFile(bundleOf(...given), "pdf", "one");
  return { incomplete, bytes: Buffer.from(bytes), ...(await readPdf(bytes)) };
}
/** How a PDF says a text to whoever hears or copies it. */
const said = (text: string) =>
  Buffer.concat([
    Buffer.from("/ActualText ("),
    Buffer.from(`\uFEFF${text}`, "utf16le").swap16(),
    Buffer.from(")"),
  ]);
async function wordOf(...given: Given[]) {
  const { bytes } = await makeFile(bundleOf(...given), "docx", "one");
  return new TextDecoder().decode(unzipSync(bytes)["word/document.xml"]);
}

describe("letters of a PDF", () => {
  it.each([
    ["Welsh", "Ŵyn Gruffŷdd"],
    ["Polish", "Łucja Żółć-Gęś"],
    ["Romanian", "Ștefan Țepeș"],
    ["Vietnamese", "Nguyễn Thị Hồng Ấm"],
    ["Greek", "Αλέξανδρος Ἀγαθός"],
    ["Russian and Ukrainian", "Ива Їжак-Ґудзь"],
    ["Arabic", "محمد علي"],
    ["Urdu and Persian", "پروین گل‌محمدی"],
    ["Hebrew", "דוד בן-גוריון"],
  ])("has those of %s", async (_, name) => {
    const { text, incomplete, outline } = await pdfOf({ name, text: `${name} reads well.` });
    expect(incomplete).toEqual([]);
    expect(text).not.toContain(LEFT_OUT);
    // A reader says a space where Persian parts two letters without one.
    expect(text).toContain(name.replaceAll("\u200C", " "));
    expect(outline).toEqual([name]);
  });

  it("tells whoever hears it what is read from the right, in its order", async () => {
    const text = "Mohamed, محمد علي, reads well.";
    const { bytes } = await pdfOf({ name: "محمد علي", text });
    expect(bytes.includes(said("محمد علي"))).toBe(true);
    expect(bytes.includes(said(text))).toBe(true);
    expect((await pdfOf({ name: "Ŵyn Łuczyńska" })).bytes.includes("/ActualText")).toBe(false);
  });

  it("never prints an empty box, whatever it is given", () => {
    const anything = fc.string({ unit: "binary", maxLength: 30 });
    fc.assert(
      fc.property(
        anything,
        fc.constantFrom("ltr", "rtl"),
        fc.constantFrom("label", "label_bold", "text", "text_bold"),
        (text, direction, style) => {
          for (const { shown, face } of runsOf(printable(text, new Set()), style, direction).read) {
            const { glyphs } = fontOf(face).layout(shown.replaceAll("\n", ""));
            expect(glyphs.map(({ id }) => id)).not.toContain(0);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("prints a letter whose mark has no place on it without the mark, and says so", async () => {
    const { text, pages, incomplete } = await pdfOf({
      name: "Ẉanda",
      text: "Ẉanda q\u0323 reads.",
    });
    expect(incomplete).toEqual(["Ẉanda"]);
    expect(text).toContain("Wanda q");
    expect(pages[0]?.text).toContain(LEFT_OUT);
  });

  it("is copied as it is read, though a letter was first met within a joined shape", async () => {
    const { text } = await pdfOf({ name: "Ǆ Dž Džemal Žena Thea" });
    expect(text).toContain("Džemal Žena Thea");
  });

  it("says at a report's end that something was left out, and where it can be had", async () => {
    const { pages, incomplete } = await pdfOf(
      { name: "李 Wei" },
      { name: "Ива Ѝ" },
      { name: "Zoë Ng\u0302a", text: "Well done 👍🏽" },
    );
    expect(incomplete).toEqual(["李 Wei", "Zoë Ng\u0302a"]);
    expect(pages.map((page) => page.text.includes(LEFT_OUT))).toEqual([true, false, true]);
    expect(pages[0]?.text).toContain("as a Word document, which has them");
  });

  it("has a name that cannot be printed for who hears it", async () => {
    expect((await pdfOf({ name: "李明" })).bytes.includes(said("李明"))).toBe(true);
  });

  it("keeps a text of which nothing can be printed on the page of its heading", async () => {
    const { pages, text } = await pdfOf({ name: "Ada Byron", subject: "Mandarin", text: "做得好" });
    expect(pages).toHaveLength(1);
    expect(text).toContain("Mandarin");
    expect(text).toContain(LEFT_OUT);
  });
});

describe("what is read from the right", () => {
  it.each([
    ["An English paragraph", "محمد has done well in Art.", "ltr"],
    ["An Arabic paragraph", "محمد طالب مجتهد (Art)", "rtl"],
    ["A Hebrew one", "דוד קורא היטב.", "rtl"],
    ["One without letters", "12 / 20", "ltr"],
  ])("%s is read from the side that most of its letters are read from", (_, text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });

  it("stands from right to left within an English line, with its brackets round it", () => {
    const { read, fromTheLeft } = runsOf("He (محمد (علي)) reads", "text", "ltr");
    expect(read.map(({ text }) => text)).toEqual(["He (", "محمد (علي)", ") reads"]);
    expect(fromTheLeft).toEqual(read);
    expect(read[1]).toMatchObject({ shown: "محمد )علي(", rightToLeft: true, face: "arabic" });
  });

  it("has its numbers and foreign words from left to right, each in its place", () => {
    const { read, fromTheLeft } = runsOf("حصل على 96 في Art اليوم", "text", "rtl");
    const trimmed = (runs: typeof read) => runs.map(({ text }) => text.trim());
    expect(trimmed(read)).toEqual(["حصل على", "96", "في", "Art", "اليوم"]);
    expect(trimmed(fromTheLeft)).toEqual(["اليوم", "Art", "في", "96", "حصل على"]);
  });

  it("breaks a line by what it measures as a whole, where words stand closer beside each other", () => {
    // Each space between two words costs five more.
    const widthOf = (text: string) => text.length + 5 * (text.split(" ").length - 1);
    const lines = breakLines(["aa bb cc dd"], 10, widthOf).map(({ text }) => text);
    expect(lines).toEqual(["aa bb", "cc dd"]);
  });

  it("stands in a Word document as what it is, for a word processor to shape", async () => {
    const xml = await wordOf({ name: "محمد علي", text: "محمد يقرأ جيداً.\n\nHe (محمد) reads." });
    expect(xml).toContain("<w:bidi/>");
    expect(xml.match(/<w:bidi\/>/gu)).toHaveLength(1);
    expect(xml).toMatch(/<w:rtl\/><\/w:rPr><w:t [^>]*>محمد علي</u);
  });
});

describe("characters that come from a copied PDF", () => {
  it("make no Word document unreadable, and are no letters that a PDF lacks", async () => {
    const given = {
      name: "Ada\u0002 Byron",
      text: "Hard\u0002-\u0001work\u{FFFF}ing \uD800child.",
    };
    const xml = await wordOf(given);
    expect(xmlText(xml)).toBe(xml);
    const { text, incomplete } = await pdfOf(given);
    expect(text).toContain("Hard-working child.");
    expect(incomplete).toEqual([]);
  });
});
