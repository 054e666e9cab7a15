import { describe, expect, it } from "vitest";
import { withoutClassmates } from "./classmates.ts";
import { assertNothingKnown, LeakError } from "./gate.ts";
import type { PersonName } from "./person-name.ts";
import { ARTISTS, AUTHORS, LEADERS, SCIENTISTS, WORKS } from "./public-corpus.ts";
import { redact } from "./redact.ts";
import { restore } from "./restore.ts";
import { buildRosterIndex, type RosterIndex } from "./roster.ts";

const CORPUS = [...AUTHORS, ...SCIENTISTS, ...LEADERS, ...ARTISTS, ...WORKS];
const OTHER = { first_name: "Wren", last_name: "Okonkwo" };

function partsOf(name: string): PersonName {
  const words = name.split(" ");
  return { first_name: words[0] ?? "", last_name: words.at(-1) ?? "" };
}

/** Students who share the first name, the surname, or the whole name. */
function namesakes(name: string): PersonName[] {
  const { first_name, last_name } = partsOf(name);
  return [
    { first_name, last_name: OTHER.last_name },
    { first_name: OTHER.first_name, last_name },
    { first_name, last_name },
  ];
}

const rosterWith = (...students: PersonName[]) =>
  buildRosterIndex({
    students,
    staff: [{ first_name: "Farah", last_name: "Siddiqui" }],
    school: "Oakfield Academy",
  });

/** What of a text would go out, what comes back of it, and whether the gate would stop it. */
function sent(text: string, roster: RosterIndex, student: PersonName) {
  const { texts, table } = redact([text], roster, student);
  const out = texts[0] ?? "";
  const back = restore(out, table);
  let stopped = false;
  try {
    assertNothingKnown(`Write a report. ${out}`, roster, [table]);
  } catch (error) {
    if (!(error instanceof LeakError)) throw error;
    stopped = true;
  }
  return { out, back: back.ok ? back.text : undefined, stopped };
}

/** Whether a word stands in a text as a word, in any case and with or without accents. */
function says(text: string, word: string): boolean {
  const plain = (one: string) => one.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return new RegExp(`(?<![\\p{L}])${plain(word)}(?![\\p{L}])`, "u").test(plain(text));
}

const ABOUT = [
  (name: string) => `has read ${name} with care`,
  (name: string) => `an essay on ${name}, well planned`,
  (name: string) => `enjoyed ${name}'s world`,
  (name: string) => `a good talk about ${name}. More of this next term`,
];

describe("public names of lessons", () => {
  it("are 200 or more, each once", () => {
    expect(new Set(CORPUS).size).toBeGreaterThanOrEqual(200);
    expect(new Set(CORPUS).size).toBe(CORPUS.length);
  });

  describe.each(CORPUS)("%s", (name) => {
    it("is no reason to stop a report, and comes back as it was written", () => {
      for (const student of namesakes(name)) {
        const rosters = [rosterWith(student, OTHER), rosterWith(OTHER, ...namesakes(name))];
        for (const roster of rosters) {
          for (const about of ABOUT) {
            const note = about(name);
            const { back, stopped } = sent(note, roster, student);
            expect(stopped, note).toBe(false);
            expect(back, note).toBe(note);
          }
          const both = `${student.first_name} reads ${name}, and ${student.first_name}'s book is neat`;
          expect(sent(both, roster, student), both).toMatchObject({ back: both, stopped: false });
        }
      }
    });

    it("lets neither name of a pupil out, nor a whole name that a pupil has", () => {
      for (const student of namesakes(name)) {
        const roster = rosterWith(student, OTHER);
        const whole = `${student.first_name} ${student.last_name}`;
        const shared = whole === name;
        const note = `${whole} reads ${name}. ${student.first_name} works hard, says ${whole}`;
        const { out } = sent(note, roster, student);
        const rest = shared ? out : out.replaceAll(name, "…");
        expect(says(rest, whole), out).toBe(false);
        expect(says(rest, student.first_name), out).toBe(false);
      }
    });

    it("is no classmate, and a classmate of that name stays one", () => {
      const [first] = namesakes(name);
      if (first === undefined) return;
      const roster = rosterWith(first, OTHER);
      const note = `has read ${name}`;
      expect(withoutClassmates(note, OTHER, roster)).toBe(note);
      const beside = `sits next to ${first.first_name} ${first.last_name} and reads ${name}`;
      expect(withoutClassmates(beside, OTHER, roster)).toBe(
        `sits next to a classmate and reads ${name}`,
      );
    });
  });
});

