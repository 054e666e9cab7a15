import { describe, expect, test } from "vitest";
import { PRONOUN_SETS } from "../../language/pronouns.ts";
import type { Token } from "../lexicon/template.ts";
import { readNote } from "../microplanning/note-sentences.ts";
import { realiseSentence } from "../realisation/realise-sentence.ts";
import { ACTIONS } from "./examples/actions.ts";
import { AIMS } from "./examples/aims.ts";
import { HOMEWORK } from "./examples/homework.ts";
import { PHRASES } from "./examples/phrases.ts";
import { QUALITIES } from "./examples/qualities.ts";
import { SEVERAL_SENTENCES } from "./examples/several-sentences.ts";
import { THINGS } from "./examples/things.ts";
import { UNREADABLE } from "./examples/unreadable.ts";
import type { Fragment } from "./reading.ts";
import type { ReportField } from "@reportair/contract/features/report-fields.ts";

const LEADS = { predicate: "P ", base: "should ", gerund: "", noun: "", clause: "" } as const;

/** A note as it would stand in a sentence: "P" is the student. */
function read(note: string, pronouns: keyof typeof PRONOUN_SETS = "She/Her"): string[] {
  const person = { name: "Amara", pronouns: PRONOUN_SETS[pronouns] };
  return readNote(note, "Amara").map(({ form, tokens }: Fragment) => {
    const text = realiseSentence(
      [{ kind: "text", text: `|${LEADS[form]}` }, ...tokens],
      person,
      false,
    );
    return text.slice(1);
  });
}

describe("notes become parts of sentences", () => {
  const notes: [string, string[]][] = [
    [
      "v. good at group work, needs to check working",
      ["P is very good at group work but needs to check working"],
    ],
    ["works hard and asks good questions", ["P works hard and asks good questions"]],
    ["He struggles with fractions", ["P struggles with fractions"]],
    ["Amara tries her best", ["P tries her best"]],
    ["This student has improved", ["P has improved"]],
    ["won the poetry prize", ["P won the poetry prize"]],
    ["confident speaker", ["P is a confident speaker"]],
    ["excellent team player", ["P is an excellent team player"]],
    ["quiet but thoughtful", ["P is quiet but thoughtful"]],
    ["doesn't always listen", ["P does not always listen"]],
    ["a pleasure to teach", ["P is a pleasure to teach"]],
    ["getting better at taking turns", ["getting better at taking turns"]],
    ["often off task when tired", ["P is often off task when tired"]],
    ["captain of the netball team", ["P is captain of the netball team"]],
    ["lovely attitude", ["her lovely attitude"]],
    ["check working", ["should check working"]],
    ["to revise quadratics", ["should revise quadratics"]],
    ["building a working robot", ["building a working robot"]],
    ["excellent oral work", ["her excellent oral work"]],
    ["times tables", ["her times tables"]],
    ["last two pieces missing", ["the last two pieces are missing"]],
    ["homework often late", ["her homework is often late"]],
    ["his essay on Macbeth was superb", ["her essay on Macbeth was superb"]],
    ["works well with Tom", ["P works well with a classmate"]],
    ["- polite\n- listens carefully", ["P is polite and listens carefully"]],
    ["CHECK SPELLING", ["should check spelling"]],
    ["organizes her folder well", ["P organises her folder well"]],
    ["can be distracted by friends", ["P can be distracted by friends"]],
    ["scored 87% in the mock exam", ["P scored 87% in the mock exam"]],
  ];
  test.each(notes)("%s", (note, expected) => {
    expect(read(note)).toEqual(expected);
  });

  test("with verbs that agree with they", () => {
    expect(read("works hard and tries new methods", "They/Them")).toEqual([
      "P work hard and try new methods",
    ]);
    expect(read("she needs help but has improved", "They/Them")).toEqual([
      "P need help but have improved",
    ]);
  });

  test("with the pronouns of the pupil", () => {
    expect(read("she checks her work", "He/Him")).toEqual(["P checks his work"]);
    expect(read("others look up to him", "She/Her")).not.toContain("him");
  });
});

describe("notes that are left out", () => {
  test.each([
    "??",
    "asdfghjkl",
    "I am pleased with her",
    "see me",
    "tbc",
    "ask your mum",
    "<b>good</b>",
    "ok",
    "www.example.org",
    "well done you",
  ])("%s", (note) => {
    expect(read(note)).toEqual([]);
  });
});

const STUDENT: Token = { kind: "reference", form: "subject" };

/** Notes as sentences in their plainest frame. */
function sentences(note: string, set: keyof typeof PRONOUN_SETS, field?: ReportField): string {
  const person = { name: "Amara", pronouns: PRONOUN_SETS[set] };
  const lead = (form: Fragment["form"]): Token[] =>
    form === "predicate"
      ? [STUDENT, { kind: "text", text: " " }]
      : form === "base"
        ? [STUDENT, { kind: "text", text: " should " }]
        : [];
  return readNote(note, "Amara", field)
    .map(({ form, tokens }) => realiseSentence([...lead(form), ...tokens], person, false))
    .join(" | ");
}

/** Without the words that differ between her and him. */
function neutral(text: string): string {
  return text.replace(/\b(?:he|she|him|her|his|himself|herself)\b/giu, "x");
}

describe("the table of notes", () => {
  const all = [ACTIONS, QUALITIES, THINGS, AIMS, PHRASES, SEVERAL_SENTENCES].flat();
  test.each(all)("%s", (note, she, they) => {
    expect(sentences(note, "She/Her")).toBe(she);
    expect(sentences(note, "They/Them")).toBe(they);
    const he = sentences(note, "He/Him");
    expect(he).not.toMatch(/\b(?:she|her|hers|herself)\b/iu);
    expect(neutral(he)).toBe(neutral(she));
  });

  test.each(HOMEWORK)("of homework: %s", (note, she) => {
    expect(sentences(note, "She/Her", "homework_notes")).toBe(she);
  });

  test.each(UNREADABLE)("left out: %s", (note) => {
    expect(readNote(note, "Amara")).toEqual([]);
  });
});
