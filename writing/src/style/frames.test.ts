import { describe, expect, it } from "vitest";
import { judgementOf } from "./frame-words.ts";
import { learnFrames } from "./frames.ts";

const learn = (...texts: string[]) => learnFrames(texts, ["stuck in"]);
const middle = "{PUPIL} gets stuck in. Her poster on Macbeth was the best of all.";

describe("a teacher's frames", () => {
  it("are their first and last sentences with the pupil and the subject taken out", () => {
    const [opening, ...rest] = learn(
      `{PUPIL} has made a pleasing start to the year in Science. ${middle} Keep up the good work, {PUPIL}!`,
    );
    expect(opening).toEqual({
      part: "opening",
      text: "{PUPIL} has made a pleasing start to the year in {subject}.",
      judgement: "praise",
      topic: null,
    });
    expect(rest.at(-1)).toMatchObject({
      part: "closing",
      text: "Keep up the good work, {PUPIL}!",
      judgement: "warm",
    });
  });
  it("say the same of less good a start where it was less good", () => {
    const texts = learn(`{PUPIL} has had an excellent year! ${middle} Well done.`)
      .filter(({ part }) => part === "opening")
      .map(({ text, judgement }) => `${judgement}: ${text}`);
    expect(texts).toEqual([
      "high: {PUPIL} has had an excellent year!",
      "fair: {PUPIL} has had a steady year.",
      "mixed: {PUPIL} has had a mixed year.",
      "fault: {PUPIL} has had a difficult year.",
    ]);
  });
  it("leave pronouns and verbs open", () => {
    const texts = learn(`A good year. ${middle} I hope that she goes on to enjoy her work.`);
    expect(texts.map(({ text }) => text)).not.toContain(
      "I hope that she goes on to enjoy her work.",
    );
    expect(learn(`It has been a pleasure to teach her. ${middle} Well done.`)[0]?.text).toBe(
      "It has been a pleasure to teach {them}.",
    );
  });
  it("are cut where they go on to say what is true of one pupil", () => {
    expect(
      learn(
        `It has been a pleasure to have {PUPIL} in my class and to see how she has grown. ${middle} Well done.`,
      )[0]?.text,
    ).toBe("It has been a pleasure to have {PUPIL} in my class.");
  });
  it("are favourite sentences from between, where it is known what they judge", () => {
    const found = learn(
      `A good year. {PUPIL} gets stuck in. Her poster on Macbeth was the best of all. Well done.`,
    ).filter(({ part }) => part === "body");
    expect(found).toEqual([
      { part: "body", text: "{PUPIL} gets stuck in.", judgement: "praise", topic: "participation" },
    ]);
  });
  it.each([
    ["what one pupil did", "{PUPIL} was a marvellous Macbeth."],
    ["a set", "{PUPIL} has moved up to set two."],
    ["a number", "{PUPIL} came top with {NUMBER_1}."],
    ["another person", "{PUPIL} works well with {CLASSMATE_2}."],
    ["a name that nobody took out", "{PUPIL} and Tariq have had a good year."],
    ["a question", "What can I say of {PUPIL}?"],
    ["what takes up a sentence before it", "This has been a good year."],
    ["an examination", "{PUPIL} has worked well for the GCSE."],
    ["both praise and fault", "{PUPIL} is good but must try harder."],
    ["a claim that is on no list", "{PUPIL} is a member of the class."],
  ])("are never %s", (_, sentence) => {
    expect(
      learn(`${sentence} ${middle} Well done.`).filter(({ part }) => part === "opening"),
    ).toEqual([]);
  });
});

it.each([
  ["neutral", "I wish {PUPIL} every success in the coming year."],
  ["neutral", "We wish {PUPIL} well for the year ahead."],
  ["warm", "It has been a pleasure to teach {PUPIL} this year."],
  ["warm", "I am confident that {they} will go on to achieve great things."],
  ["warm", "I can't wait to see what {they} {does|do} next!"],
  ["praise", "I am sure that {PUPIL} will continue to do well."],
  ["praise", "{PUPIL} tries hard in {subject}."],
  ["high", "{PUPIL} has made outstanding progress this year."],
  ["fair", "{PUPIL} has made steady progress this year."],
  ["fault", "It has been a disappointing term for {PUPIL}."],
  [null, "{PUPIL} is good but must try harder."],
  [null, "It has been a joy to see how much {they} {has|have} grown."],
])("judges %s: %s", (judgement, frame) => expect(judgementOf(frame)).toBe(judgement));
