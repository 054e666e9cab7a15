import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Niamh O’Donnell", "NO"],
  ["Maximilian van der Featherstonehaugh", "MF"],
  ["éloïse", "É"],
  ["(Bob) Smith", "BS"],
  ["  ", ""],
])("%j has the initials %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
