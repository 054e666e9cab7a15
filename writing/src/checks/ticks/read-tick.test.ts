import type { MainField } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, it } from "vitest";
import { contradicts, meansOption, readSentence } from "./read-tick.ts";

describe("a tick in natural words", () => {
  it.each<[MainField, string, string]>([
    ["behaviour", "Excellent Behaviour", "Her conduct is a credit to her."],
    [
      "behaviour",
      "Unacceptable Behaviour",
      "Her behaviour has fallen well short of what we expect.",
    ],
    ["punctuality", "Frequently late", "He regularly misses the start of the lesson."],
    ["punctuality", "Frequently late", "Many lessons have already begun before she arrives."],
    ["punctuality", "Frequently late", "Many lessons have already begun when she arrives."],
    ["punctuality", "Frequently late", "By the time she arrives, many lessons have already begun."],
    ["punctuality", "Always on time", "She never misses the bell."],
    ["punctuality", "Always on time", "She is seldom anything but punctual."],
    ["behaviour", "Acceptable Behaviour", "She behaves as she should."],
    ["behaviour", "Good Behaviour", "She conducts herself with courtesy."],
    ["behaviour", "Unacceptable Behaviour", "She often has to be spoken to about her conduct."],
    [
      "punctuality",
      "Occasionally late",
      "They are usually on time but have been late once in a while.",
    ],
    ["punctuality", "Chronically late", "She is hardly ever on time."],
    ["participation", "Passive Observer", "She lets others do the talking."],
    ["homework", "Never Completed", "He has yet to hand in any homework."],
    ["homework", "Mostly Completed", "All but a few pieces of her homework are in."],
    ["level", "Below Expectations", "Her attainment is not yet where it should be."],
    [
      "level",
      "Developing",
      "She is on the way to the expected standard but is not quite there yet.",
    ],
    ["punctuality", "Always on time", "He is in his seat before every lesson begins."],
    ["level", "Below Expectations", "Her work is below the level hoped for."],
    ["level", "Developing", "He is still building his understanding."],
    ["level", "Developing", "Her understanding is coming along."],
    ["level", "Below Expectations", "She is not yet where she needs to be."],
    ["level", "Below Expectations", "Her work is not yet at the level we would hope to see."],
    ["level", "Below Expectations", "He finds the subject very hard and is well behind."],
    ["level", "Advanced", "She is flying in Maths."],
    ["level", "Proficient", "He has a sound hold on this year's work."],
    ["behaviour", "Unacceptable Behaviour", "His behaviour has fallen well short of what we ask."],
    ["behaviour", "Unacceptable Behaviour", "Her conduct has to change."],
    ["homework", "Sometimes Completed", "Homework arrives in fits and starts."],
    ["homework", "Sometimes Completed", "Some of her homework is missing."],
    ["homework", "Mostly Completed", "Some of her homework is missing."],
    ["participation", "Active Participant", "He gets stuck in from the first minute."],
    ["punctuality", "Always on time", "She is there when the lesson begins."],
  ])("%s is %s: %s", (field, option, text) => {
    expect(meansOption(field, option, readSentence(text))).toBe(true);
    expect(contradicts(field, option, readSentence(text))).toBeNull();
  });
});

describe("a contradiction", () => {
  it.each<[MainField, string, string, string]>([
    [
      "punctuality",
      "Frequently late",
      "Her punctuality has mostly been fine.",
      "Occasionally late",
    ],
    ["homework", "Never Completed", "Homework has come in most weeks.", "Mostly Completed"],
    ["level", "Developing", "She works well beyond the expected level.", "Advanced"],
    ["level", "Developing", "She has mastered everything that is expected.", "Advanced"],
    ["behaviour", "Unacceptable Behaviour", "Her behaviour is good.", "Good Behaviour"],
    [
      "homework",
      "Consistently Completed",
      "He turns up without having done his homework.",
      "Never Completed",
    ],
  ])("%s is %s, and not what is said: %s", (field, option, text, said) => {
    expect(contradicts(field, option, readSentence(text))).toBe(said);
  });

  it.each<[MainField, string, string]>([
    [
      "punctuality",
      "Always on time",
      "She could do with arriving more promptly, as late starts have been common.",
    ],
    ["behaviour", "Excellent Behaviour", "She has needed several reminders about her conduct."],
    [
      "level",
      "Advanced",
      "She is only just starting to get to grips with the basics of the course.",
    ],
  ])("is contradicted in other words: %s is %s: %s", (field, option, text) => {
    expect(contradicts(field, option, readSentence(text))).not.toBeNull();
  });

  it.each<[MainField, string, string]>([
    ["homework", "Consistently Completed", "She has completed every task set, without a gap."],
    ["homework", "Consistently Completed", "Homework comes in without being chased."],
    ["behaviour", "Good Behaviour", "They show excellent punctuality and display good behaviour."],
    [
      "level",
      "Below Expectations",
      "For now she is a passive observer in lessons, with ideas that we would like to hear.",
    ],
    ["behaviour", "Excellent Behaviour", "She has needed no reminders about her conduct."],
    ["level", "Advanced", "She is starting to get to grips with proof by induction."],
  ])("is none where a word belongs to something else: %s is %s: %s", (field, option, text) => {
    expect(contradicts(field, option, readSentence(text))).toBeNull();
  });

  it.each<[MainField, string, string]>([
    ["punctuality", "Frequently late", "She should aim to be always on time."],
    ["punctuality", "Frequently late", "Being on time means that nothing is missed."],
    ["participation", "Passive Observer", "A more active part would help."],
    ["participation", "Passive Observer", "Pupils who contribute regularly remember more."],
    ["level", "Developing", "She could use more advanced vocabulary."],
    ["behaviour", "Acceptable Behaviour", "Good behaviour helps everybody to learn."],
    ["homework", "Sometimes Completed", "If she completes every homework, she will gain from it."],
    ["behaviour", "Acceptable Behaviour", "The behaviour of metals in acid is excellent revision."],
  ])("is none in advice, in an aim or in a general statement: %s", (field, option, text) => {
    expect(contradicts(field, option, readSentence(text))).toBeNull();
  });
});
