import { expect, test } from "vitest";
import { earlierTexts } from "./history.ts";

const version = (number: number, report_content: string, made_by: "writer" | "teacher") => ({
  version: number,
  report_content,
  made_by,
  sentences: [],
  created_at: `2026-11-21T10:0${number}:00.000Z`,
});

test("lists a report's own versions before the texts it replaced, without the present one", () => {
  const texts = earlierTexts(
    { report_content: "Now." },
    [
      version(3, "Edited.", "teacher"),
      version(2, "Now.", "teacher"),
      version(1, "First.", "writer"),
    ],
    [{ id: 7, report_content: "Long ago.", updated_at: "2026-11-20T10:00:00.000Z" }],
  );
  expect(texts.map(({ key, label, maker, text }) => [key, label, maker, text])).toEqual([
    ["version-3", "Version 3", "Edited by you", "Edited."],
    ["version-1", "Version 1", "As written", "First."],
    ["report-7", "Earlier text", "Written before", "Long ago."],
  ]);
});
