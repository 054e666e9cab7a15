import { expect, test } from "vitest";
import { studentOf } from "../../../../test/records.ts";
import {
  entriesOf,
  type SaveState,
  type StudentEntry,
} from "../generator/class-state/student-entry.ts";
import { whereKeptIs, whereNotesAre, type Around } from "./where-notes-are.ts";

const [ADA, BEN] = entriesOf(
  [studentOf(1, "Ada Byron"), studentOf(2, "Ben Cole")],
  [],
  new Map(),
) as [StudentEntry, StudentEntry];
const AT = new Date("2026-01-12T22:04:00");
const PHONE: Around = { online: true, lasts: true, here: "this phone" };
const where = (save: SaveState, around: Partial<Around> = {}) =>
  whereNotesAre([ADA, { ...BEN, save }], { ...PHONE, ...around }, AT);

test.each<[SaveState["kind"], Partial<Around>, string]>([
  ["untouched", {}, "Saved by itself at every pause."],
  ["waiting", {}, "Saving…"],
  ["failed", {}, "Not saved yet. Kept on this phone, and tried again."],
  ["untouched", { online: false }, "No connection. What you write is kept on this phone."],
  ["waiting", { online: false }, "No connection. Kept on this phone until it is back."],
  ["saving", { online: false }, "No connection. Kept on this phone until it is back."],
  [
    "failed",
    { online: false, here: "this browser" },
    "No connection. Kept on this browser until it is back.",
  ],
  // A storage that is full or switched off.
  ["failed", { lasts: false }, "Not saved yet. Kept on this page alone: leave it open."],
  [
    "waiting",
    { online: false, lasts: false },
    "No connection. Kept on this page alone: leave it open.",
  ],
  // Nothing can be done about it here; a connection is not what it lacks.
  ["student_gone", {}, "Not saved: deleted elsewhere"],
])("%s, %o: %s", (kind, around, text) => {
  expect(where({ kind } as SaveState, around).text).toBe(text);
});

test("what is saved is said quietly, and that there is no connection aloud", () => {
  expect(where({ kind: "saved", at: AT })).toEqual({ text: "Saved 22:04", loud: false });
  expect(where({ kind: "saved", at: AT }, { online: false }).loud).toBe(true);
  expect(where({ kind: "failed" }).loud).toBe(true);
});

test("what earlier pages could not save is counted", () => {
  expect(whereKeptIs(1, { ...PHONE, online: false })).toBe(
    "No connection. Notes on a pupil are kept on this phone until it is back.",
  );
  expect(whereKeptIs(3, PHONE)).toBe("Notes on 3 pupils are kept on this phone, and tried again.");
});
