import { expect, test } from "vitest";
import { previewOf } from "./preview.ts";

test("a preview is the first characters, with dots only where something is cut off", () => {
  const text = "a".repeat(100);
  expect(previewOf(text, 100)).toBe(text);
  expect(previewOf(`${text}b`, 100)).toBe(`${text}...`);
  expect(previewOf("", 100)).toBe("");
});
