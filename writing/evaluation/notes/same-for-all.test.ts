import type { Pronouns } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, it } from "vitest";
import { readNotes } from "../../src/notes/read-notes.ts";
import { CORPUS } from "./corpus.ts";
import type { CorpusNote } from "./meaning.ts";

const NAMES_A_PERSON = /\b(?:he|she|his|her|him|himself|herself|they|their|them|themselves)\b/iu;
/** Notes that are as they are whatever the pupil's pronoun is. */
const NOTES = CORPUS.filter(({ text }) => !NAMES_A_PERSON.test(text));

/** What becomes of each piece of a note about a pupil of these pronouns. */
function kindsOf({ pupil, subject, field, option, text }: CorpusNote, pronouns: Pronouns): string {
  const student = { ...pupil, pronouns };
  return readNotes({ student, subject, field, option, text, roster: null })
    .map(({ kind, judgement }) => `${kind} ${judgement}`)
    .join(", ");
}

describe("the same note of another pupil", () => {
  it("is said of him as it is of her", () => {
    const differs = NOTES.filter((note) => kindsOf(note, "He/Him") !== kindsOf(note, "She/Her"));
    expect(differs.map(({ text }) => text)).toEqual([]);
  });

  it("is said of him as it is of them", () => {
    const differs = NOTES.filter((note) => kindsOf(note, "He/Him") !== kindsOf(note, "They/Them"));
    expect(differs.map(({ text }) => text)).toEqual([]);
  });
});
