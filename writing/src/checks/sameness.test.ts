import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, it } from "vitest";
import type { Facts, Sentence, WrittenReport } from "../facts.ts";
import { UNTRAINED, type StyleProfile } from "../style/profile.ts";
import { checkReport } from "./check.ts";
import { checkCoverage } from "./coverage.ts";
import { checkRepetition, checkSameness, sentenceKey } from "./sameness.ts";
import { checkStyle } from "./style.ts";
import { checkWording } from "./wording.ts";
import { NO_RULES } from "../rules/rules.ts";

const FACTS: Facts = {
  student: { first_name: "Zoë", last_name: "Okafor", pronouns: "She/Her", year: 9 },
  subject: "History",
  inputs: { ...EMPTY_INPUTS, level: "Developing", punctuality: "Frequently late" },
  range: "300-400",
  unit: "words",
  leave_out: [],
};

describe("the key of a sentence", () => {
  it.each([
    ["He reads his books.", "She reads her books."],
    ["They read their books.", "She reads her books."],
    ["She is reading.", "They are reading."],
    ["She has read.", "They have read."],
    ["She was there.", "They were there."],
    ["She does it.", "They do it."],
    ["He helps himself.", "They help themselves."],
    ["The book is hers.", "The books are theirs."],
    ["Help him.", "Help them."],
    ["She watches.", "They watch."],
    ["The pupil's book.", "The pupil book"],
  ])("is one for “%s” and “%s”", (one, other) => {
    expect(sentenceKey(one)).toBe(sentenceKey(other));
  });

  it("leaves out the pupil's own name, of one word or more, and what is the pupil's", () => {
    expect(sentenceKey("Zoë reads Zoë’s book.", " Zoë ")).toBe("read book");
    expect(sentenceKey("Mary Ann reads.", "Mary  Ann")).toBe("read");
    expect(sentenceKey("Zoë reads.")).toBe("zoë read");
  });

  it("takes an ending off, not letters inside a word", () => {
    expect(sentenceKey("Desks, essays and lessons here.")).toBe("desk essay and lesson here");
  });

  it("tells different sentences apart", () => {
    expect(sentenceKey("She reads well.")).not.toBe(sentenceKey("She writes well."));
    expect(sentenceKey("She reads well.")).toBe("read well");
  });
});

describe("a sentence that comes twice", () => {
  it("is found at its second place", () => {
    expect(checkRepetition(FACTS, ["Zoë reads.", "She writes.", "She reads."])).toEqual([
      { check: "repetition", sentence: 2, message: '"She reads." comes twice.' },
    ]);
    expect(checkRepetition(FACTS, ["Zoë reads.", "She writes."])).toEqual([]);
  });
});

describe("a sentence of another report", () => {
  const found = (sentence: string, classmates: string[], earlier: string[] = []) =>
    checkSameness(FACTS, ["Fine.", sentence], { classmates, earlier }).map(
      (problem) => problem.sentence,
    );

  it("is found under any name, in any place and in an earlier report of one's own", () => {
    const sentence = "Zoë reads a new book each week.";
    expect(found(sentence, ["Ben sings. Ben reads a new book each week."])).toEqual([1]);
    expect(found(sentence, ["He reads a new book each week."])).toEqual([1]);
    expect(
      found("She reads a new book of Zoë’s.", ["Ben’s friend. They read a new book of his."]),
    ).toEqual([1]);
    expect(
      found("Zoë’s new book is read each week.", ["Ben’s new book is read each week."]),
    ).toEqual([1]);
    expect(found(sentence, [], ["Zoë reads a new book each week."])).toEqual([1]);
    expect(found(sentence, [], ["She reads a new book each week."])).toEqual([1]);
    expect(found(sentence, ["Ben reads a new page each week."])).toEqual([]);
    expect(found(sentence, [])).toEqual([]);
  });

  it("is found where no name stands at its head, and where a name ends in s", () => {
    const pages = "12 new pages are read each week.";
    expect(found(pages, ["12 new pages were read each week."])).toEqual([1]);
    expect(found(pages, ["12 new pages came from Ben in one week."])).toEqual([]);
    expect(found("Zoë sings a new song each week.", ["James sings a new song each week."])).toEqual(
      [1],
    );
  });

  it("has five words at least: short ones are everybody's", () => {
    expect(found("Reading new books each week.", ["Reading new books each week."])).toEqual([1]);
    expect(found("Reading new books weekly.", ["Reading new books weekly."])).toEqual([]);
  });

  it("is named", () => {
    const sentence = "She reads a new book each week.";
    expect(checkSameness(FACTS, [sentence], { classmates: [sentence], earlier: [] })).toEqual([
      {
        check: "sameness",
        sentence: 0,
        message: `Another report has the sentence "${sentence}" too.`,
      },
    ]);
  });
});

