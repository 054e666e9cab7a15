import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";
import { tokenise } from "./tokens.ts";

const keys = (text: string) => tokenise(text).map(({ key }) => key);
const openers = (text: string) =>
  tokenise(text)
    .filter(({ opens }) => opens)
    .map(({ key }) => key);

describe("a folded word", () => {
  it.each([
    ["Zoë", "zoe"],
    ["NÚÑEZ", "nunez"],
    ["Straße", "strasse"],
    ["Æthel", "aethel"],
    ["œuvre", "oeuvre"],
    ["Łukasz", "lukasz"],
    ["Søren", "soren"],
    ["Đặng", "dang"],
    ["Guðrún", "gudrun"],
    ["Þóra", "thora"],
    ["Yıldız", "yildiz"],
    ["O’Neill", "o'neill"],
    ["O‘Neill", "o'neill"],
    ["OʼNeill", "o'neill"],
    ["O`Neill", "o'neill"],
    ["Anne‐Marie", "anne-marie"],
    ["Anne–Marie", "anne-marie"],
    [" Zoe ", "zoe"],
    ["ﬁona", "fiona"],
  ])("%s is %s", (word, folded) => {
    expect(fold(word)).toBe(folded);
  });
});

describe("the words of a text", () => {
  it("are separated by everything but apostrophes", () => {
    expect(keys("Anne-Marie isn't here, O’Neill is.")).toEqual([
      "anne",
      "marie",
      "isnt",
      "here",
      "oneill",
      "is",
    ]);
    expect(keys("'quoted' 12 words")).toEqual(["quoted", "words"]);
    expect(keys("")).toEqual([]);
    expect(keys("12 %")).toEqual([]);
  });

  it("know where they stand and what is before them", () => {
    expect(tokenise("To Zoë, with")).toMatchObject([
      { start: 0, end: 2, gap: "" },
      { start: 3, end: 6, gap: " " },
      { start: 8, end: 12, gap: ", " },
    ]);
  });

  it("lose a possessive s and say so", () => {
    expect(tokenise("Ben's")).toMatchObject([{ key: "ben", possessive: true, start: 0, end: 3 }]);
    expect(tokenise("Ben’S book")).toMatchObject([
      { key: "ben", possessive: true },
      { key: "book", possessive: false, gap: " " },
    ]);
    expect(tokenise("Bens James' it'll")).toMatchObject([
      { key: "bens", possessive: false },
      { key: "james", possessive: false },
      { key: "itll", possessive: false },
    ]);
    expect(tokenise("a's")).toMatchObject([{ key: "a", possessive: true }]);
    expect(tokenise("Ben'sons")).toMatchObject([{ key: "bensons", possessive: false }]);
  });

  it.each([
    ["ben", "lower"],
    ["Ben", "capital"],
    ["McBen", "capital"],
    ["iPad", "lower"],
    ["BEN", "upper"],
    ["O'NEILL", "upper"],
    ["I", "capital"],
    ["Élan", "capital"],
  ])("%s is written %s", (word, shape) => {
    expect(tokenise(word)).toMatchObject([{ shape }]);
  });

  it("tell nothing by their capitals where the whole text is in capitals", () => {
    expect(tokenise("WORKS WELL WITH BEN").map(({ shape }) => shape)).toEqual([
      "lower",
      "lower",
      "lower",
      "lower",
    ]);
    // Twelve capitals may be an abbreviation or two; more of them with enough small letters are emphasis.
    expect(tokenise("ABCDEF GHIJKL")[0]).toMatchObject({ shape: "upper" });
    expect(tokenise("ABCDEF GHIJKLM")[0]).toMatchObject({ shape: "lower" });
    expect(tokenise("ABCDEF GHIJKLMN abcdefg")[0]).toMatchObject({ shape: "upper" });
    expect(tokenise("ABCDEF GHIJKLMN abcdef")[0]).toMatchObject({ shape: "lower" });
    expect(tokenise("Works WELL WITH BEN AND I")[0]).toMatchObject({ shape: "capital" });
  });
});

describe("a word that opens a sentence", () => {
  it.each([
    ["the first", "works well", ["works"]],
    ["after a full stop", "Good. Works", ["good", "works"]],
    ["after other marks", "a! b? c: d; e", ["a", "b", "c", "d", "e"]],
    ["after a line break or a bullet", "a\nb • c | d", ["a", "b", "c", "d"]],
    [
      "after a quotation mark or a bracket",
      'so “Ben, (Zoe) [x] {y} <z> "q',
      ["so", "ben", "zoe", "x", "y", "z", "q"],
    ],
    ["after an equals sign", "a = b", ["a", "b"]],
    ["after a dash with spaces", "good - works – a — b * c", ["good", "works", "a", "b", "c"]],
    ["after a dash at the beginning", "- works well", ["works"]],
    ["but none after a comma", "good, works", ["good"]],
    ["nor after a title", "Mr. Smith, Mrs. Smith, Ms. Smith, Dr. No, Prof. X, St. Ives", ["mr"]],
    ["nor after an initial", "J. Smith J.Smith", ["j"]],
    ["yet after two spaces or more marks", "J.  Smith Dr... Who", ["j", "smith", "who"]],
    [
      "and after words that only end like a title",
      "the first. Then in a lost. Then",
      ["the", "then", "then"],
    ],
  ])("is %s", (_, text, expected) => {
    expect(openers(text)).toEqual(expected);
  });
});
