import { describe, expect, test } from "vitest";
import { redact } from "./redact.ts";
import { buildRosterIndex } from "./roster.ts";

const called = (name: string) => {
  const [, first_name = "", last_name = ""] = /^(\S+) (.+)$/u.exec(name) ?? [];
  return { first_name, last_name };
};
const ROSTER = buildRosterIndex({
  students: [
    "Drew Simpson",
    "Pat Doyle",
    "Jack May",
    "Art Bloom",
    "Guy Lacey",
    "Sunny Gill",
    "Sky Turner",
    "Christopher Long",
    "Chance Obi",
    "Kit Fisher",
    "Robin Cole",
    "Holly Price",
    "Duncan Marsh",
    "Siobhán Byrne",
    "Fatima Begum",
    "Sem van Dijk",
  ].map(called),
  staff: ["Terence Young", "Moira Wood", "Giles Read"].map(called),
  school: "Oakfield Academy",
});

function sent(note: string, own = "Aaron Field") {
  return redact([note], ROSTER, called(own));
}

describe("a word that others at the school are called, where neither is sure", () => {
  test.each([
    ["chat w pat re coursework", "chat w {CLASSMATE_1} re coursework"],
    ["copied off jack", "copied off {NAME_1}"],
    ["aaron + drew to sit apart", "{PUPIL} + {NAME_1} to sit apart"],
    ["art n guy are a bad influence", "{NAME_1} n {NAME_2} are a bad influence"],
    ["sits nxt to sunny + sky", "sits nxt to {NAME_1} + {NAME_2}"],
    ["took chances pen", "took {NAME_1} pen"],
    ["kit forgets kit", "{NAME_1} forgets kit"],
    ["young says he is better in maths", "{NAME_1} says he is better in maths"],
    ["miss woods class suits him", "miss {NAME_1} class suits him"],
    ["sent to read for isolation", "sent to {NAME_1} for isolation"],
    ["shivaun talks to him", "{NAME_1} talks to him"],
    ["sits by van dyke", "sits by {NAME_1}"],
  ])("%j goes as %j", (note, expected) => {
    const { texts, table } = sent(note);
    const text = texts[0]?.replaceAll(/\{(?:NAME|CLASSMATE)_\d\}/gu, "…");
    expect(text).toBe(expected.replaceAll(/\{(?:NAME|CLASSMATE)_\d\}/gu, "…"));
    const back = texts[0]?.replaceAll(/\{[A-Z]+_\d+\}/gu, (mark) => table.get(mark) ?? mark);
    expect(back?.replace("{PUPIL}", "aaron")).toBe(note);
  });

  test.each([
    "drew a good graph",
    "deserves a pat on the back",
    "made a jack in the box",
    "bring his PE kit",
    "forgot kit again",
    "pat answers, drew on no evidence",
    "the sky is the limit",
    "a strong and read text",
    "robin sketch finished",
    "painted holly leaves for the card",
    "wood joints are neat",
    "young readers enjoyed it",
  ])("%j has only the word", (note) => {
    expect(sent(note).texts[0]).toBe(note);
  });

  test("a character who is called like a classmate is no classmate", () => {
    expect(sent("explains why Macbeth kills Duncan").texts[0]).toBe(
      "explains why Macbeth kills {NAME_1}",
    );
    expect(sent("played Macbeth opposite Duncan").texts[0]).toBe(
      "played Macbeth opposite {CLASSMATE_1}",
    );
  });
});

describe("the pupil, as somebody writes who has only heard of them", () => {
  test.each([
    ["Yusuf Demir", "yousef and a friend partner well", "yousef"],
    ["Oleksandr Kovalenko", "olexandr quiet today", "olexandr"],
    ["Sem van Dijk", "van dyke needs to revise", "dyke"],
    ["Kayleigh Smith", "kayley smith too chatty", "smith"],
    ["Faith Strong", "strong, f - still no coursework", "strong"],
    ["Harpreet Dhillon", "harps is doing well", "harps"],
    ["Ella Marsh", "sits apart from e.m. now", "e.m."],
    ["Matthew Banks", "long and banks to be split", "banks"],
  ])("of %s: %j goes without %j", (own, note, name) => {
    expect(sent(note, own).texts[0]).not.toContain(name);
  });
});
