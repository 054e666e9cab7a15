import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutClassmates } from "./classmates.ts";
import { flagText } from "./flags.ts";
import { isWordToo } from "./words.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { ORDINARY, STRANGERS, THINGS } from "./redact-examples.ts";
import { buildRosterIndex } from "./roster.ts";

const own = { first_name: "Jakub", last_name: "Nowak" };
const roster = buildRosterIndex({
  students: [own],
  staff: [{ first_name: "Helen", last_name: "Marsden" }],
  school: "Oakfield Academy",
});
const without = (note: string) => withoutClassmates(note, own, roster);

/** First names that are nothing else, none of them on the roster. */
const NAMES = [...GIVEN_NAMES]
  .filter(
    (name) => !isWordToo(name, "first") && !PUBLIC_WORDS.has(name) && /^[a-z]{4,}$/u.test(name),
  )
  .filter((name) => !/^ja[kc]|^helen$/u.test(name))
  .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
const anyName = fc.constantFrom(...NAMES);
/** Names of places and works that nobody has heard of: no list can know them. */
const anyPlace = fc
  .tuple(
    fc.constantFrom("Thistle", "Bracken", "Harrow", "Quern", "Wyvern", "Skel", "Dun", "Ormes"),
    fc.constantFrom("wick", "thwaite", "combe", "stead", "hurst", "mere", "ness"),
  )
  .map((parts) => parts.join(""));

describe("a pupil who is on no roster", () => {
  it("is never named, wherever a note speaks of them", () => {
    fc.assert(
      fc.property(
        anyName,
        fc.constantFrom(
          "works well with N",
          "N distracts him",
          "sits next to N and chats",
          "copied N's homework",
          "led by N in the relay",
          "helped N to revise",
          "she and N led the debate",
          "argues with N. Calmer now.",
          "Explains fractions to N patiently",
          "his friend N laughs at him",
        ),
        (name, note) => {
          const out = without(note.replace("N", name));
          expect(out).not.toContain(name);
          expect(out).toMatch(/classmate/iu);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("is never named where a teacher has the same name", () => {
    const both = buildRosterIndex({
      students: [own, { first_name: "Emma", last_name: "Clarke" }],
      staff: [
        { first_name: "Emma", last_name: "Whitfield" },
        { first_name: "Ian", last_name: "Clarke" },
      ],
      school: "Oakfield Academy",
    });
    for (const [note, out] of [
      ["works well with Emma", "works well with a classmate"],
      ["Clarke distracts him", "A classmate distracts him"],
      ["helped in Mr Clarke's club", "helped in Mr Clarke's club"],
      ["thanks to Emma Whitfield", "thanks to Emma Whitfield"],
      ["Ms Whitfield praised him", "Ms Whitfield praised him"],
    ] as const)
      expect(withoutClassmates(note, own, both)).toBe(out);
  });

  it("takes the name away and nothing else", () => {
    fc.assert(
      fc.property(anyName, fc.constantFrom(...ORDINARY), (name, note) => {
        expect(without(`${note}. Works well with ${name}`)).toBe(
          `${note}. Works well with a classmate`,
        );
      }),
      { numRuns: 300 },
    );
  });

  it("has nothing left to take away the second time", () => {
    fc.assert(
      fc.property(fc.constantFrom(...STRANGERS.map(([note]) => note), ...THINGS), (note) => {
        const once = without(note);
        expect(without(once)).toBe(once);
      }),
    );
  });

  it("is told to the teacher by a flag exactly where the note changes", () => {
    for (const note of [...STRANGERS.map(([text]) => text), ...THINGS, ...ORDINARY]) {
      expect([note, flagText(note, [], own).includes("other_pupil")]).toEqual([
        note,
        without(note) !== note,
      ]);
    }
  });
});

describe("what is no pupil", () => {
  it("stays: places, whatever they are called", () => {
    fc.assert(
      fc.property(
        anyPlace,
        fc.constantFrom(
          "visited N for the field trip",
          "lives near N",
          "moved from N in Year 8",
          "won the N Cup",
          "wrote an essay about N",
          "played for N United",
          "the N Museum project was superb",
        ),
        (place, note) => {
          const whole = note.replace("N", place);
          expect(without(whole)).toBe(whole);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each(THINGS)("stays: %s", (note) => {
    expect(without(note)).toBe(note);
  });

  it.each([
    "Mrs Pennington's club",
    "asked Mr Abara for more work",
    "Jakub Nowak is improving",
    "Jakey is cheerful",
    "Asked Mrs Marsden for more work",
    "essay on Shakespeare's Macbeth",
  ])("stays: %s", (note) => {
    expect(without(note)).toBe(note);
  });

  it("stays: every ordinary note", () => {
    for (const note of ORDINARY) expect(without(note)).toBe(note);
  });
});

describe("how a note reads without the name", () => {
  it.each([
    ["her friend Destiny distracts her", "A classmate distracts her"],
    ["sits with a friend called Hope", "sits with a classmate"],
    ["works with the Hargreaves twins", "works with classmates"],
    ["distracted by Tyrone and Jermaine", "distracted by classmates"],
    ["Ifeoluwa, Tobi and she led", "Classmates and she led"],
    ["works best beside Isla-Rae", "works best beside a classmate"],
  ])("%s", (note, out) => {
    expect(without(note)).toBe(out);
  });
});
