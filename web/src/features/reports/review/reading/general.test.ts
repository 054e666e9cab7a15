import type { ReportSentence } from "@reportair/contract/features/reports.ts";
import { expect, test } from "vitest";
import { isGeneral, shareAbout, withoutGeneral } from "./general.ts";

const own: ReportSentence = { text: "Rhys plans his essays.", sources: ["level"] };
const advice: ReportSentence = { text: "Reading aloud helps.", sources: ["general"] };
const mixed: ReportSentence = { text: "He reads at home.", sources: ["general", "teacher"] };

test("a sentence is general where it has no other source", () => {
  expect([own, advice, mixed].map(isGeneral)).toEqual([false, true, false]);
});

test("the share counts words, and is whole only where everything is about the pupil", () => {
  expect(shareAbout([own, advice])).toBe(57);
  expect(shareAbout([own, mixed])).toBe(100);
  expect(shareAbout([advice])).toBe(0);
  expect(
    shareAbout([
      { ...own, text: "word ".repeat(999) },
      { ...advice, text: "Read." },
    ]),
  ).toBe(99);
  expect(shareAbout([])).toBeNull();
});

test("without the general sentences the text has its paragraphs still, and no double spaces", () => {
  const all = [own, advice, mixed];
  const paragraphs = `${own.text} ${advice.text}\n\n${mixed.text}`;
  expect(withoutGeneral(paragraphs, all)).toBe(`${own.text}\n\n${mixed.text}`);
  const first = [advice, own, mixed];
  expect(withoutGeneral(`${advice.text} ${own.text} ${mixed.text}`, first)).toBe(
    `${own.text} ${mixed.text}`,
  );
  expect(withoutGeneral(`${own.text}\n\n${advice.text}`, [own, advice])).toBe(own.text);
  expect(withoutGeneral(`${own.text}\n\n${advice.text} ${mixed.text}`, all)).toBe(
    `${own.text}\n\n${mixed.text}`,
  );
  expect(withoutGeneral(advice.text, [advice])).toBe("");
});
