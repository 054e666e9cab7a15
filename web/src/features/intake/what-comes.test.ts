import { ENTRY_KINDS, type IntakeCounts } from "@reportair/contract/features/intake.ts";
import { describe, expect, it } from "vitest";
import { leaving, whatComes } from "./what-comes.ts";

const NONE = {
  ...Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, 0])),
  refused_rows: 0,
  asked_changed_ids: 0,
  classes_new: 0,
  classes_asked: 0,
  teachers_new: 0,
  class_teachers: 0,
  enrolments: 0,
  unenrolments: 0,
  many_leave: false,
} as IntakeCounts;

describe("what bringing in would do", () => {
  it("is nothing where all is as it was", () => {
    expect(whatComes({ ...NONE, unchanged: 30 }, {})).toBeNull();
  });

  it("names students before all else", () => {
    expect(whatComes({ ...NONE, new: 2, moved: 1, classes_new: 3 }, {})).toBe(
      "Bring in 2 new, move 1",
    );
    expect(whatComes({ ...NONE, classes_new: 3 }, {})).toBe("Add 3 classes");
  });

  it("is students who leave, once it is agreed: so many, and not so many enrolments", () => {
    const counts = { ...NONE, new: 1, leaver: 200, unenrolments: 1457 };
    expect(whatComes({ ...counts, unenrolments: 0 }, {})).toBe("Bring in 1 new");
    expect(whatComes(counts, { leavers: "all" })).toBe("Bring in 1 new, let 200 leave");
    expect(whatComes({ ...counts, new: 0 }, { leavers: [4, 5] })).toBe("Let 2 leave");
    expect(leaving(counts, { leavers: "all" })).toBe(200);
  });

  it("is accounts for teachers too, once it is said that they are to be made", () => {
    const counts = { ...NONE, teacher: 2, teachers_new: 2 };
    expect(whatComes(counts, {})).toBeNull();
    expect(whatComes(counts, { create_teachers: true })).toBe("Make 2 accounts");
  });

  it("is teachers who come to classes that are here", () => {
    expect(whatComes({ ...NONE, class_teachers: 1 }, {})).toBe("Put teachers into their classes");
  });

  it("is what was answered, which is kept for the next files", () => {
    expect(whatComes(NONE, { people: { "7": "out" } })).toBeNull();
    expect(whatComes(NONE, { people: { "7": "same" } })).toBe("Keep the answers");
    expect(whatComes(NONE, { teachers: { NAD: null } })).toBe("Keep the answers");
  });
});
