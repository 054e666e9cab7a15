import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, it } from "vitest";
import type { Facts } from "../facts.ts";
import { checkLength } from "./length.ts";
import { checkName } from "./names.ts";
import { checkPlaceholders } from "./placeholders.ts";
import { checkPronouns } from "./pronouns.ts";
import { checkSpelling } from "./spelling.ts";

const FACTS: Facts = {
  student: { first_name: "Zoë", last_name: "Okafor", pronouns: "She/Her", year: 9 },
  subject: "History",
  inputs: EMPTY_INPUTS,
  range: "300-400",
  unit: "words",
  leave_out: [],
};
const about = (student: Partial<Facts["student"]>): Facts => ({
  ...FACTS,
  student: { ...FACTS.student, ...student },
});

describe("length", () => {
  const words = (count: number) => Array<string>(count).fill("word").join(" ");

  it.each([300, 301, 399, 400])("%d words are right for 300 to 400", (count) => {
    expect(checkLength(FACTS, words(count))).toEqual([]);
  });

  it("says how much is too few or too many", () => {
    expect(checkLength(FACTS, words(299))).toEqual([
      { check: "length", message: "The text has 299 words: 1 too few for 300 to 400." },
    ]);
    expect(checkLength(FACTS, words(403))).toEqual([
      { check: "length", message: "The text has 403 words: 3 too many for 300 to 400." },
    ]);
  });

  it("counts characters where they are asked for", () => {
    const facts: Facts = { ...FACTS, unit: "characters" };
    expect(checkLength(facts, "x".repeat(400))).toEqual([]);
    expect(checkLength(facts, "x".repeat(401))[0]?.message).toBe(
      "The text has 401 characters: 1 too many for 300 to 400.",
    );
  });
});

describe("the pupil's name", () => {
  it.each(["Zoë reads.", "This is ZOË.", "“Zoë” reads", "Zoe\u0308 reads", "Zoë’s work"])(
    "is in “%s”",
    (text) => {
      expect(checkName(FACTS, text)).toEqual([]);
    },
  );

  it.each(["She reads.", "Zoëlla reads.", "AZoë reads."])("is not in “%s”", (text) => {
    expect(checkName(FACTS, text)).toHaveLength(1);
  });

  it("may be missing or misspelt, which are two things", () => {
    expect(checkName(FACTS, "She reads.")).toEqual([
      { check: "name", message: "The pupil's name is not in the text." },
    ]);
    expect(checkName(FACTS, "Zoe reads.")).toEqual([
      { check: "name", message: "The pupil's name is not spelt as the school spells it." },
    ]);
  });

  it("is not asked for where there is none", () => {
    expect(checkName(about({ first_name: "  " }), "She reads.")).toEqual([]);
  });
});

describe("what is left over of the machinery", () => {
  const found = (text: string) => checkPlaceholders([text])[0]?.message;

  it.each([
    ["She {reads} well.", "{reads}"],
    ["She {} well.", "{}"],
    ["She [reads] well.", "[reads]"],
    ["She [[reads]] well.", "[[reads]]"],
    ["She <b>reads.", "<b>"],
    ["She reads</b>.", "</b>"],
    ["She reads<br>.", "<br>"],
    ["The undefined word.", "undefined"],
    ["The null word.", "null"],
    ["The NaN word.", "NaN"],
    ["PUPIL reads.", "PUPIL"],
    ["Then PUPIL_1 reads.", "PUPIL_1"],
    ["Then PUPIL12 reads.", "PUPIL12"],
    ["STUDENT_12 reads.", "STUDENT_12"],
    ["STUDENT1 reads.", "STUDENT1"],
    ["She **reads.", "**"],
    ["She __reads.", "__r"],
    ["# Heading.", "# "],
    ["### Heading.", "### "],
    ["She reads , well.", " , "],
    ["She reads .", " ."],
    ["She reads,, well.", ",,"],
    ["She reads;;; well.", ";;;"],
    ["She reads.. Well.", ".."],
    ["She reads,.", ",."],
    ["She reads () well.", "()"],
    ["She reads ( ) well.", "( )"],
    ["She  reads.", "  "],
  ])("“%s” holds “%s”", (text, what) => {
    expect(found(text)).toBe(`"${what}" should not be in a report.`);
  });

  it.each(["she reads.", "She reads", "She reads,", "She reads -", ""])(
    "“%s” is no whole sentence",
    (text) => {
      expect(checkPlaceholders([text])).toHaveLength(1);
    },
  );

  it("says so where nothing else is wrong", () => {
    expect(found("she reads.")).toBe("A sentence is not whole.");
    expect(found("She reads - ")).toContain(" - ");
  });

  it.each([
    "She reads.",
    "She reads!",
    "She reads?",
    "“She reads.”",
    "'She reads.'",
    '"She reads."',
    "(She reads.)",
    "‘She reads.’",
    "12 pages were read.",
    "Éva reads.",
    "李 reads.",
    "PUPILS and STUDENTS read a_b, c*d, 3.5 and a - b.",
    "She wrote that 3 < 4 and # 1.",
    "A nullity is a NaNny's annulled thing, undefinedly.",
    "Work (such as essays) counts: yes; no, never.",
  ])("“%s” is a sentence", (text) => {
    expect(checkPlaceholders([text])).toEqual([]);
  });

  it("is told of each sentence by its number", () => {
    expect(checkPlaceholders(["She reads.", "she reads.", "She {x}."])).toMatchObject([
      { check: "placeholder", sentence: 1 },
      { check: "placeholder", sentence: 2 },
    ]);
  });
});

