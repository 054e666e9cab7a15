import { describe, expect, it } from "vitest";
import { fillSlots, neutralise, neutraliseForAll, slotVerbs } from "./slots.ts";
import { verbForms } from "./verbs.ts";

describe("neutralise", () => {
  it.each([
    ["She works hard", "{They} {works|work} hard"],
    ["she is quiet and her book is neat", "{they} {is|are} quiet and {their} book is neat"],
    ["I trust her.", "I trust {them}."],
    ["this helps her to focus", "this helps {them} to focus"],
    ["the idea was hers", "the idea was {theirs}"],
    ["she prepares herself well", "{they} {prepares|prepare} {themselves} well"],
    ["she's keen", "{they} {is|are} keen"],
    ["a kind girl", "a kind pupil"],
    ["she also shows care", "{they} also {shows|show} care"],
    ["she could improve", "{they} could improve"],
    ["she tried", "{they} tried"],
  ])("%s", (note, expected) => {
    expect(neutralise(note, "She/Her")).toBe(expected);
  });
  it("sends the same for he and for she", () => {
    expect(neutralise("He does well and his work shows it", "He/Him")).toBe(
      neutralise("She does well and her work shows it", "She/Her"),
    );
  });
  it("leaves whom the other pronouns speak of", () => {
    expect(neutralise("on Lady Macbeth and her ambition", "He/Him")).toBe(
      "on Lady Macbeth and her ambition",
    );
  });
  it("takes all out where the school has recorded none", () => {
    expect(neutralise("He and she", null)).toBe("{They} and {they}");
  });
  it("makes notes of all pronoun sets the same", () => {
    const she = neutraliseForAll("she is keen and works well; proud of herself", "She/Her");
    const they = neutraliseForAll("they are keen and works well; proud of themself", "They/Them");
    expect(they).toBe(she);
  });
  it("leaves they of others also where the pupil is they", () => {
    const note = "helps others when they struggle";
    expect(neutraliseForAll(note, "They/Them")).toBe(note);
  });
  it.each([
    ["shes v quiet", "{they} {is|are} v quiet"],
    ["s/he tries", "{they} {tries|try}"],
    ["Miss {PUPIL} (F) reads", "{PUPIL} reads"],
    ["a young madam", "a young person"],
  ])("takes out what gives gender away: %s", (note, sent) => {
    expect(neutralise(note, "She/Her")).toBe(sent);
  });
  it("leaves a bare they, which is a plural", () => {
    expect(neutralise("helps others when they struggle", "She/Her")).toBe(
      "helps others when they struggle",
    );
  });
  it("makes finished reports of all pronoun sets the same", () => {
    const she = neutraliseForAll("She works well. This helps her. Her notes are neat.", "She/Her");
    expect(she).toBe(
      neutraliseForAll("They work well. This helps them. Their notes are neat.", "They/Them"),
    );
    expect(she).toBe(
      neutraliseForAll("He works well. This helps him. His notes are neat.", "He/Him"),
    );
  });
});

describe("fillSlots", () => {
  const raw =
    "{PUPIL} {is|are} keen and {they} {has|have} shown {their} best; it helped {them} and was {theirs}.";
  it.each([
    ["She/Her", "{PUPIL} is keen and she has shown her best; it helped her and was hers."],
    ["He/Him", "{PUPIL} is keen and he has shown his best; it helped him and was his."],
    ["They/Them", "{PUPIL} is keen and they have shown their best; it helped them and was theirs."],
    [null, "{PUPIL} is keen and they have shown their best; it helped them and was theirs."],
  ] as const)("%s", (pronouns, expected) => {
    expect(fillSlots(raw, pronouns)).toBe(expected);
  });
  it("begins a sentence with a capital", () => {
    expect(fillSlots("{they} {tries|try}.", "They/Them")).toBe("They try.");
    expect(fillSlots("{They} {tries|try}.", "He/Him")).toBe("He tries.");
  });
  it("leaves slots it does not know", () => {
    expect(fillSlots("A {NAME_1} and {foo}.", null)).toBe("A {NAME_1} and {foo}.");
  });
});

describe("verbForms", () => {
  it.each([
    ["works", ["works", "work"]],
    ["work", ["works", "work"]],
    ["tries", ["tries", "try"]],
    ["try", ["tries", "try"]],
    ["reaches", ["reaches", "reach"]],
    ["needs", ["needs", "need"]],
    ["are", ["is", "are"]],
    ["discusses", ["discusses", "discuss"]],
    ["makes", ["makes", "make"]],
    ["uses", ["uses", "use"]],
    ["could", null],
    ["worked", null],
    ["quickly", null],
  ])("%s", (word, forms) => {
    expect(verbForms(word)).toEqual(forms);
  });
  it("is put in by slotVerbs, once", () => {
    expect(slotVerbs("{They} show care and {they} {is|are} kind")).toBe(
      "{They} {shows|show} care and {they} {is|are} kind",
    );
  });
});
