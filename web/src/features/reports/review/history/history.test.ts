import { expect, test } from "vitest";
import { earlierTexts } from "./history.ts";

const version = (number: number, report_content: string, made_by: "writer" | "teacher") => ({
  version: number,
  report_content,
  made_by,
  created_at: `2026-11-21T10:0${number}:00.000Z`,
});

const earlier = (id: number, report_content: string, given = {}) => ({
  id,
  report_content,
  updated_at: "2026-11-20T10:00:00.000Z",
  standing: false,
  was_kept: false,
  ...given,
});

test("lists a report's own versions before the texts it replaced, without the present one", () => {
  const texts = earlierTexts(
    { report_content: "Now." },
    [
      version(3, "Edited.", "teacher"),
      version(2, "Now.", "teacher"),
      version(1, "First.", "writer"),
    ],
    [earlier(7, "Long ago.")],
  );
  expect(texts.map(({ key, label, maker, text }) => [key, label, maker, text])).toEqual([
    ["version-3", "Version 3", "Edited by you", "Edited."],
    ["version-1", "Version 1", "As written", "First."],
    ["report-7", "Earlier text", "Written before", "Long ago."],
  ]);
});

test("marks what was kept once, and leaves out what stands beside the present text", () => {
  const texts = earlierTexts(
    { report_content: "Now." },
    [],
    [
      earlier(9, "Beside it.", { standing: true }),
      earlier(8, "Was kept.", { was_kept: true }),
      earlier(7, "Long ago."),
    ],
  );
  expect(texts.map(({ label, maker, kept }) => [label, maker, kept])).toEqual([
    ["Kept before", "Was the kept report", 8],
    ["Earlier text", "Written before", null],
  ]);
});
