import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextName } from "./next-name.ts";

/** 9B and 09B are one name in two spellings. */
const plain = (name: string) => name.replace(/^(?<word>\D*)0(?=\d)/u, "$<word>");

describe("a name a year later", () => {
  it.each([
    ["9B", 9, "10B"],
    ["9RJK", 9, "10RJK"],
    ["Y9 Oak", 9, "Y10 Oak"],
    ["Year 9 Oak", 9, "Year 10 Oak"],
    ["yr9-A", 9, "yr10-A"],
    ["9x/En2", 9, "10x/En2"],
    ["09B", 9, "10B"],
    ["07B", 7, "08B"],
    ["9/1", 9, "10/1"],
    ["11A1", 11, "12A1"],
    ["9", 9, "10"],
    ["Maths 9A", 9, "Maths 10A"],
    ["English Year 9", 9, "English Year 10"],
    ["Art Y9 set 2", 9, "Art Y10 set 2"],
    ["Ma/09x/2", 9, "Ma/10x/2"],
  ])("%s of Year %i is %s", (name, year, next) => {
    expect(nextName(name, year)).toBe(next);
  });

  it.each([
    ["10B", 9],
    ["Oak", 9],
    ["En9/2", 9],
    ["Set 9", 9],
    ["90A", 9],
    ["Yellow 9", 9],
    ["9/10 Art", 9],
    ["Art 9A/10A", 9],
    ["9A/10A Art", 9],
    ["Y9/Y10 Art", 9],
    ["Maths Set 9b", 9],
    ["Art Y9/10", 9],
    ["Maths 10A", 9],
    ["10-9 Art", 10],
    ["9 & 10 Music", 9],
    ["", 9],
  ])("%s of Year %i stays", (name, year) => {
    expect(nextName(name, year)).toBeNull();
  });

  it("changes the one number and nothing else, and never makes two names one", () => {
    const year = fc.integer({ min: 7, max: 12 });
    const name = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc
        .tuple(fc.constantFrom("", "Y", "Year ", "yr"), year, fc.string({ maxLength: 8 }))
        .map(([word, number, rest]) => `${word}${number}${rest}`),
    );
    fc.assert(
      fc.property(name, name, year, (one, other, of) => {
        const next = nextName(one, of);
        if (next === null) return;
        expect(plain(next.replace(String(of + 1), String(of)))).toBe(plain(one));
        if (nextName(other, of) === next) expect(plain(other)).toBe(plain(one));
      }),
    );
  });
});
