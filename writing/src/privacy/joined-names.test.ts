import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertNothingKnown, LeakError } from "./gate.ts";
import { redact } from "./redact.ts";
import { buildRosterIndex } from "./roster.ts";

const PEOPLE = [
  ["Maura", "Flynn"],
  ["Yuxuan", "Li"],
  ["Gwenllian", "Pugh"],
  ["Grace", "Okafor"],
  ["Mark", "Reed"],
  ["Llewelyn", "Thornton"],
  ["Agnieszka", "Kowalska"],
  ["Temitope", "Balogun"],
  ["Robin", "Day"],
].map(([first_name = "", last_name = ""]) => ({ first_name, last_name }));
const ROSTER = buildRosterIndex({ students: PEOPLE, staff: [], school: "Oakfield Academy" });
const OWN = { first_name: "Mark", last_name: "Reed" };
const sent = (note: string, own = OWN) => redact([note], ROSTER, own).texts[0] ?? "";

const SAID = ["left the book at home", "has settled", "needs to label axes", "was late twice"];

describe("a first name and a surname run together", () => {
  it("never leave, whosever they are and whichever comes first", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PEOPLE),
        fc.constantFrom(...SAID),
        fc.boolean(),
        fc.constantFrom("", "sits with ", "copied off "),
        ({ first_name, last_name }, said, turned, lead) => {
          const parts = turned ? [last_name, first_name] : [first_name, last_name];
          const whole = parts.join("").toLowerCase();
          expect(sent(`${lead}${whole} ${said}`).toLowerCase()).not.toContain(whole);
        },
      ),
    );
  });

  it("stop a request that the redactor would have let through", () => {
    expect(() => assertNothingKnown("graceokafor uploads late", ROSTER)).toThrow(LeakError);
    expect(() => assertNothingKnown("grace under pressure", ROSTER)).not.toThrow();
  });

  it("are no name where they are a word of English", () => {
    const roster = buildRosterIndex({
      students: [{ first_name: "Art", last_name: "Work" }],
      staff: [],
      school: "Oakfield Academy",
    });
    expect(redact(["neat artwork"], roster, OWN).texts).toEqual(["neat artwork"]);
  });
});

describe("a name pulled apart", () => {
  it.each([
    ["as it is spelt", "li yu xuan is quick", "xuan"],
    ["as it is heard, where people are", "mo ra sits opposite", "mo ra"],
    ["with a slip", "gwen lian hums in lessons", "lian"],
    ["with a hyphen", "argued with agnies-zka", "zka"],
    ["of three parts", "te mi tope reads well", "tope"],
  ])("goes %s", (_, note, part) => {
    expect(sent(note)).not.toContain(part);
  });

  it("goes wherever a name of six letters or more is parted, if a part is no word", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("Yuxuan", "Agnieszka", "Temitope"),
        fc.integer({ min: 2, max: 3 }),
        fc.constantFrom(...SAID),
        (name, length, said) => {
          const parted = `${name.slice(0, length)} ${name.slice(length)}`.toLowerCase();
          expect(sent(`${parted} ${said}`)).not.toContain(parted);
        },
      ),
    );
  });

  it.each(["a day trip in may", "more on the use of units", "works in a team", "an other idea"])(
    "is none of words that are words: %s",
    (note) => {
      expect(sent(note)).toBe(note);
    },
  );
});

describe("a name as somebody writes it who has heard it", () => {
  const heard = (own: string, note: string) => {
    const [first_name = "", last_name = ""] = own.split(" ");
    const roster = buildRosterIndex({
      students: [{ first_name, last_name }],
      staff: [],
      school: "Oakfield Academy",
    });
    return redact([note], roster, { first_name, last_name }).texts[0];
  };
  it.each([
    ["Georgios Papadakis", "yorgos chats", "{PUPIL} chats"],
    ["Cillian Byrne", "killian forgets the kit", "{PUPIL} forgets the kit"],
    ["Dafydd Pugh", "davith forgets the kit", "{PUPIL} forgets the kit"],
    ["Noor Rahman", "nur works well", "{PUPIL} works well"],
    ["Hazel Nutt", "nut is late", "{NAME_1} is late"],
    ["Hazel Nutt", "a nut and a bolt are missing", "a nut and a bolt are missing"],
    ["Rich Mann", "rich man is late", "{NAME_1} is late"],
  ])("%s: %s", (own, note, out) => {
    expect(heard(own, note)).toBe(out);
  });
  it.each([
    ["Wojciech Nowak", "voytek forgets the kit"],
    ["Anna Lewandowska", "levandovska forgets the kit"],
    ["Piotr Dąbrowski", "dombrovski is neat"],
    ["Ewa Wiśniewska", "vishnievska is neat"],
    ["Weronika Zając", "zajonc is able"],
  ])("%s, in doubt: %s", (own, note) => {
    expect(heard(own, note)).toMatch(/^\{[A-Z_\d]+\} /u);
  });
});

describe("a first name and a surname that are words", () => {
  it.each([
    "mark reed the joker",
    "mark reeds best piece",
    "mark reed, a star",
    "mark reed has settled",
  ])("go where nothing follows that they would describe: %s", (note) => {
    expect(sent(note)).not.toMatch(/\bmark\b|\breeds?\b/u);
  });
  it.each(["will read more", "mark reading tests", "marks the reed beds on the map"])(
    "stay as words: %s",
    (note) => {
      expect(sent(note)).toBe(note);
    },
  );
});
