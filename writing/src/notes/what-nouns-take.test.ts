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

const SET_PHRASES: readonly Note[] = [
  [
    "level_notes",
    "writes at length but drifts off the question",
    "Callum writes at length but drifts off the question.",
  ],
  [
    "homework_improvement_notes",
    "write one equals sign per line",
    "Callum needs to write one equals sign per line.",
  ],
  [
    "punctuality_notes",
    "arrives out of breath from other side of site",
    "Callum arrives out of breath from the other side of the site.",
  ],
  [
    "area_to_improve",
    "tuning up before lesson starts",
    "Callum should work on tuning up before the lesson starts.",
  ],
  [
    "participation_notes",
    "makes everybody laugh, usually at right time",
    "Callum makes everybody laugh, usually at the right time.",
  ],
  [
    "level_notes",
    "manages present tense, lost in the past",
    "Callum manages the present tense. / Callum is lost in the past.",
  ],
  [
    "participation_notes",
    "works well in pairs, less so in bigger groups",
    "Callum works well in pairs but less so in bigger groups.",
  ],
  [
    "behaviour_notes",
    "great sportsmanship even when losing",
    "Callum shows great sportsmanship even when losing.",
  ],
  [
    "best_achievement",
    "got 100% in times tables challenge",
    "Callum achieved 100% in the times tables challenge.",
  ],
];

const NOBODYS: readonly Note[] = [
  ["best_achievement", "laser cut and beautifully finished", "—"],
  ["punctuality_notes", "car trouble in nov but otherwise fine", "—"],
  ["level_notes", "county standard", "—"],
  ["best_achievement", "two paintings chosen for county hall", "—"],
  ["participation_notes", "brilliant discussion on animal farm", "—"],
  ["homework_notes", "nothing recorded yet for his composition", "—"],
  ["homework_notes", "left at home again", "Callum's homework has been left at home again."],
  ["participation_notes", "glued to the screen", "Callum is glued to the screen."],
  [
    "additional_notes",
    "not entered for higher",
    "Callum has not been entered for the higher tier.",
  ],
  [
    "punctuality_notes",
    "improved after I spoke to mum",
    "His punctuality improved after I spoke to his mum.",
  ],
  ["punctuality_notes", "stuck in traffic twice, rang ahead both times", "—"],
  ["additional_notes", "welcome to the school", "—"],
];

const DEEDS: readonly Note[] = [
  ["behaviour_notes", "belittles others in discussions", "Callum belittles others in discussions."],
  ["homework_improvement_notes", "dont rub out mistakes", "Callum should not rub out mistakes."],
  [
    "area_to_improve",
    "describe the pattern before you explain it",
    "Callum needs to describe the pattern before he explains it.",
  ],
  ["behaviour_notes", "sent off for dissent", "Callum was sent off for dissent."],
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
  it.each(SET_PHRASES)("what is said so has its article or none: %s, %s", (field, text, reads) => {
    expect(said(field, text)).toBe(reads);
  });
  it.each(NOBODYS)("nothing is made somebody's that is not: %s, %s", (field, text, reads) => {
    expect(said(field, text)).toBe(reads);
  });
  it.each(DEEDS)("a verb takes what it takes: %s, %s", (field, text, reads) => {
    expect(said(field, text)).toBe(reads);
  });
  it.each(OWNERS)("an owner has an apostrophe: %s, %s", (field, text, reads) => {
    expect(said(field, text)).toBe(reads);
  });
});
