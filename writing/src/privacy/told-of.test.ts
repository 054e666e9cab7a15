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

describe("who has a rank of history", () => {
  it.each(["wrote about King James", "learned about St Jude", "contrasts Tsar James with Lenin"])(
    "stays: %s",
    (note) => {
      expect(sent("Jude Penny", note)).toBe(note);
      expect(sent("James Penny", note)).toBe(note);
    },
  );

  it.each([
    ["Prince Albert", "Prince Albert has settled", "{PUPIL} has settled"],
    ["James King", "King James has settled", "{PUPIL} has settled"],
  ])("goes where %s is called so", (name, note, wanted) => {
    expect(sent(name, note)).toBe(wanted);
  });
});