describe("coverage", () => {
  const written = (sentences: Sentence[], uncovered: WrittenReport["uncovered"] = []) =>
    ({ text: sentences.map(({ text }) => text).join(" "), sentences, uncovered }) as WrittenReport;
  const level: Sentence = { text: "Zoë is developing.", sources: ["level"] };
  const late: Sentence = { text: "She is frequently late.", sources: ["punctuality"] };
  const covers = (report: WrittenReport, facts = FACTS) =>
    checkCoverage(facts, report).map(({ check, field, sentence, message }) => ({
      check,
      field,
      ...(sentence !== undefined && { sentence }),
      message,
    }));

  it("is complete where each tick is said, from its own field", () => {
    expect(covers(written([level, late]))).toEqual([]);
  });

  it("misses what no sentence says, and what no sentence comes from", () => {
    expect(covers(written([level]))).toEqual([
      {
        check: "coverage",
        field: "punctuality",
        message: 'No sentence says punctuality: "Frequently late".',
      },
      {
        check: "coverage",
        field: "punctuality",
        message: "Nothing in the text comes from punctuality.",
      },
    ]);
    expect(covers(written([level], ["punctuality"]))).toHaveLength(1);
  });

  it("finds another option in any sentence that is not the teacher's own", () => {
    const other = (sources: Sentence["sources"]) =>
      covers(written([level, late, { text: "Her work is advanced.", sources }]));
    const contradiction = [
      {
        check: "contradiction",
        field: "level",
        sentence: 2,
        message: '"Her work is advanced." says "Advanced", but level is "Developing".',
      },
    ];
    expect(other(["level"])).toEqual(contradiction);
    expect(other(["general"])).toEqual(contradiction);
    expect(other(["general", "teacher"])).toEqual(contradiction);
    expect(other(["teacher"])).toEqual([]);
    expect(other(["level", "level_notes"])).toEqual([]);
    expect(other(["best_achievement"])).toEqual([]);
  });

  it("asks for nothing that was not ticked", () => {
    expect(covers(written([]), { ...FACTS, inputs: EMPTY_INPUTS })).toEqual([]);
  });

  it("finds what was to be left out", () => {
    expect(
      covers(written([level, late, { text: "She sings.", sources: ["level_notes"] }]), {
        ...FACTS,
        leave_out: ["level_notes", "additional_notes"],
      }),
    ).toEqual([
      { check: "unsupported", field: "level_notes", message: "level_notes was to be left out." },
    ]);
  });
});

describe("words that the school avoids", () => {
  const found = (
    text: string,
    sources: Sentence["sources"] = ["level"],
    avoid = ["grace", "lazy"],
    first_name = "Grace",
  ) =>
    checkWording(
      { student: { ...FACTS.student, first_name } },
      [
        { text: "Fine.", sources: ["level"] },
        { text, sources },
      ],
      { ...NO_RULES, avoid },
    );

  it("are named, with the sentence", () => {
    expect(found("She is lazy.")).toEqual([
      { check: "wording", sentence: 1, message: "The school avoids the word “lazy”." },
    ]);
  });

  it("are the teacher's to use, and no name", () => {
    expect(found("She is lazy.", ["teacher"])).toEqual([]);
    expect(found("Grace and Grace.")).toEqual([]);
    expect(found("Grace moves with grace.")).toHaveLength(1);
    expect(found("She is lazy.", ["level"], ["lazy"], " ")).toHaveLength(1);
  });

  it("are none where the school has settled none", () => {
    expect(found("She is lazy.", ["level"], [])).toEqual([]);
    expect(checkWording(FACTS, [{ text: "She is lazy.", sources: ["level"] }], undefined)).toEqual(
      [],
    );
  });
});

