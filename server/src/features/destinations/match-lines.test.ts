import fc from "fast-check";
import { expect, test } from "vitest";
import { matchLines } from "./match-lines.ts";

const member = (id: number, first_name: string, last_name: string, more: object = {}) => ({
  id,
  student_id: `00${id}`,
  first_name,
  last_name,
  preferred_name: null,
  legal_first_name: null,
  legal_last_name: null,
  ...more,
});
const ADA = member(1, "Ada", "Byron");
const SEAN = member(2, "Seán", "O’Brien-Kelly");
const JO = member(3, "Joseph", "Adeyemi", { preferred_name: "Jo" });
const SAM = member(4, "Sam", "Jones");
const ALL = [ADA, SEAN, JO, SAM];

test("names in any order of their parts and any spelling are found, and numbers with or without zeros", () => {
  const { order, found } = matchLines(
    "Jones, Sam\nSEAN OBRIEN KELLY\r\nAdeyemi, Jo (Joseph)\n 1 ",
    ALL,
  );
  expect(order).toEqual([4, 2, 3, 1]);
  expect(found).toEqual({ unknown: [], ambiguous: [], missing: [] });
});

test("a row of the mark sheet may have further cells", () => {
  expect(matchLines("0004\tJones\tSam\t9B\n001\tByron, Ada\t9B", ALL).order).toEqual([4, 1]);
});

test("a heading is no line, and blank lines are none", () => {
  expect(matchLines("Student name\n\nByron Ada\n\n", ALL).order).toEqual([1]);
  expect(matchLines("Adno\tLegal surname\n001\tByron", ALL).order).toEqual([1]);
});

test("a line that is nobody keeps its place, and whoever is not named is told", () => {
  const { order, found } = matchLines("Byron Ada\nNew Pupil\nJones Sam", ALL);
  expect(order).toEqual([1, 0, 4]);
  expect(found).toEqual({
    unknown: ["New Pupil"],
    ambiguous: [],
    missing: ["Seán O’Brien-Kelly", "Joseph Adeyemi"],
  });
});

test("of two who could be meant none is guessed; a number settles it, and the longer name is the better", () => {
  const twin = member(5, "Sam", "Jones");
  const longer = member(6, "Sam", "Jones-Byron");
  expect(matchLines("Jones Sam", [SAM, twin]).found.ambiguous).toEqual(["Jones Sam"]);
  expect(matchLines("5\tJones Sam\n4\tJones Sam", [SAM, twin]).order).toEqual([5, 4]);
  expect(matchLines("Jones-Byron, Sam\nJones, Sam", [SAM, longer]).order).toEqual([6, 4]);
});

test("nobody is named twice", () => {
  expect(matchLines("Byron Ada\nAda Byron", ALL)).toMatchObject({
    order: [1, 0],
    found: { unknown: ["Ada Byron"] },
  });
});

test("whatever is pasted, each pupil has one line at most, and every line has a place", () => {
  const line = fc.oneof(
    fc.constantFrom("Ada Byron", "Byron, Ada", "Jones Sam", "4", "Nobody Else", "", "\t"),
    fc.string({ unit: "grapheme", maxLength: 20 }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const { order, found } = matchLines(lines.join("\n"), ALL);
      const ids = order.filter((id) => id !== 0);
      expect(new Set(ids).size).toBe(ids.length);
      expect(found.missing).toHaveLength(ALL.length - ids.length);
      expect(order.filter((id) => id === 0)).toHaveLength(
        found.unknown.length + found.ambiguous.length,
      );
    }),
  );
});
