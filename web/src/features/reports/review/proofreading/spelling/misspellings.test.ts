import { readFileSync } from "node:fs";
import nspell from "nspell";
import { describe, expect, test } from "vitest";
import { dictionaryFiles } from "../../../../../../build/dictionary.ts";
import { misspellings } from "./misspellings.ts";
import { knownWords } from "./words-to-check.ts";

const folder = dictionaryFiles[0]?.replacement ?? "";
const dictionary = nspell({
  aff: readFileSync(`${folder}index.aff`, "utf8"),
  dic: readFileSync(`${folder}index.dic`, "utf8"),
});
const marked = (text: string, known: readonly string[] = []) =>
  misspellings(text, knownWords(known), dictionary).map(({ words }) => words);

describe("the spelling helper", () => {
  test("marks a word that is spelt wrong, where it stands, with at most three that are right", () => {
    const text = "Amara is definately keen, and she will recieve a prize.";
    const found = misspellings(text, new Set(), dictionary);
    expect(found.map(({ from, to }) => text.slice(from, to))).toEqual(["definately", "recieve"]);
    expect(found[0]?.changes).toEqual(["definitely"]);
    expect(found[1]?.changes[0]).toBe("receive");
    for (const { changes } of found) expect(changes.length).toBeLessThan(4);
  });

  test("keeps the capital letter with which a sentence begins", () => {
    expect(misspellings("Definately her best.", new Set(), dictionary)[0]?.changes).toEqual([
      "Definitely",
    ]);
  });

  test("writes British English", () => {
    expect(marked("She organises her favourite colours and practises her theatre lines.")).toEqual(
      [],
    );
    expect(marked("Her favorite color.")).toEqual(["favorite", "color"]);
  });

  test.each([
    ["a name within a sentence", "She enjoys Tchaikovsky and Malala’s speeches."],
    ["a name that begins one", "Tomek tries hard. Zainab’s work is neat."],
    ["an abbreviation", "Her GCSEs and her BTEC went well, and the pH was 7."],
    ["what has digits", "She swam 100m and read p12 of the 3rd book."],
    ["a link or an address", "See www.bbcbitesize.co.uk or hwk@school.org."],
    ["a contraction with either apostrophe", "She doesn't stop, and isn’t tired."],
    ["a possessive", "Her partner’s plan and the pupils' posters."],
  ])("lets %s be", (_, text) => expect(marked(text)).toEqual([]));

  test("takes for right what the teacher's own notes have, the pupil's name and the subject", () => {
    const text = "The kwijibo and tomek are fine.";
    expect(marked(text)).toEqual(["kwijibo", "tomek"]);
    expect(marked(text, ["Good kwijibo work", "Tomek Zielinski"])).toEqual([]);
  });

  test("is not held up by a text in another language", () => {
    const start = process.threadCpuUsage();
    const other = Array.from(
      { length: 3000 },
      (_, at) => `x${"qzvwkjhg"[at % 8]}${at.toString(36).replaceAll(/\d/gu, "q")}`,
    );
    expect(marked(other.join(" ")).length).toBe(30);
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(4000);
  });
});