describe("a teacher's style", () => {
  const STYLE: StyleProfile = {
    ...UNTRAINED,
    samples: 12,
    sentence_words: { short: 3, typical: 5, long: 8 },
    paragraphs: 1,
    person: "I",
    address: "parents",
    contractions: false,
    phrases: ["a joy to teach"],
    avoid: ["at the end of the day"],
  };
  const said = (text: string, changes: Partial<StyleProfile> = {}) =>
    checkStyle(FACTS, text, { ...STYLE, ...changes }).map(({ check, message }) => {
      expect(check).toBe("style");
      return message;
    });
  const GOOD = "I find Zoë a joy to teach.";

  it("is followed by a text that sounds like the teacher", () => {
    expect(said(GOOD)).toEqual([]);
  });

  it.each([
    [
      "the length of sentences",
      GOOD,
      { sentence_words: { short: 20, typical: 30, long: 40 } },
      "Write sentences of about 30 words, as the teacher does.",
    ],
    ["“I”", "Zoë is a joy to teach.", {}, "Write as “I”, as the teacher does."],
    ["“we”", GOOD, { person: "we" }, "Write as “we”, as the teacher does."],
    ["nobody", GOOD, { person: "nobody" }, "The teacher does not appear: no “I”."],
    ["“you”", GOOD, { address: "pupil" }, "Speak to the pupil as “you”."],
    [
      "no “you”",
      `${GOOD} You and you and you read.`,
      {},
      "Speak of the pupil to the parents, without “you”.",
    ],
    ["contractions", GOOD, { contractions: true }, "Use contractions such as “doesn’t”."],
    ["no contractions", `${GOOD} She doesn't mind, I think.`, {}, "Use no contractions."],
    ["no exclamation marks", GOOD.replace(".", "!"), {}, "Use no exclamation marks."],
    ["paragraphs", GOOD, { paragraphs: 4 }, "Write 4 paragraphs."],
    [
      "avoided phrases",
      `${GOOD} I tire at the end of the day.`,
      {},
      "Leave out the phrases that the teacher avoids.",
    ],
    [
      "favourite phrases",
      "I find Zoë a pleasure here.",
      {},
      "Use one of the favourite phrases, where it is true.",
    ],
  ] as [string, string, Partial<StyleProfile>, string][])(
    "asks for %s",
    (_, text, changes, message) => {
      expect(said(text, changes)).toEqual([message]);
    },
  );

  it("is looked for without the pupil's name, whole words of it", () => {
    const phrases = ["{PUPIL} reads"];
    expect(said("I hear Zoë reads here.", { phrases })).toEqual([]);
    expect(said("I hear Zoës reads here.", { phrases })).toHaveLength(1);
    const nobody = { ...FACTS, student: { ...FACTS.student, first_name: "" } };
    expect(checkStyle(nobody, GOOD, STYLE)).toEqual([]);
  });
});

describe("all checks together", () => {
  it("find each thing that is wrong with a report", () => {
    const sentences: Sentence[] = [
      { text: "zoë {x} are advanced, they is lazy.", sources: ["level"] },
      { text: "She reads the color of a new book each week.", sources: ["general"] },
      { text: "She reads the color of a new book each week.", sources: ["general"] },
      { text: "His book.", sources: ["additional_notes"] },
    ];
    const report = {
      text: sentences.map(({ text }) => text.replace("zoë", "Zoe")).join(" "),
      sentences,
      uncovered: [],
    } as unknown as WrittenReport;
    const found = checkReport(
      { ...FACTS, leave_out: ["additional_notes"] },
      report,
      { classmates: ["She reads the color of a new book each week."], earlier: [] },
      { ...NO_RULES, avoid: ["lazy"] },
    );
    expect(new Set(found.map(({ check }) => check))).toEqual(
      new Set([
        "length",
        "doubtful",
        "coverage",
        "contradiction",
        "unsupported",
        "pronouns",
        "agreement",
        "name",
        "placeholder",
        "spelling",
        "wording",
        "repetition",
        "sameness",
      ]),
    );
  });
});
