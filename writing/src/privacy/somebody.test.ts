import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redact } from "./redact.ts";
import { buildRosterIndex } from "./roster.ts";

const own = { first_name: "Ben", last_name: "Cole" };
const named = (name: string) => {
  const [first_name = "", last_name = "Abernethy"] = name.split(" ");
  return { first_name, last_name };
};

/** What is sent of a note on Ben Cole, at a school of these as well. */
function sent(text: string, others: readonly string[], staff: readonly string[] = []): string {
  const roster = buildRosterIndex({
    students: [own, ...others.map(named)],
    staff: staff.map(named),
    school: "Oakfield Academy",
  });
  return redact([text], roster, own).texts[0] ?? "";
}

const WORDS =
  "Grace Mark Rose Hope Faith Joy Precious Frank Bill Ivy Melody Sunny Chase Patience Rich Angel Ray".split(
    " ",
  );

describe("a classmate called by a word", () => {
  const frames = {
    "what is done to people": [
      "told X to stop",
      "pushed X",
      "hit X with a ruler",
      "helped X with it",
    ],
    "whom one speaks or throws something to": [
      "talks too much to X",
      "whispers to X",
      "threw a rubber at X",
      "was rude to X",
      "is distracted by X",
    ],
    "who comes and goes": ["better since X left", "calmer when X moved", "with X away he works"],
    "what only people do": [
      "X laughed at him",
      "X complained about him",
      "X keeps distracting him",
    ],
    "what somebody has": ["follows X's lead", "it was not X's fault", "shares X's book"],
    "one breath with another name": [
      "worked with Leo and X",
      "led X and Leo well",
      "between X and Leo",
      "him and X giggle",
    ],
  };
  for (const [kind, notes] of Object.entries(frames)) {
    it(`goes by ${kind}, in small letters or with a capital`, () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...WORDS),
          fc.constantFrom(...notes),
          fc.boolean(),
          (name, note, small) => {
            const typed = note.replace("X", small ? name.toLowerCase() : name);
            expect(sent(typed, [name, "Leo Hart"])).not.toContain(
              small ? name.toLowerCase() : name,
            );
          },
        ),
      );
    });
  }

  it.each([
    ["Grace", "works with grace under pressure"],
    ["Mark", "helped mark the books"],
    ["Hope", "relies on hope"],
    ["Mark", "his coursework was a delight to mark, and he was generous"],
    ["Art", "copied art from the board"],
    ["Art", "is distracted by art"],
    ["Summer", "better since summer left him rested"],
    ["Hope", "hope fades for him"],
  ])("%s stays a word in %j", (name, note) => {
    expect(sent(note, [name])).toBe(note);
  });

  it("is nobody behind a comma with a sentence after it", () => {
    expect(sent("Well done Leo, hope this helps", ["Hope", "Leo Hart"])).toContain(
      "hope this helps",
    );
  });
});

describe("a first name without its apostrophe", () => {
  it.each([
    ["Leo Hart", "moved away from leos desk"],
    ["Ava Hart", "avas book was copied"],
    ["Joe Hart", "copied joes answers"],
  ])("of %s goes: %s", (name, note) => {
    const typed = `${name.split(" ")[0]?.toLowerCase() ?? ""}s`;
    expect(sent(note, [name])).not.toContain(typed);
  });
});

describe("a colleague who is called like a thing", () => {
  it.each(["Pike agrees", "He is able, Pike reckons", "Frost said so", "Pike moved her"])(
    "goes where something is said or thought: %s",
    (note) => {
      expect(sent(note, [], ["Susan Pike", "Jim Frost"])).not.toMatch(/Pike|Frost/u);
    },
  );
  it("stays a thing elsewhere", () => {
    expect(sent("Frost and thaw explained", [], ["Jim Frost"])).toBe("Frost and thaw explained");
  });
});

describe("initials that schools use besides", () => {
  const initials = (first_name: string, last_name: string, text: string) => {
    const pupil = { first_name, last_name };
    const roster = buildRosterIndex({ students: [pupil], staff: [], school: "Oakfield Academy" });
    return redact([text], roster, pupil).texts[0] ?? "";
  };
  it.each([
    ["Ada", "Rowe", "AR needs to revise", "{PUPIL} needs to revise"],
    ["Ada", "Rowe", "AR is a kind girl", "{PUPIL} is a kind girl"],
    ["Paul", "Evans", "PE is working well", "{PUPIL} is working well"],
    ["Paul", "Evans", "Sits next to PE", "Sits next to {PUPIL}"],
    ["Sian", "Pugh-Evans", "Sian/SPE is settled", "{PUPIL}/{PUPIL} is settled"],
    // Perhaps the lesson: it goes, and comes back as it was typed.
    ["Ada", "Rowe", "AR has improved", "{NAME_1} has improved"],
    ["Paul", "Evans", "PE is his best lesson", "PE is his best lesson"],
    ["Paul", "Evans", "Enjoys PE", "Enjoys PE"],
    ["Di", "Tate", "Good in PE/DT", "Good in PE/DT"],
  ])("of %s %s: %j is sent as %j", (first, last, note, expected) => {
    expect(initials(first, last, note)).toBe(expected);
  });
});

describe("what is called after whoever found it", () => {
  it.each(["the Bessemer process", "the Babington Plot", "the Rowlatt Act", "the Ming Dynasty"])(
    "is no stranger: %s",
    (thing) => {
      expect(sent(`Explains ${thing} well`, [])).toBe(`Explains ${thing} well`);
    },
  );
  it("says nothing of a team", () => {
    expect(sent("Plays in the Bessemer team", [])).not.toContain("Bessemer");
  });
});
