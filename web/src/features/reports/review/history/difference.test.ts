import { expect, test } from "vitest";
import { isReadable, wordDifference, type DifferencePart } from "./difference.ts";

const then = "Niamh is working well. She is always on time, and her behaviour is excellent.";
const now = "Niamh is working steadily. She is always on time, and behaves very well.";

const joined = (parts: readonly DifferencePart[], without: "then" | "now") =>
  parts
    .filter((part) => part.side !== without)
    .map((part) => part.text)
    .join("");

test("marks the words that only one text has", async () => {
  const parts = await wordDifference(then, now);
  expect(joined(parts, "then")).toBe(now);
  expect(joined(parts, "now")).toBe(then);
  expect(parts.filter((part) => part.side === "then").map((part) => part.text.trim())).toContain(
    "well",
  );
  expect(isReadable(parts)).toBe(true);
});

test("two texts with little in common are not marked word by word", async () => {
  expect(isReadable(await wordDifference(then, "Quite another text of this pupil."))).toBe(false);
  expect(isReadable(await wordDifference("", ""))).toBe(true);
});
