import { describe, expect, it } from "vitest";
import { proofread } from "./proofread.ts";
import { AMARA, foundIn, WILL } from "./testing.ts";

describe("what goes against a tick", () => {
  it.each([
    "She is always late.",
    "She rarely contributes to discussions.",
    "Homework is often incomplete.",
    "Her behaviour in class is poor.",
    "Her work is below the expected standard.",
  ])("is seen in “%s”", (text) => {
    expect(foundIn(text)).toHaveLength(1);
    expect(foundIn(text)[0]).toMatch(/^contradiction: /u);
  });

  it.each([
    "She is never late.",
    "She is rarely late.",
    "She should always arrive on time.",
    "She must not be late.",
    "Her aim is to contribute more often.",
    "She used to be late.",
    "The whole class is often late.",
    "Her essay on the late Victorians was good.",
    "She had been late to lessons at the start of the year, but is no longer.",
    "I hope that she will join in more often.",
  ])("is not claimed in “%s”", (text) => expect(foundIn(text)).toEqual([]));

  it("is told by what is ticked, and not where nothing is", () => {
    expect(foundIn("He is always on time.", WILL)).toEqual(["contradiction: He is always on time"]);
    expect(foundIn("Will never completes homework.", WILL)).toHaveLength(1);
    expect(foundIn("His behaviour is poor.", WILL)).toEqual([]);
  });
});

describe("what is left over from a template", () => {
  it("is seen where a mark is missing, and not in the genes", () => {
    expect(foundIn("Amara got XX in the test.")).toEqual(["placeholder: XX"]);
    expect(foundIn("She can tell XX from XY.")).toEqual([]);
  });

  it.each(["[Name]", "{PUPIL}", "XXX", "NAME", "he/she", "<name>", "____", "[add grade]"])(
    "is seen: %s",
    (left) => expect(foundIn(`Her tutor and ${left} will meet.`)).toEqual([`placeholder: ${left}`]),
  );
  it.each([
    "She can list the set {2, 4, 6}.",
    "The line reads “I am [sic] here”.",
    "She knows that x < 3 and y > 2.",
    "Amara got a grade A in the GCSE mock.",
    "She cried out […] in the poem.",
  ])("is not “%s”", (text) => expect(foundIn(text)).toEqual([]));
});

describe("contact details", () => {
  it.each(["07700 900123", "a.khan@school.org", "www.example.com", "LS6 2QT", "22 Station Road"])(
    "are seen: %s",
    (where) => expect(foundIn(`Write to us at ${where}.`)).toEqual([`contact: ${where}`]),
  );
  it("are not a mark, a date or a year", () => {
    expect(foundIn("She scored 14 out of 20 on 12 May 2026, which is 70%.")).toEqual([]);
  });
});

describe("words", () => {
  it.each([
    ["She reads the the book.", "the the"],
    ["Amara is a a reader.", "a a"],
    ["She relies on on her notes.", "on on"],
    ["She has learned to to plan.", "to to"],
    ["She handed in in all of her essays.", "in in"],
  ])("that stand twice are seen in “%s”", (text, words) =>
    expect(foundIn(text)).toEqual([`repetition: ${words}`]),
  );
  it.each([
    "She had had little practice.",
    "She says that that is all.",
    "She likes to join in in lessons.",
    "The director gave her her cue.",
  ])("that have to stand twice are let be in “%s”", (text) => expect(foundIn(text)).toEqual([]));
  it("that stand twice are let be where the first is the pupil's name", () => {
    expect(foundIn("Will will revise.", WILL)).toEqual([]);
  });

  it.each([
    ["Her favorite color is blue.", ["favourite", "colour"]],
    ["She should practice more.", ["practise"]],
    ["She organizes and analyzes well.", ["organises", "analyses"]],
  ])("spelt as in America have the British spelling beside them in “%s”", (text, british) => {
    const found = proofread({ ...AMARA, text });
    expect(found.map(({ kind, suggestion }) => [kind, suggestion])).toEqual(
      british.map((word) => ["spelling", word]),
    );
  });
  it.each([
    "The size of the prize was a surprise.",
    "Piano practice helps.",
    "She studied Pearl Harbor.",
    "The author is a visitor to the minor doctor.",
  ])("that are British are let be in “%s”", (text) => expect(foundIn(text)).toEqual([]));
});

