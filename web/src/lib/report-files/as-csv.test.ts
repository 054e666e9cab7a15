import Papa from "papaparse";
import { expect, test } from "vitest";
import { asCsv } from "./as-csv.ts";

const report = {
  student_name: "Lucía O'Neil",
  year: 11,
  classroom: { id: 1, name: "11A/El1" },
  period: "Summer term 2026",
  report_content: 'She said "more, please".\n\nA second paragraph.',
  word_count: 7,
  char_count: 45,
};

test("what is written is read again, quotes, commas and lines included", () => {
  const csv = asCsv([report]);
  expect(csv.startsWith("\uFEFF")).toBe(true);
  const { data } = Papa.parse<Record<string, string>>(csv.slice(1), { header: true });
  expect(data).toEqual([
    {
      "Student Name": "Lucía O'Neil",
      Year: "11",
      Class: "11A/El1",
      Period: "Summer term 2026",
      "Word Count": "7",
      "Character Count": "45",
      Report: report.report_content,
    },
  ]);
});

test.each(["=", "+", "-", "@", "\t", "＝"])(
  "no cell begins with %j, also where further lines follow",
  (sign) => {
    const csv = asCsv([
      {
        ...report,
        student_name: `${sign}cmd()`,
        report_content: `${sign}cmd()\n\nA second paragraph.`,
      },
    ]);
    const [row] = Papa.parse<Record<string, string>>(csv.slice(1), { header: true }).data;
    expect(row?.["Student Name"]).toBe(`'${sign}cmd()`);
    expect(row?.Report).toBe(`'${sign}cmd()\n\nA second paragraph.`);
  },
);

test("the author of somebody else's report has a column", () => {
  const [head, row] = asCsv([{ ...report, author_name: "Helen Marsden" }]).split("\r\n");
  expect(head).toContain("Period,Teacher,Word Count");
  expect(row).toContain("Helen Marsden");
});
