import { describe, expect, it } from "vitest";
import { splitDocument } from "./split-document.ts";

const NAMES = "Amara Ben Chloe Dev Ella Finn Gwen Hugo Isla Jude Kofi Lena".split(" ");
const report = (name: string) =>
  `${name} has made a pleasing start to the year. She works with care in lessons, and her homework is always handed in.`;
const more =
  "She should now take part in discussion more often. I look forward to seeing her do so.";
const all = NAMES.map(report);

describe("a document of several reports", () => {
  it.each<[string, string]>([
    ["blank lines", all.join("\n\n")],
    ["lines of Windows", all.join("\r\n\r\n")],
    ["rules", all.join("\n---\n")],
    ["rules of stars with blanks round them", all.join("\n\n* * * * *\n\n")],
    ["pages", all.join("\f")],
    ["numbers", all.map((one, at) => `${at + 1}. ${one}`).join("\n")],
    ["numbered headings", all.map((one, at) => `Report ${at + 1}\n${one}`).join("\n")],
    ["names before them", all.map((one, at) => `${NAMES[at]}:\n${one}`).join("\n\n")],
    ["names in the line", all.map((one, at) => `${NAMES[at]}: ${one}`).join("\n")],
    [
      "full names and classes",
      all.map((one, at) => `${NAMES[at]} Stone (8B)\n\n${one}`).join("\n\n"),
    ],
  ])("is split at %s", (_, document) => expect(splitDocument(document)).toEqual(all));

  it("keeps the paragraphs of a report together where more blank lines stand between reports", () => {
    const long = all.map((one) => `${one}\n\n${more}`);
    expect(splitDocument(long.join("\n\n\n"))).toEqual(long);
  });
  it("keeps paragraphs together that go on about the same pupil", () => {
    const long = all.map((one) => `${one}\n\n${more}`);
    expect(splitDocument(long.join("\n\n"))).toEqual(long);
  });
  it("keeps what is under one heading together", () => {
    const long = all.map((one, at) => `${NAMES[at]} Stone\n${one}\n\n${more}`);
    expect(splitDocument(long.join("\n\n"))).toEqual(all.map((one) => `${one}\n\n${more}`));
  });
  it("gives at most as many as there are slots", () => {
    expect(
      splitDocument([...all, ...all.map((one) => `${one} Well done.`)].join("\n---\n")),
    ).toHaveLength(15);
  });
});

describe("one report", () => {
  it.each<[string, string]>([
    ["nothing", "   "],
    ["in one paragraph", report("Amara")],
    ["in four paragraphs", [report("Amara"), more, report("She"), more].join("\n\n")],
    [
      "about one pupil by name in each paragraph",
      [report("Amara"), report("Amara"), report("Amara")].join("\n\n"),
    ],
    [
      "under headings of its own",
      ["Strengths", "Next Steps", "Homework"]
        .map((one) => `${one}:\n${report("Amara")}`)
        .join("\n\n"),
    ],
    [
      "with a list of targets",
      `${report("Amara")}\n\n1. Read more\n2. Ask questions\n3. Check answers`,
    ],
  ])("%s is left as it is", (_, text) => expect(splitDocument(text)).toBeNull());
  it("so are two, which may as well be two paragraphs", () => {
    expect(splitDocument(all.slice(0, 2).join("\n\n"))).toBeNull();
  });
});
