import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { readNotes } from "./read-notes.ts";

function said(field: WrittenField, text: string): string {
  const student = {
    first_name: "Callum",
    last_name: "Prior",
    pronouns: "He/Him" as const,
    year: 8,
  };
  const about = { student, subject: "English", field, option: "", text, roster: null };
  return readNotes(about)
    .map(({ reads_as }) => reads_as || "—")
    .join(" / ");
}

type Note = readonly [field: WrittenField, note: string, said: string];

const NEW_THINGS: readonly Note[] = [
  [
    "best_achievement",
    "built trebuchet out of scrap wood",
    "Callum built a trebuchet out of scrap wood.",
  ],
  [
    "best_achievement",
    "baked quiche for the open evening",
    "Callum baked a quiche for the open evening.",
  ],
  ["additional_notes", "won rosette in the gymkhana", "Callum won a rosette in the gymkhana."],
  ["level_notes", "has knack for dialogue", "Callum has a knack for dialogue."],
];

const UNSURE: readonly Note[] = [
  ["participation_notes", "always brings barista", "—"],
  ["participation_notes", "works well in task", "—"],
  ["level_notes", "some good idea", "—"],
  ["additional_notes", "lovely airports", "—"],
  ["additional_notes", "would have flown", "—"],
  ["level_notes", "shading", "—"],
  ["best_achievement", "composed riff for the school show", "—"],
];

const OWN: readonly Note[] = [
  ["area_to_improve", "argument", "Callum needs to work on his argument."],
  ["area_to_improve", "accent", "Callum should work on his accent."],
  ["area_to_improve", "poem", "—"],
  ["area_to_improve", "planning", "Callum needs to work on planning."],
  ["level_notes", "lots of good ideas", "Callum has lots of good ideas."],
  ["level_notes", "bags of enthusiasm", "Callum has bags of enthusiasm."],
  ["best_achievement", "100m record", "Callum's best achievement was his 100m record."],
  ["best_achievement", "best score in year", "Callum achieved the best score in the year."],
];

const OWNERS: readonly Note[] = [
  ["participation_notes", "builds on peers ideas", "Callum builds on peers' ideas."],
  ["level_notes", "knows Newtons laws inside out", "Callum knows Newton's laws inside out."],
  ["level_notes", "explained Hitlers rise to power", "Callum explained Hitler's rise to power."],
  ["additional_notes", "took Chamberlains side", "Callum took Chamberlain's side."],
  ["level_notes", "understands Christians beliefs", "Callum understands Christians' beliefs."],
  [
    "best_achievement",
    "essay on the miners strike",
    "Callum's best achievement was his essay on the miners' strike.",
  ],
  ["level_notes", "loved the Dickens novel", "Callum loved the Dickens novel."],
  ["behaviour_notes", "good friends with everyone", "Callum is good friends with everyone."],
  ["behaviour_notes", "polite and helpfull", "Callum is polite and helpful."],
];

describe("what a noun takes where a note leaves it out", () => {
  it.each(NEW_THINGS)("one thing that is new has its article: %s, %s", (field, text, reads) => {
    expect(said(field, text)).toBe(reads);
  });
  it.each(UNSURE)("what may be meant in two ways goes back: %s, %s", (field, text, reads) => {
    expect(said(field, text)).toBe(reads);
  });
  it.each(OWN)("what somebody has is theirs: %s, %s", (field, text, reads) => {
    expect(said(field, text)).toBe(reads);
  });
  it.each(OWNERS)("an owner has an apostrophe: %s, %s", (field, text, reads) => {
    expect(said(field, text)).toBe(reads);
  });
});