describe("a tick in natural words", () => {
  it.each([
    ["Amara regularly misses the start of the lesson.", AMARA],
    ["She lets others do the talking in class discussions.", AMARA],
    ["Several pieces of homework are still outstanding.", AMARA],
    ["Will is at the heart of every discussion.", WILL],
    ["Will has completed every piece of homework.", WILL],
  ])("is contradicted by “%s”", (text, about) => {
    expect(foundIn(text, about)).toEqual([`contradiction: ${text.slice(0, -1)}`]);
  });
  it.each([
    ["She missed the start of one lesson for an orchestra rehearsal.", AMARA],
    ["Good behaviour and a prompt start would let her show more.", AMARA],
    ["Her outstanding homework on genetics was displayed.", AMARA],
    ["Will is often thoughtful in discussion, and occasionally he offers an idea.", WILL],
    ["Completing every piece of homework would make a great difference.", WILL],
    ["When he is on time, he settles quickly.", WILL],
  ])("is not contradicted by “%s”", (text, about) => expect(foundIn(text, about)).toEqual([]));
});

describe("what has a capital letter", () => {
  it.each([
    ["Her french vocabulary grew.", "french", "French"],
    ["She starts on monday.", "monday", "Monday"],
    ["She speaks polish at home.", "polish", "Polish"],
    ["The deadline is 12 may.", "may", "May"],
    ["She and i have met.", "i", "I"],
  ])("is seen in “%s”", (text, words, suggestion) => {
    const [found] = proofread({ ...AMARA, text });
    expect(found).toMatchObject({ kind: "unfinished", suggestion });
    expect(text.slice(found?.from, found?.to)).toBe(words);
  });
  it.each([
    "She may march in the procession.",
    "She adds polish to her august style.",
    "She cooked french fries and a danish pastry.",
    "She knows that i squared is minus one.",
    "She counts with for i in range(10) in her program.",
  ])("is nothing in “%s”", (text) => expect(foundIn(text)).toEqual([]));
});

describe("mathematics and code", () => {
  it.each([
    "She works over the interval [0, 1].",
    "She writes sets such as {x : x > 2}.",
    "She uses decorators such as @property.",
    "Her page opens with <html> and <body>.",
    "She knows what __init__ does in a class.",
    "She prints items[index] in her loop.",
  ])("leave nothing over in “%s”", (text) => expect(foundIn(text)).toEqual([]));
  it.each([
    ["[Name] writes good code.", "[Name]"],
    ["She got [x] marks for her function.", "[x]"],
    ["Name: Amara works hard.", "Name:"],
  ])("are not what is left over in “%s”", (text, left) =>
    expect(foundIn(text)).toEqual([`placeholder: ${left}`]),
  );
});

describe("a sentence", () => {
  it.each([
    ["she reads well.", "she", "She"],
    ["I think that amara reads well.", "amara", "Amara"],
    ["Amara reads well", "well", "well."],
  ])("that is not whole is seen in “%s”", (text, words, suggestion) => {
    const [found] = proofread({ ...AMARA, text });
    expect(found).toMatchObject({ kind: "unfinished", suggestion });
    expect(text.slice(found?.from, found?.to)).toBe(words);
  });
  it("that ends in a joining word is not whole", () => {
    expect(foundIn("Amara plans her essays well and")).toEqual(["unfinished: and"]);
  });
  it("stands there twice after a paste", () => {
    expect(foundIn("Amara speaks clearly. She reads well. Amara speaks clearly.")).toEqual([
      "repetition: Amara speaks clearly.",
    ]);
  });
  it("is none in a heading, and whole after an abbreviation", () => {
    expect(foundIn("English report\n\nAmara reads, e.g. poems, at 3 p.m. in the library.")).toEqual(
      [],
    );
  });
});
