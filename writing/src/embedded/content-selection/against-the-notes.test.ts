import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, test } from "vitest";
import { createEmbeddedWriter } from "../writer.ts";
import { goesBySteps, isBlameless, ruledOut } from "./against-the-notes.ts";

const ALONE = "a chosen role in group work would give {pupil/them} a reason to speak.";
const ALOUD = "presenting a group's work to the class would be a good role for {pupil/them}.";
const CHOICE = "twenty minutes each evening with a book of {their} own choosing would help.";
const PLAIN = "{pupil} should keep a list of new words.";

describe("a note rules out the advice that goes against it", () => {
  const against = (note: string, more: Partial<ReportInputs> = {}) => {
    const words = ruledOut({ ...EMPTY_INPUTS, participation_notes: note, ...more });
    return (phrase: string) => words.some((each) => each.test(phrase));
  };

  test.each([
    ["works best on own with headphones in", ALONE],
    ["prefers to work alone", ALONE],
    ["finds group work hard", ALONE],
    ["hates reading aloud", ALOUD],
    ["wider reading - hasn't touched the list I gave out", CHOICE],
    ["should finish the set text", CHOICE],
  ])("%s", (note, phrase) => {
    expect(against(note)(phrase)).toBe(true);
    expect(against(note)(PLAIN)).toBe(false);
  });

  test.each([
    ["works well on his own and in groups", ALONE],
    ["works better in pairs than alone", ALONE],
    ["reads widely", CHOICE],
    ["presents well", ALOUD],
  ])("not: %s", (note, phrase) => {
    expect(against(note)(phrase)).toBe(false);
  });

  const LEADING = "{pupil} could offer to lead a group or represent the class.";
  test.each([
    ["nobody who says little in class is put at its head", { participation: "Passive Observer" }],
    ["nor who is quiet by a note", { additional_notes: "quiet, gets on" }],
  ] as const)("%s", (_, inputs) => {
    expect(against("", inputs)(LEADING)).toBe(true);
    expect(against("", inputs)(PLAIN)).toBe(false);
    expect(against("", { participation: "Active Participant" })(LEADING)).toBe(false);
  });

  test("who owes homework has no reliability to carry over to it", () => {
    const further = "{pupil} should carry the same reliability over to deadlines.";
    expect(against("", { homework: "Never Completed" })(further)).toBe(true);
    expect(against("", { homework: "Mostly Completed" })(further)).toBe(false);
  });

  test("unless the teacher makes a target of it", () => {
    const target = { area_to_improve: "needs to contribute in groups" };
    expect(against("prefers to work alone", target)(ALONE)).toBe(false);
  });
});

test("a sentence that blames nobody says no more than what is so", () => {
  expect(isBlameless("They are occasionally late to lessons.")).toBe(true);
  for (const text of [
    "They are occasionally late, and should aim not to be.",
    "There is the occasional late mark against their name.",
    "They are frequently late, which is a concern.",
  ])
    expect(isBlameless(text)).toBe(false);
});

test("a method goes by steps where the subject does", () => {
  expect(goesBySteps("maths", "Maths")).toBe(true);
  expect(goesBySteps("general", "Design & Technology")).toBe(true);
  expect(goesBySteps("english", "English")).toBe(false);
  expect(goesBySteps("general", "Health and Social Care")).toBe(false);
});

describe("in a report", () => {
  const write = async (
    inputs: Partial<ReportInputs>,
    seed: number,
    { subject = "English", year = 9 } = {},
  ) => {
    const report = await createEmbeddedWriter().write({
      facts: {
        student: { first_name: "Amara", last_name: "Okafor", pronouns: "She/Her", year },
        subject,
        inputs: { ...EMPTY_INPUTS, ...inputs },
        range: "500-1200",
        unit: "characters",
        leave_out: [],
      },
      said: { classmates: [], earlier: [] },
      seed,
      roster: null,
    });
    return report.text;
  };
  const SEEDS = Array.from({ length: 8 }, (_, seed) => seed);

  test("nobody who works best alone is sent into a group", async () => {
    for (const seed of SEEDS) {
      const text = await write(
        {
          participation: "Passive Observer",
          participation_notes: "works best on own with headphones in",
        },
        seed,
      );
      expect(text).not.toMatch(/\bgroup|\bpartner|\bpairs?\b|\bclassmate/iu);
    }
  });

  test("the sixth form is not sent to a book of its own choosing", async () => {
    for (const seed of SEEDS)
      expect(await write({ area_to_improve: "wider reading" }, seed, { year: 12 })).not.toMatch(
        /own cho/iu,
      );
  });

  test("English has no steps to set out", async () => {
    for (const seed of SEEDS)
      expect(await write({ homework_improvement_area: "Method" }, seed)).not.toMatch(
        /\b(?:the|each|which) steps?\b|worked example/iu,
      );
  });
});
