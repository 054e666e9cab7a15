import { xmlText } from "@reportair/contract/xml-text.ts";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { asDocx } from "./as-docx.ts";

test("a report with characters from a copied PDF makes a document that a word processor opens", async () => {
  const report = {
    student_name: "Ada\u0001 Byron",
    classroom: { name: "9X\u0002" },
    year: 9,
    period: "Autumn term 2026",
    report_content: "Hard\u0002-working.\n\nShe reads.\u0003",
    word_count: 3,
    char_count: 26,
  };
  const made = {
    at: new Date("2026-11-26T11:30:00.000Z"),
    by: "Tess\u0001 Teacher",
    school: "Oakfield Academy",
    periods: ["Autumn term 2026"],
  };
  const blob = await asDocx([report], made);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  for (const [path, bytes] of Object.entries(files)) {
    const xml = strFromU8(bytes);
    if (path.endsWith(".xml")) expect(xmlText(xml)).toBe(xml);
  }
  expect(strFromU8(files["word/document.xml"] ?? new Uint8Array())).toContain("Hard-working.");
});
