import { describe, expect, it } from "vitest";
import { isLanguage, maskFacts, maskNames, saysNothingOfItsOwn } from "./language.ts";

describe("what of a sample is language", () => {
  it.each([
    "It has been a real pleasure to teach {PUPIL} this year!",
    "{They} {gets|get} stuck in and isn't afraid to have a go.",
    "I'm so proud of how far {they} {has|have} come.",
    "{PUPIL}'s behaviour is always lovely.",
    "Good progress has been made.",
    "May I wish {them} every success.",
    "Hope {they} {goes|go} on to enjoy {their} work.",
  ])("%s", (text) => {
    expect(maskFacts(text)).toBe(text);
    expect(saysNothingOfItsOwn(text)).toBe(true);
  });
  it.each([
    ["a name that is a word", "Sorrel is a thoughtful", "{…} is a thoughtful"],
    ["one that is a word of any report", "Hope is a delight", "{…} is a delight"],
    ["the same with a thing of theirs", "Joy's work is good", "{…} work is good"],
    ["a capital in mid-sentence", "well done to Will and May", "well done to {…} and {…}"],
    ["a title with whoever follows", "Mrs Short and I are pleased", "{…} {…} and I are pleased"],
    ["a number", "with 78% in the test", "with {…}% in the test"],
    ["a month", "since january", "since {…}"],
    ["a topic", "work on volcanoes", "work on {…}"],
    ["what the pupil is in a subject", "a thoughtful geographer", "a thoughtful {…}"],
    ["an event", "at the netball tournament", "at the {…} {…}"],
    ["a placeholder of another", "works well with {CLASSMATE_2}.", "works well with {…}."],
    ["a word of which one part is strange", "a well-known swimmer-in-training", "a well-known {…}"],
    ["letters in the midst", "a McKenzie way", "a {…} way"],
  ])("hides %s", (_, text, out) => {
    expect(maskFacts(text)).toBe(out);
    expect(isLanguage(text)).toBe(false);
  });
});

it("leaves a common word to what is avoided, and no name, number or month", () => {
  expect(maskNames("{PUPIL} is a true ray of sunshine")).toBe("{PUPIL} is a true ray of sunshine");
  expect(maskNames("as Sorrel said on monday in set 2")).toBe("as {…} said on {…} in set {…}");
});
