import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { expect, test } from "vitest";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { rewordEach } from "./reword-each.ts";

const of = (...texts: string[]) =>
  ({ sentences: texts.map((text) => ({ text, sources: [] })) }) as unknown as GeneratedReport;
const texts = (report: GeneratedReport) => report.sentences.map(({ text }) => text);
const noWords = () =>
  new ApiError(503, { detail: "The banks know no other words.", code: "not_written" });

/** A writer who knows other words for some sentences, and fails otherwise. */
const knows =
  (words: Record<string, readonly string[]>, failure = noWords) =>
  async (report: GeneratedReport, at: number) => {
    const found = words[texts(report)[at] ?? ""];
    if (!found) throw failure();
    return of(...texts(report).toSpliced(at, 1, ...found));
  };

test("a sentence without other words does not keep the rest from being reworded", async () => {
  const { report, left } = await rewordEach(
    of("A.", "B.", "C."),
    [1, 2, 3],
    knows({ "A.": ["a."], "C.": ["c."] }),
  );
  expect(texts(report)).toEqual(["a.", "B.", "c."]);
  expect(left).toBe(1);
});

test("the right sentences are reworded where one more or less moves the numbers", async () => {
  const writer = knows({ "A.": ["a.", "More."], "C.": ["c."] });
  const { report, left } = await rewordEach(of("A.", "B.", "C."), [1, 3], writer);
  expect(texts(report)).toEqual(["a.", "More.", "B.", "c."]);
  expect(left).toBe(0);
});

test("what was reworded stays where the writer goes away", async () => {
  const away = () => new ApiError(503, { detail: "Busy.", code: "unavailable" });
  const { report, left } = await rewordEach(
    of("A.", "B.", "C."),
    [1, 2, 3],
    knows({ "A.": ["a."], "C.": ["c."] }, away),
  );
  expect(texts(report)).toEqual(["a.", "B.", "C."]);
  expect(left).toBe(2);
});

test("says why where nothing could be reworded, or the text has changed elsewhere", async () => {
  await expect(rewordEach(of("A."), [1], knows({}))).rejects.toThrow("no other words");
  const stale = () => new ApiError(409, { detail: "Changed.", code: "stale" });
  const writer = knows({ "A.": ["a."] }, stale);
  await expect(rewordEach(of("A.", "B."), [1, 2], writer)).rejects.toThrow("Changed.");
});
