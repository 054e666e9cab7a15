import { describe, expect, it } from "vitest";
import { isOneLetterOff, nearWords, oneLetterLeftOut } from "./near.ts";

describe("a word with a letter left out", () => {
  it("is each of the words that are one letter shorter", () => {
    expect(oneLetterLeftOut("abc")).toEqual(["bc", "ac", "ab"]);
    expect(oneLetterLeftOut("a")).toEqual([""]);
    expect(oneLetterLeftOut("")).toEqual([]);
  });
});

describe("a slip of one letter", () => {
  it.each([
    ["left out at the end", "amara", "amar"],
    ["left out at the beginning", "amara", "mara"],
    ["left out in the middle", "amara", "amra"],
    ["added at the end", "amara", "amaraa"],
    ["added in the middle", "amara", "ammara"],
    ["changed at the beginning", "amara", "emara"],
    ["changed at the end", "amara", "amare"],
    ["changed in the middle", "amara", "amira"],
    ["swapped in the middle", "amara", "aamra"],
    ["swapped at the end", "amara", "amaar"],
    ["swapped at the beginning", "amara", "maara"],
  ])("%s: %s and %s", (_, one, other) => {
    expect(isOneLetterOff(one, other)).toBe(true);
    expect(isOneLetterOff(other, one)).toBe(true);
  });

  it.each([
    ["no letter is another", "amara", "amara"],
    ["two letters are changed", "amara", "emare"],
    ["two neighbours are changed", "amara", "axxra"],
    ["two letters are left out", "amara", "ara"],
    ["two are swapped, and more is different", "amara", "maarx"],
    ["a neighbour of a swap is changed", "abcd", "bxcd"],
    ["the second of two swapped letters is another", "abcd", "xacd"],
    ["one is left out and one changed", "amara", "amix"],
    ["letters far apart are swapped", "abcd", "dbca"],
    ["neither has a letter", "", ""],
  ])("is none where %s: %s and %s", (_, one, other) => {
    expect(isOneLetterOff(one, other)).toBe(false);
    expect(isOneLetterOff(other, one)).toBe(false);
  });
});

describe("looking up what is near", () => {
  const index = new Map([
    ["amara", ["amara"]],
    ["amra", ["amara", "amira"]],
    ["mara", ["amara", "tmara"]],
    ["aara", ["amara"]],
    ["amira", ["amira"]],
  ]);

  it("finds each word once, and not the word itself", () => {
    expect(nearWords("amra", index)).toEqual(["amara", "amira"]);
    expect(nearWords("amara", index)).toEqual(["tmara", "amira"]);
  });

  it("finds nothing far away", () => {
    expect(nearWords("benjamin", index)).toEqual([]);
    expect(nearWords("amara", new Map())).toEqual([]);
    expect(nearWords("mra", new Map([["mra", ["amara"]]]))).toEqual([]);
  });
});
