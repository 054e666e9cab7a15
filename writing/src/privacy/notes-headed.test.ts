import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redact } from "./redact.ts";
import { buildRosterIndex } from "./roster.ts";

/** What is sent of a note on the pupil of this first name. */
function sent(first_name: string, text: string): string {
  const own = { first_name, last_name: "Abernethy" };
  const roster = buildRosterIndex({ students: [own], staff: [], school: "Oakfield Academy" });
  return redact([text], roster, own).texts[0] ?? "";
}

/** People called by a word, of every kind of word: a quality, a thing, a verb and what describes. */
const NAMES =
  "Grace Mark Faith Joy Precious Pat Jack Frank Bill Ivy Poppy Robin Melody Sunny Chase Patience Rich Angel Kit Iris Ray".split(
    " ",
  );

describe("a pupil called by a word, in small letters or with a capital", () => {
  const frames = {
    "without a verb": [
      "X back on track",
      "X off task again",
      "X still rushing",
      "X not revising enough",
      "X better at this now",
      "X best in pairs",
      "X a star in class",
      "X too quiet",
    ],
    "with their form": ["X 7B needs reminding", "X, 9F, fine", "X (10C) has settled"],
    "after what a sentence begins with": [
      "this term X has grown",
      "in lessons X is quiet",
      "at times X can drift",
      "on the whole X does well",
      "overall X works well",
      "when asked X answers",
      "next year X can read more",
    ],
    "after what a teacher feels": [
      "glad X has settled",
      "happy with X so far",
      "so pleased X has settled",
    ],
    "beside who belongs to them": ["X & his partner did well", "X and her group led"],
    "where something is had of them": [
      "no homework from X",
      "lovely effort from X this term",
      "not easy for X but he copes",
      "it is a pleasure to teach X",
    ],
    "where something is done to them": ["would love X to speak up", "had to move X twice"],
  };
  for (const [kind, notes] of Object.entries(frames)) {
    it(`goes ${kind}`, () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...NAMES),
          fc.constantFrom(...notes),
          fc.boolean(),
          (name, note, small) => {
            // "Joy a joy" and the subject called art or kit say nothing of how they are called.
            const typed = note.replace("X", small ? name.toLowerCase() : name);
            expect(sent(name, typed)).toBe(note.replace("X", "{PUPIL}"));
          },
        ),
      );
    });
  }

  it.each([
    ["Summer", "since summer summer has settled", "since summer {PUPIL} has settled"],
    ["Hope", "we hope hope gets a 7", "we hope {PUPIL} gets a 7"],
    ["Mark", "marks folder is immaculate", "{PUPIL} folder is immaculate"],
    ["Summer", "so proud of summer", "so proud of {PUPIL}"],
    ["May", "spoke to may about it", "spoke to {PUPIL} about it"],
    ["Mercy", "mercy always first to finish", "{PUPIL} always first to finish"],
    ["Mercy", "lovely to see mercy smile", "lovely to see {PUPIL} smile"],
    ["Jade", "jades diagrams are neat", "{PUPIL} diagrams are neat"],
    ["Clay", "clay unsure of bonding", "{PUPIL} unsure of bonding"],
  ])("%s: %j is sent as %j", (name, note, expected) => {
    expect(sent(name, note)).toBe(expected);
  });

  it.each([
    ["Mark", "exam mark is 45"],
    ["Mark", "overall mark is 45"],
    ["Rose", "marks rose higher this term"],
    ["Rose", "rose again after mocks"],
    ["Will", "this term will matter"],
    ["Kit", "kit still missing"],
    ["Patience", "patience still needed"],
    ["Art", "no homework for art"],
    ["Art", "art is his best subject"],
    ["Summer", "summer is her favourite season"],
    ["May", "no homework from May to July"],
    ["Hope", "hope and fear in the poem"],
    ["Robin", "how robin songs differ"],
  ])("%s: stays where it is a word: %j", (name, note) => {
    expect(sent(name, note)).toBe(note);
  });
});

describe("a whole name in small letters", () => {
  it.each(["mark winters 9C resits", "mark winters (9C) resits", "mark winters Y9 resits"])(
    "heads a note with its form: %s",
    (note) => {
      const own = { first_name: "Mark", last_name: "Winters" };
      const roster = buildRosterIndex({ students: [own], staff: [], school: "Oakfield Academy" });
      expect(redact([note], roster, own).texts[0]).toBe(note.replace("mark winters", "{PUPIL}"));
    },
  );
});
