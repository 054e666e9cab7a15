import { expect, test } from "vitest";
import { fileName, madeBy, madeWords } from "./made.ts";

const ME = { first_name: "Tess", last_name: "O’Teacher", institution: { id: 1, name: "Oakfield" } };
const AT = new Date("2026-07-01T22:30:00Z");

test("a file says when, by whom and from which period it was made, in its name and in words", () => {
  const made = madeBy(ME, [{ period: "Summer term 2026" }, { period: "Summer term 2026" }], AT);
  expect(fileName("11A/El1", made, "csv")).toBe(
    "11A-El1-Summer-term-2026-Tess-O-Teacher-2026-07-01.csv",
  );
  expect(madeWords(made)).toMatch(
    /^Made in \S+ on 01 Jul 2026 at \d\d:30 by Tess O’Teacher, Oakfield\. Reporting period: Summer term 2026\.$/u,
  );
});

test("of several periods the words have each, and the name none", () => {
  const made = madeBy(ME, [{ period: "Autumn" }, { period: "Spring" }], AT);
  expect(fileName("my-reports", made, "docx")).toBe("my-reports-Tess-O-Teacher-2026-07-01.docx");
  expect(madeWords(made)).toContain("Reporting period: Autumn, Spring.");
});

test("a name is no path, and not too long for one", () => {
  const made = madeBy({ ...ME, last_name: "x".repeat(200) }, [{ period: "../.." }], AT);
  const name = fileName("C:\\con", made, "csv");
  expect(name).toMatch(/^[\p{L}\p{N}-]+\.csv$/u);
  expect(name.length).toBeLessThan(120);
});
