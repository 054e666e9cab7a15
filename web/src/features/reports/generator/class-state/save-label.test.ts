import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import type { StudentEntry, SaveState } from "./student-entry.ts";
import { CHOOSE, classSaveLabel, saveLabel } from "./save-label.ts";

const now = new Date(2025, 10, 21, 22, 30);

function entry(save: SaveState, confirmedAt = ""): StudentEntry {
  return {
    id: 1,
    name: "Niamh O’Donnell",
    firstName: "Niamh",
    findable: [],
    configuration: null,
    inputs: EMPTY_INPUTS,
    confirmed: EMPTY_INPUTS,
    confirmedAt,
    clashes: {},
    flags: [],
    allowed: [],
    report: null,
    save,
  };
}
const saved = entry({ kind: "saved", at: new Date(2025, 10, 21, 22, 4) });

test("says when a pupil's inputs were saved, by the clock today and by the day before that", () => {
  expect(saveLabel(saved, now)).toBe("Saved 22:04");
  const before = entry({ kind: "untouched" }, new Date(2025, 10, 14, 9, 0).toISOString());
  expect(saveLabel(before, now)).toBe("Saved 14 Nov 2025");
  expect(saveLabel(entry({ kind: "untouched" }), now)).toBe("");
});

test("a class is as saved as its least saved pupil", () => {
  expect(classSaveLabel([saved, entry({ kind: "untouched" })], now)).toBe("Saved 22:04");
  expect(classSaveLabel([saved, entry({ kind: "waiting" })], now)).toBe("Saving…");
  expect(classSaveLabel([entry({ kind: "saving" }), entry({ kind: "failed" }), saved], now)).toBe(
    "Not saved yet – retrying",
  );
  expect(classSaveLabel([], now)).toBe("");
});

test("says that a choice is open, of a pupil and of the class", () => {
  const asked = { ...saved, clashes: { level_notes: "Plans" } };
  expect(saveLabel(asked, now)).toBe(CHOOSE);
  expect(classSaveLabel([saved, asked], now)).toBe(CHOOSE);
});