describe("what only looks like a public name", () => {
  const ROSTER = buildRosterIndex({
    students: [
      { first_name: "Theresa", last_name: "Hughes" },
      { first_name: "Mary", last_name: "Okafor" },
      { first_name: "George", last_name: "Lyle" },
      { first_name: "Michael", last_name: "Dent" },
      { first_name: "Jane", last_name: "Okonkwo" },
      { first_name: "Marie", last_name: "Stone" },
      { first_name: "Paris", last_name: "Long" },
      { first_name: "Tom", last_name: "Austen" },
    ],
    staff: [{ first_name: "Alan", last_name: "Jones" }],
    school: "Oakfield Academy",
  });
  const STUDENT = { first_name: "Theresa", last_name: "Hughes" };

  it.each([
    ["Theresa may need help with fractions", "{PUPIL} may need help with fractions"],
    ["I told Mary I was pleased", "I told {CLASSMATE_1} I was pleased"],
    ["argued with George Michael", "argued with {CLASSMATE_1}"],
    [
      "sits with Jane. Austen is her favourite",
      "sits with {CLASSMATE_1}. {CLASSMATE_2} is her favourite",
    ],
    ["thanks to Mr Jones", "thanks to Mr {STAFF_1}"],
    ["works with Marie Curie-Stone", "works with {CLASSMATE_1}"],
    ["helped by Jane Austen Okonkwo", "helped by {CLASSMATE_1}"],
  ])("is taken out: %s", (note, expected) => {
    expect(sent(note, ROSTER, STUDENT)).toMatchObject({ out: expected, stopped: false });
  });

  it.each([
    "an essay on Theresa May",
    "wrote about Mary I and her reign",
    "read Jane Austen, and Austen's letters",
    "the war that George V did not want",
    "played Mr Darcy",
  ])("and what is one comes back whole: %s", (note) => {
    expect(sent(note, ROSTER, STUDENT)).toMatchObject({ back: note, stopped: false });
  });

  it("takes a name out everywhere once it has stood for a person", () => {
    const paris = { first_name: "Paris", last_name: "Long" };
    expect(sent("Paris enjoyed the trip to Paris", ROSTER, paris)).toEqual({
      out: "{PUPIL} enjoyed the trip to {PUPIL}",
      back: "Paris enjoyed the trip to Paris",
      stopped: false,
    });
  });

  it("knows another Jane from the pupil", () => {
    const jane = { first_name: "Jane", last_name: "Okonkwo" };
    expect(sent("Jane has read Jane Gardam", ROSTER, jane)).toMatchObject({
      out: "{PUPIL} has read {NAME_1}",
      back: "Jane has read Jane Gardam",
    });
    expect(sent("Jane has helped, says Jane Okonkwo", ROSTER, jane)).toMatchObject({
      out: "{PUPIL} has helped, says {PUPIL}",
    });
    // A surname with a slip in it is the student's own.
    expect(sent("Well done, Jane Okonkwoo", ROSTER, jane)).toMatchObject({
      out: "Well done, {PUPIL}",
    });
  });
});

describe("the gate", () => {
  const roster = rosterWith({ first_name: "Jane", last_name: "Okonkwo" });
  it("lets Jane Austen through and stops Jane", () => {
    expect(() => assertNothingKnown("She read Jane Austen.", roster)).not.toThrow();
    expect(() => assertNothingKnown("She read Jane Austen with Jane.", roster)).toThrow(LeakError);
    expect(() => assertNothingKnown("She read Jane and Austen.", roster)).toThrow(LeakError);
  });
  it("stops the whole name of an author where a pupil has it", () => {
    const shared = rosterWith({ first_name: "Jane", last_name: "Austen" });
    expect(() => assertNothingKnown("She read Jane Austen.", shared)).toThrow(LeakError);
  });
});
