import { describe, expect, it } from "vitest";
import {
  countCharacters,
  countWords,
  EMPTY_INPUTS,
  FIELD_LABELS,
  lengthRange,
  lengthUnit,
  LENGTH_RANGES,
  MAIN_FIELDS,
  NOTE_MAX,
  NOTES_FIELD,
  NOTES_FIELDS,
  pronouns,
  rangeBounds,
  REPORT_FIELDS,
  reportInputs,
  SUMMARY_FIELDS,
  usedFields,
} from "./report-fields.ts";

describe("the fields of a report", () => {
  it("are the ticks, each followed by its note, and the summary texts", () => {
    expect(REPORT_FIELDS.slice(0, 4)).toEqual([
      "level",
      "level_notes",
      "participation",
      "participation_notes",
    ]);
    expect(REPORT_FIELDS.slice(-3)).toEqual([...SUMMARY_FIELDS]);
    expect(REPORT_FIELDS).toHaveLength(15);
    expect(NOTES_FIELDS).toEqual(MAIN_FIELDS.map((field) => NOTES_FIELD[field]));
  });

  it("are all there and empty where nothing is used", () => {
    expect(Object.keys(EMPTY_INPUTS).toSorted()).toEqual([...REPORT_FIELDS].toSorted());
    expect(new Set(Object.values(EMPTY_INPUTS))).toEqual(new Set([""]));
  });

  it("are called something on the screens, each its own", () => {
    expect(Object.keys(FIELD_LABELS)).toEqual([...REPORT_FIELDS]);
    const labels = Object.values(FIELD_LABELS);
    for (const label of labels) expect(label).toMatch(/^[A-Z][A-Za-z ]+$/u);
    expect(new Set(labels).size).toBe(labels.length);
    for (const field of MAIN_FIELDS) {
      expect(FIELD_LABELS[NOTES_FIELD[field]]).toBe(`${FIELD_LABELS[field]} note`);
    }
  });

  it("take the options of their own field only", () => {
    expect(reportInputs.parse({ level: "Advanced" }).level).toBe("Advanced");
    expect(reportInputs.parse({ level: "" }).level).toBe("");
    expect(reportInputs.safeParse({ level: "Often late" }).success).toBe(false);
    expect(reportInputs.safeParse({ homework: "Advanced" }).success).toBe(false);
  });

  it("take notes of 1,000 characters and no more", () => {
    expect(reportInputs.safeParse({ level_notes: "x".repeat(NOTE_MAX) }).success).toBe(true);
    expect(
      reportInputs.safeParse({ additional_notes: "x".repeat(NOTE_MAX + 1) }).error?.issues[0]
        ?.message,
    ).toBe("Ensure this field has no more than 1000 characters.");
  });
});

describe("the fields that count", () => {
  it("are none of an empty form", () => {
    expect(usedFields(EMPTY_INPUTS)).toEqual([]);
  });

  it("are ticks with their notes, in the order of the screen", () => {
    const inputs = {
      ...EMPTY_INPUTS,
      additional_notes: "kind",
      homework: "Mostly Completed" as const,
      level: "Advanced" as const,
      level_notes: "reads widely",
    };
    expect(usedFields(inputs)).toEqual(["level", "level_notes", "homework", "additional_notes"]);
  });

  it("leave out a note whose field has no tick, and blank texts", () => {
    const inputs = {
      ...EMPTY_INPUTS,
      level_notes: "reads widely",
      behaviour: "Good Behaviour" as const,
      behaviour_notes: "  ",
      best_achievement: "\n",
    };
    expect(usedFields(inputs)).toEqual(["behaviour"]);
  });
});

describe("lengths", () => {
  it.each([
    ["", 0],
    ["  \n ", 0],
    ["one", 1],
    [" two  words\n", 2],
    ["well-known, isn't it?", 3],
  ])("%j has %d words", (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it("count characters as a browser does", () => {
    expect(countCharacters("Zoë 👍")).toBe(6);
  });

  it.each([
    ["300-400", 300, 400],
    ["400-700", 400, 700],
    ["500-1200", 500, 1200],
  ] as const)("%s goes from %d to %d", (range, min, max) => {
    expect(rangeBounds(range)).toEqual({ min, max });
    expect(LENGTH_RANGES).toContain(range);
  });

  it("and pronouns are chosen from a few", () => {
    expect(lengthRange.safeParse("100-200").error?.issues[0]?.message).toBe(
      "Please choose a report word count.",
    );
    expect(lengthUnit.options).toEqual(["words", "characters"]);
    expect(pronouns.options).toEqual(["He/Him", "She/Her", "They/Them"]);
  });
});
