import { expect, test } from "vitest";
import { firstCharacters } from "./first-characters.ts";

test("cuts after a hundred characters, and only then", () => {
  const hundred = "a".repeat(100);
  expect(firstCharacters(hundred)).toBe(hundred);
  expect(firstCharacters(`${hundred}b`)).toBe(`${hundred}...`);
});
