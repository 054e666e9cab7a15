import { describe, expect, it } from "vitest";
import { isCommonWord, isEnglish, isKnownName, isTypo, isWordToo, oneLetterAway } from "./words.ts";

describe("what a word is", () => {
  it("everyday English, the language of schools, or rarer English", () => {
    expect(isCommonWord("table")).toBe(true);
    expect(isCommonWord("colour")).toBe(true);
    expect(isCommonWord("powerpoint")).toBe(true);
    expect(isCommonWord("zarquon")).toBe(false);
    expect(isEnglish("table")).toBe(true);
    expect(isEnglish("abeyance")).toBe(true);
    expect(isCommonWord("abeyance")).toBe(false);
    expect(isEnglish("zarquon")).toBe(false);
  });

  it("a name that many people have, first or last", () => {
    expect(isKnownName("amara")).toBe(true);
    expect(isKnownName("smith")).toBe(true);
    expect(isKnownName("table")).toBe(false);
  });

  it.each([
    ["will", "first", true],
    ["grace", "first", true],
    ["newton", "last", true],
    ["french", "last", true],
    ["amara", "first", false],
    ["jack", "first", false],
    ["patel", "last", false],
    ["table", "last", true],
    ["zarquon", "last", false],
  ] as const)("%s as a %s name is a word too: %s", (name, part, is) => {
    expect(isWordToo(name, part)).toBe(is);
  });
});

describe("slips of the finger", () => {
  it("are one letter away", () => {
    const near = [...oneLetterAway("ab")];
    for (const word of ["b", "a", "ba", "xab", "axb", "abx", "xb", "ax"])
      expect(near).toContain(word);
    for (const word of ["xaby", "", "xy", "abc "]) expect(near).not.toContain(word);
    expect(near.every((word) => word.length > 0 && word.length < 4)).toBe(true);
    expect([...oneLetterAway("abc")]).toContain("acb");
    expect([...oneLetterAway("")]).toHaveLength(26);
  });

  it.each([
    ["beleive", true],
    ["tabel", true],
    ["xqzvk", false],
    ["tabl", false],
    ["amara", false],
    ["zzzzzzzzzzzzzzzzzzzzzzzzz", false],
  ])("%s looks like a word: %s", (word, is) => {
    expect(isTypo(word)).toBe(is);
  });
});
