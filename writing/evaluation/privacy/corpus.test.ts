import { describe, expect, it } from "vitest";
import { PRIVATE_NOTES } from "./corpus.ts";
import { pupilCalled, ROSTER } from "./school.ts";

const LETTER = /[\p{L}\p{N}]/u;

/** Where `part` stands in `text`. */
function places(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}

function standsInsideAWord(text: string, part: string): boolean {
  return places(text, part).some(
    (at) => LETTER.test(text[at - 1] ?? "") || LETTER.test(text[at + part.length] ?? ""),
  );
}

describe("the corpus of private notes", () => {
  it("has at least 420 different notes", () => {
    expect(new Set(PRIVATE_NOTES.map((note) => note.text)).size).toBe(PRIVATE_NOTES.length);
    expect(PRIVATE_NOTES.length).toBeGreaterThanOrEqual(420);
  });

  it("is of a school of a fair size", () => {
    expect(ROSTER.students.length).toBeGreaterThanOrEqual(110);
    expect(ROSTER.staff.length).toBeGreaterThanOrEqual(25);
  });

  it("keeps something in two thirds of its notes", () => {
    const keeping = PRIVATE_NOTES.filter((note) => note.keeps.length > 0);
    expect(keeping.length * 3).toBeGreaterThanOrEqual(PRIVATE_NOTES.length * 2);
  });

  it("has known and unknown secrets", () => {
    const secrets = PRIVATE_NOTES.flatMap((note) => note.secrets);
    expect(secrets.filter((secret) => secret.known).length).toBeGreaterThan(200);
    expect(secrets.filter((secret) => !secret.known).length).toBeGreaterThan(150);
  });

  it.each(PRIVATE_NOTES)("is consistent: $text", ({ about, text, secrets, keeps, school }) => {
    pupilCalled(about, school);
    expect(text).not.toMatch(/[{}<>[\]]|=>/u);
    expect(secrets.length + keeps.length).toBeGreaterThan(0);
    for (const secret of secrets) {
      expect(text).toContain(secret.text);
      expect(secret.text.length).toBeGreaterThan(2);
      expect(standsInsideAWord(text, secret.text)).toBe(false);
      // Each place of it is labelled, or the same letters would have to go here and stay there.
      expect(places(text, secret.text).length).toBe(
        secrets.reduce((sum, other) => sum + places(other.text, secret.text).length, 0),
      );
    }
    for (const keep of keeps) {
      expect(text).toContain(keep);
      expect(secrets.filter((secret) => keep.includes(secret.text))).toEqual([]);
    }
  });
});