describe("pronouns", () => {
  const found = (facts: Facts, text: string) =>
    checkPronouns(facts, ["Fine.", text]).map(({ check, sentence, message }) => [
      check,
      sentence,
      message,
    ]);
  const foreign = (words: string) => [["pronouns", 1, `"${words}" does not belong to this pupil.`]];

  it("are those of the pupil", () => {
    const [he, she, they] = [
      about({ pronouns: "He/Him" }),
      about({ pronouns: "She/Her" }),
      about({ pronouns: "They/Them" }),
    ];
    expect(found(he, "His work is his.")).toEqual([]);
    expect(found(he, "She is here with her book.")).toEqual(foreign("she, her"));
    expect(found(she, "Her work is hers.")).toEqual([]);
    expect(found(she, "The book is his, and he reads it.")).toEqual(foreign("his, he"));
    expect(found(they, "Their work is theirs.")).toEqual([]);
    expect(found(they, "Himself or herself?")).toEqual(foreign("himself, herself"));
    expect(found(about({ pronouns: null }), "Her work.")).toEqual(foreign("her"));
  });

  it("may be somebody's name", () => {
    expect(found(about({ first_name: "He", pronouns: "She/Her" }), "He reads a lot.")).toEqual([]);
  });

  it.each([
    ["They is reading.", "They is"],
    ["They always has time.", "They always has"],
    ["She are reading.", "She are"],
    ["She still work hard.", "She still work"],
    ["This helps she to read.", "helps she"],
    ["It is for they.", "for they"],
  ])("“%s” does not agree: %s", (text, slip) => {
    expect(found(FACTS, text)).toEqual([["agreement", 1, `"${slip}" does not agree.`]]);
  });

  it.each([
    "They are reading.",
    "She is reading.",
    "She does not need it; nor do they not.",
    "She do not.",
    "It is up to they who read.",
    "They wasted no time.",
    "She workshops.",
    "Soothe they might.",
  ])("“%s” agrees", (text) => {
    expect(found(FACTS, text)).toEqual([]);
  });
});

describe("spelling", () => {
  it.each([
    ["behavior", "behaviour"],
    ["Misbehavior", "behaviour"],
    ["behaviors", "behaviour"],
    ["behavioral", "behaviour"],
    ["favorite", "favour"],
    ["unfavorable", "favour"],
    ["favored", "favour"],
    ["favor", "favour"],
    ["rigor", "-our"],
    ["color", "-our"],
    ["honors", "-our"],
    ["colorful", "-our"],
    ["organize", "-ise"],
    ["recognized", "-ise"],
    ["summarizing", "-ise"],
    ["organization", "-ise"],
    ["analyze", "analyse"],
    ["analyzed", "analyse"],
    ["center", "-re"],
    ["theaters", "-re"],
    ["meter", "-re"],
    ["practiced", "practise"],
    ["practicing", "practise"],
    ["should practice", "practise"],
    ["math", "maths"],
    ["traveled", "double l"],
    ["labeling", "double l"],
    ["fulfill", "single l"],
    ["enrollment", "single l"],
    ["installment", "single l"],
    ["catalog", "-ogue"],
    ["gray", "the British word"],
  ])("%s is American", (word, british) => {
    expect(checkSpelling(["Fine.", `The ${word} here.`])).toEqual([
      { check: "spelling", sentence: 1, message: `"${word}" is American; write ${british}.` },
    ]);
  });

  it.each([
    "behaviour",
    "favourite",
    "colour",
    "rigorous",
    "organise",
    "analyse",
    "centre",
    "meter reading",
    "meter readings",
    "practised",
    "daily practice",
    "maths",
    "travelled",
    "enrolled",
    "fulfilled",
    "instalment",
    "catalogue",
    "grey",
    "colorado",
    "mathematics",
    "modelling",
  ])("%s is British", (word) => {
    expect(checkSpelling([`The ${word} here.`])).toEqual([]);
  });
});
