import type { NoteReading } from "@reportair/contract/features/note-readings.ts";
import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, it } from "vitest";
import { INFORMAL } from "../../test/style-profile.ts";
import { createEmbeddedWriter } from "../embedded/writer.ts";
import type { Facts, WriteRequest } from "../facts.ts";
import { NO_RULES, type HouseRules } from "../rules/rules.ts";
import type { StyleProfile } from "../style/profile.ts";
import { readNotes } from "./read-notes.ts";

type Settled = { style?: StyleProfile; rules?: HouseRules };

const STUDENT: Facts["student"] = {
  first_name: "Grace",
  last_name: "Okafor",
  pronouns: "She/Her",
  year: 9,
};
const rules = (settled: Partial<HouseRules>): Settled => ({ rules: { ...NO_RULES, ...settled } });
const avoiding = (...avoid: string[]) => rules({ avoid });

const byName = (sentence: string) => sentence.replace(/^She\b/u, "Grace");

/** How a note on behaviour reads while it is typed. */
function previewOf(text: string, settled: Settled, student = STUDENT): NoteReading[] {
  const about = { student, subject: "History", field: "behaviour_notes", option: "" } as const;
  return readNotes({ ...about, text, roster: null, ...settled });
}

async function reportOn(text: string, settled: Settled, student = STUDENT) {
  const inputs = { ...EMPTY_INPUTS, behaviour: "Good Behaviour", behaviour_notes: text } as const;
  const facts: WriteRequest["facts"] = {
    student,
    subject: "History",
    inputs,
    range: "300-400",
    unit: "words",
    leave_out: [],
  };
  const said = { classmates: [], earlier: [] };
  const asked: WriteRequest = { facts, said, seed: 1, roster: null, ...settled };
  const { sentences, handed_back } = await createEmbeddedWriter().write(asked);
  return {
    said: sentences
      .filter(({ sources }) => sources.includes("behaviour_notes"))
      .map((sentence) => byName(sentence.text)),
    back: handed_back.map(({ text: piece, reason }) => [piece, reason]),
  };
}

/** What the preview says and hands back, once the report is known to do the same. */
async function bothSay(text: string, settled: Settled, student = STUDENT) {
  const readings = previewOf(text, settled, student);
  const shown = {
    said: readings.map(({ reads_as }) => byName(reads_as)).filter((sentence) => sentence !== ""),
    back: readings
      .filter(({ kind }) => kind === "handed_back")
      .map(({ from, to, reason }) => [text.slice(from, to), reason]),
  };
  expect(await reportOn(text, settled, student)).toEqual(shown);
  return shown;
}

const NOTE = "She doesn't call out. She never argues.";
const IN_FULL = ["Grace does not call out.", "Grace never argues."];
const SHORT = ["Grace doesn't call out.", "Grace never argues."];

describe("a teacher's style", () => {
  it("shortens verbs in the preview as in the report, or leaves them in full", async () => {
    expect(await bothSay(NOTE, { style: INFORMAL })).toEqual({ said: SHORT, back: [] });
    expect(await bothSay(NOTE, {})).toEqual({ said: IN_FULL, back: [] });
  });

  it("gives way to a school's formal tone", async () => {
    const formal = { style: INFORMAL, ...rules({ tone: "formal" }) };
    expect((await bothSay(NOTE, formal)).said).toEqual(IN_FULL);
  });

  it("shows a pupil who is spoken to what they will be told", () => {
    const style: StyleProfile = { ...INFORMAL, address: "pupil" };
    expect(previewOf(NOTE, { style }).map(({ reads_as }) => reads_as)).toEqual([
      "You don't call out.",
      "You never argue.",
    ]);
  });

  it("hands back what the teacher does not want again", async () => {
    const style = { ...INFORMAL, avoid: ["call out"] };
    expect(await bothSay(NOTE, { style })).toEqual({
      said: SHORT.slice(1),
      back: [
        ["She doesn't call out", "This holds words that your own style keeps out of reports."],
      ],
    });
  });

  it("keeps the “I” of a note though its teacher is not in other sentences", async () => {
    const style: StyleProfile = { ...INFORMAL, person: "nobody" };
    const { said } = await bothSay("I am proud of her.", { style });
    expect(said).toHaveLength(1);
  });
});

describe("a word that the school avoids", () => {
  it("is handed back with the word, and the rest of the note is said", async () => {
    expect(await bothSay(NOTE, avoiding("argues", "lazy"))).toEqual({
      said: IN_FULL.slice(0, 1),
      back: [["She never argues", "Your school keeps “argues” out of reports."]],
    });
  });

  it("is looked for in the sentence that would be said", async () => {
    const { said, back } = await bothSay("dosent call out", avoiding("does not"));
    expect([said, back]).toEqual([
      [],
      [["dosent call out", "Your school keeps “does not” out of reports."]],
    ]);
    expect((await bothSay("needs to sit still", avoiding("needs to"))).said).toEqual([]);
  });

  it("does not come in by a contraction that can be left", async () => {
    const settled = { style: INFORMAL, ...avoiding("doesn't") };
    expect(await bothSay(NOTE, settled)).toEqual({ said: IN_FULL, back: [] });
  });

  it("may be the student's name", async () => {
    expect((await bothSay("Grace never argues.", avoiding("grace"))).back).toEqual([]);
    expect((await bothSay("She moves with grace.", avoiding("grace"))).back).toHaveLength(1);
  });

  it("is no part of a suggestion", () => {
    const suggested = (settled: Settled) =>
      previewOf("dumb questions all lesson", settled).flatMap(({ suggestions }) => suggestions);
    const [first, second] = suggested({});
    expect(second).toBe("Grace needs more support in this subject");
    expect(suggested(avoiding("support"))).toEqual([first]);
  });

  it("is not what a teacher leads on with", async () => {
    const transitions = { contrast: ["Even so"], addition: [], target: ["Moving forward"] };
    const settled = {
      style: { ...INFORMAL, transitions },
      ...avoiding("moving forward", "argues"),
    };
    const { said } = await reportOn("She should sit still.", settled);
    expect(said).toEqual(["Grace should sit still."]);
  });
});

describe("a piece that is handed back", () => {
  it("is told of in a warm report, too", async () => {
    const { back } = await bothSay("She never argues. asdf qwer", rules({ tone: "warm" }));
    expect(back).toHaveLength(1);
  });
});

it("a note stays where the teacher's own sentence says a part of it", async () => {
  const style: StyleProfile = {
    ...INFORMAL,
    openings: ["{PUPIL} listens to everybody"],
    frames: [
      { part: "opening", text: "{PUPIL} listens to everybody.", judgement: "warm", topic: null },
    ],
  };
  const settled = { style: { ...style, contractions: false } };
  const text = "She does not call out. She listens to everybody and helps others.";
  const { said } = await bothSay(text, settled);
  expect(said).toEqual([
    "Grace does not call out.",
    "Grace listens to everybody and helps others.",
  ]);
});
