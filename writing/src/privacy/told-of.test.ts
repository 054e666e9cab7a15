import { describe, expect, it } from "vitest";
import { redact } from "./redact.ts";
import { buildRosterIndex } from "./roster.ts";

/** What is sent of a note on a pupil, at a school of theirs. */
function sent(name: string, text: string): string {
  const [first_name = "", last_name = ""] = name.split(" ");
  const own = { first_name, last_name };
  const roster = buildRosterIndex({ students: [own], staff: [], school: "Oakfield Academy" });
  return redact([text], roster, own).texts[0] ?? "";
}

describe("a poet who is called like the pupil", () => {
  it.each([
    "knows Byron died in Greece",
    "She knows that Byron was exiled",
    "he compared Byron's poems with those of Keats",
    "explains how Byron wrote Don Juan",
  ])("stays where the pupil is who knows of them: %s", (note) => {
    expect(sent("Byron Wells", note)).toBe(note);
  });

  it("stays behind the pupil's own name", () => {
    expect(sent("Byron Wells", "Byron compared Byron's poems with Keats")).toBe(
      "{PUPIL} compared Byron's poems with Keats",
    );
  });

  it.each([
    "I know Byron died on stage with conviction",
    "Mum says Byron wrote it alone",
    "I enjoyed Byron's poems",
    "Byron's poems are a joy",
    "knows Byron can do better",
  ])("is the pupil where somebody else speaks: %s", (note) => {
    expect(sent("Byron Wells", note)).toBe(note.replace("Byron", "{PUPIL}"));
  });
});

describe("a place that is called like a pupil", () => {
  it.each([
    "compares life between Paris and London",
    "the distance between London and Paris",
    "wrote about Paris and London",
    "a project on Victoria Falls",
  ])("stays beside another place, and with what the map calls it: %s", (note) => {
    expect(sent("Paris Lund", note)).toBe(note);
    expect(sent("Victoria Lund", note)).toBe(note);
  });

  it.each(["sits between Paris and Tyrone", "argues with Paris in London"])(
    "goes where one sits or argues: %s",
    (note) => expect(sent("Paris Lund", note)).not.toContain("Paris"),
  );

  it("goes where somebody has what the map calls it for a surname", () => {
    expect(sent("Victoria Bay", "Victoria Bay has settled")).toBe("{PUPIL} has settled");
  });
});

describe("what is said of a name", () => {
  it.each([
    ["Gosh is her nickname", "{NAME_1} is her nickname"],
    ["she goes by Bear", "she goes by {NAME_1}"],
    ["nicknamed Tiggs", "nicknamed {NAME_1}"],
    ["the nickname is Bear", "the nickname is {NAME_1}"],
    ["Gosh is what she calls it", "{NAME_1} is what she calls it"],
    ["the bear is her name for it", "the bear is her name for it"],
    ["she goes by bus", "she goes by bus"],
  ])("shows that any word is one: %s", (note, wanted) => {
    expect(sent("Amara Okafor", note)).toBe(wanted);
  });
});

describe("who has a rank of history", () => {
  it.each([
    "wrote about King James",
    "learned about St Jude",
    "sang for St Jude's Day",
    "contrasts Tsar James with Lenin",
  ])("stays: %s", (note) => {
    expect(sent("Jude Penny", note)).toBe(note);
    expect(sent("James Penny", note)).toBe(note);
  });

  it.each([
    ["Prince Albert", "Prince Albert has settled", "{PUPIL} has settled"],
    ["James King", "King James has settled", "{PUPIL} has settled"],
  ])("goes where %s is called so", (name, note, wanted) => {
    expect(sent(name, note)).toBe(wanted);
  });
});
