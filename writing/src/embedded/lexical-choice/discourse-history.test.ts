import { describe, expect, it } from "vitest";
import { bigramsOf, historyOf } from "./discourse-history.ts";

const alike = (one: string, other: string) =>
  expect(bigramsOf(one), `${one} / ${other}`).toEqual(bigramsOf(other));

describe("the pairs of words of a text", () => {
  it("are one fewer than its words", () => {
    expect(bigramsOf("")).toEqual([]);
    expect(bigramsOf("word")).toEqual([]);
    expect(bigramsOf("two words")).toHaveLength(1);
    expect(bigramsOf("there are four words")).toHaveLength(3);
    expect(bigramsOf("two words.")).toHaveLength(1);
    expect(bigramsOf("  two ... words  ")).toHaveLength(1);
  });

  it("are whole numbers from 0 upwards", () => {
    for (const bigram of bigramsOf(
      "Each of these pairs of words becomes a number, never below nothing.",
    )) {
      expect(Number.isInteger(bigram)).toBe(true);
      expect(bigram).toBeGreaterThanOrEqual(0);
    }
  });

  it("do not depend on capitals, marks and spaces", () => {
    alike("Reads a book", "reads,  A BOOK!");
    alike("reads a-z", "READS A-Z");
  });

  it("do not depend on whom a text is about", () => {
    for (const word of [
      "he",
      "she",
      "him",
      "her",
      "them",
      "his",
      "their",
      "hers",
      "theirs",
      "you",
      "your",
    ]) {
      alike(`with ${word} here`, "with they here");
    }
    for (const word of ["is", "are", "was", "were"]) alike(`it ${word} here`, "it be here");
    alike("it has it", "it have it");
    alike("it does it", "it do it");
    alike("by himself", "by themselves");
    alike("by herself", "by themselves");
  });

  it("depend on every letter, digit, apostrophe and hyphen, and on the order", () => {
    const texts = [
      "read a book",
      "read a boot",
      "a read book",
      "read 1 book",
      "read 2 book",
      "read a-book",
      "read a book's",
      "read é book",
      "read z book",
      "read 0 book",
      "read 9 book",
    ];
    const seen = new Set(texts.map((text) => bigramsOf(text).join()));
    expect(seen.size).toBe(texts.length);
  });

  it("take no other mark into a word", () => {
    for (const mark of ["@", "[", "`", "{", "/", ":", "&", "(", ",", ".", "\u00BF"]) {
      alike(`read${mark}book`, "read book");
    }
  });
});

describe("what a class has been told", () => {
  const history = historyOf([
    "Amara reads a new book each week. She should practise every day!",
    "Could he try it again? Ben’s homework tries us. The classes ask more.",
  ]);

  it.each([
    "reads a new book each week.",
    "Amara reads a new book each week.",
    "They reads a new book each week",
    "They read a new book each week",
    "He should practise every day",
    "They should practise every day.",
    "You should practise every day.",
    "Could she try it again?",
    "Their homework try us.",
  ])("has “%s”", (sentence) => {
    expect(history.hasSaid(sentence)).toBe(true);
  });

  it.each([
    "They read a new book each day.",
    "They read a book each week.",
    "They should not practise every day.",
    "They could try it.",
    "Amara reads a new book each week. She should practise every day!",
    "A new book each week they read.",
  ])("has not “%s”", (sentence) => {
    expect(history.hasSaid(sentence)).toBe(false);
  });

  it("counts a name at the head of a sentence both as a name and as a word", () => {
    const about = historyOf(["Reading helps most of all. William, who reads, helps."]);
    expect(about.hasSaid("Reading helps most of all.")).toBe(true);
    expect(about.hasSaid("They helps most of all.")).toBe(true);
    expect(about.hasSaid("They, who read, help.")).toBe(true);
  });

  it("takes a capital inside a sentence for a name, whoever's it is", () => {
    const about = historyOf(["It is good to see Amara work."]);
    expect(about.hasSaid("It is good to see Ben work.")).toBe(true);
    expect(about.hasSaid("It is good to see them work.")).toBe(true);
    expect(about.hasSaid("It is good to see work.")).toBe(true);
    expect(about.hasSaid("It is good to see steady work.")).toBe(false);
  });

  it("takes no notice of how a verb or a noun ends", () => {
    const about = historyOf([
      "The pupil watches it. The pupil tries it. The pupil helps it. The pupil's books matter.",
    ]);
    for (const sentence of [
      "The pupils watch it.",
      "The pupil try it.",
      "The pupil help it.",
      "The pupil book matter.",
    ]) {
      expect(about.hasSaid(sentence), sentence).toBe(true);
    }
    expect(about.hasSaid("The pupil watched it.")).toBe(false);
    expect(about.hasSaid("The pupil helper it.")).toBe(false);
  });

  it("splits sentences at their closing marks only", () => {
    const about = historyOf(["They add 3.5 to it. They stop"]);
    expect(about.hasSaid("They add 3.5 to it.")).toBe(true);
    expect(about.hasSaid("They stop")).toBe(true);
    expect(about.hasSaid("They add 3")).toBe(false);
  });
});

describe("how familiar words are", () => {
  const history = () => historyOf(["They read a new book."]);

  it("goes from nothing to all of them", () => {
    expect(history().familiarity(bigramsOf("They read a new book"))).toBe(1);
    expect(history().familiarity(bigramsOf("Something else is written here"))).toBe(0);
    expect(history().familiarity(bigramsOf("They read a new page"))).toBe(0.75);
    expect(history().familiarity([])).toBe(0);
  });

  it("grows with what this report says, which is no classmate's sentence", () => {
    const own = history();
    own.add(bigramsOf("Something else is written here"));
    expect(own.familiarity(bigramsOf("Something else is written here"))).toBe(1);
    expect(own.hasSaid("Something else is written here")).toBe(false);
    expect(history().familiarity(bigramsOf("Something else is written here"))).toBe(0);
  });
});

describe("a class that is written about one by one", () => {
  it("is remembered as far as it has come, and not further", () => {
    const first = ["They read.", "They write."];
    expect(historyOf(first).hasSaid("They write.")).toBe(true);
    expect(historyOf([...first, "They sing."]).hasSaid("They sing.")).toBe(true);
    expect(historyOf([...first, "They sing.", "They count."]).hasSaid("They read.")).toBe(true);
    expect(historyOf([...first, "They draw."]).hasSaid("They sing.")).toBe(false);
    expect(historyOf(["They write."]).hasSaid("They read.")).toBe(false);
    expect(historyOf([]).hasSaid("They read.")).toBe(false);
    expect(historyOf([]).familiarity(bigramsOf("They read"))).toBe(0);
  });

  it("is kept apart from other classes, however many there are", () => {
    const classes = Array.from({ length: 12 }, (_, at) => [`They like number ${at} best.`]);
    for (const texts of [...classes, ...classes]) {
      const history = historyOf(texts);
      for (const [other] of classes) {
        expect(history.hasSaid(other ?? "")).toBe(other === texts[0]);
      }
    }
  });

  it("is told apart from a class whose first text is another of the same length", () => {
    expect(historyOf(["They like it.", "They sing."]).hasSaid("They like it.")).toBe(true);
    expect(historyOf(["They hate it.", "They sing."]).hasSaid("They like it.")).toBe(false);
  });
});
