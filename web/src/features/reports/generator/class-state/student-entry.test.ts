import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import type { ReportConfiguration } from "@reportair/contract/features/reports.ts";
import { expect, test } from "vitest";
import { studentOf } from "../../../../../test/records.ts";
import { confirm, entriesOf, saved } from "./student-entry.ts";

const student = studentOf(3, "Niamh O’Donnell");

function configuration(changes: Partial<ReportConfiguration>): ReportConfiguration {
  return {
    ...EMPTY_INPUTS,
    id: 40,
    student: { id: 3, full_name: student.full_name, year: 9 },
    classroom: { id: 12, name: "9B/En2" },
    period: "Autumn",
    user: 7,
    flags: [],
    created_at: "2025-10-01T08:00:00.000Z",
    updated_at: "2025-10-01T08:00:00.000Z",
    generated_report: null,
    ...changes,
  };
}

test("a class shows what the server has, under what could not be saved before", () => {
  const drafts = new Map([[3, { level_notes: "Plans first" }]]);
  const stored = configuration({ level: "Proficient", level_notes: "Plans" });
  const [entry] = entriesOf([student], [stored], drafts);
  expect(entry?.inputs).toEqual({
    ...EMPTY_INPUTS,
    level: "Proficient",
    level_notes: "Plans first",
  });
  expect(entry?.confirmed.level_notes).toBe("Plans");
});

test("a pupil without a configuration is empty", () => {
  expect(entriesOf([student], [], new Map())[0]?.inputs).toEqual(EMPTY_INPUTS);
});

test("an answer leaves alone what was typed since", () => {
  const [entry] = entriesOf([student], [], new Map([[3, { homework_notes: "Late" }]]));
  const after =
    entry && confirm(entry, configuration({ level: "Advanced", homework_notes: "", flags: [] }));
  expect(after?.inputs).toEqual({ ...EMPTY_INPUTS, level: "Advanced", homework_notes: "Late" });
});

test("an answer older than what is known is passed over", () => {
  const newer = configuration({ level: "Advanced", updated_at: "2025-10-02T08:00:00.000Z" });
  const [entry] = entriesOf([student], [newer], new Map());
  expect(entry && confirm(entry, configuration({ level: "Developing" }))).toBe(entry);
});

test("the answer to a save never brings back what was taken out meanwhile", () => {
  const [empty] = entriesOf([student], [], new Map());
  // "Advanced" was sent, and cleared again before the answer came.
  const sent = { ...EMPTY_INPUTS, level: "Advanced" } as const;
  const after = empty && saved(empty, configuration({ level: "Advanced" }), sent);
  expect(after?.inputs.level).toBe("");
  expect(after?.confirmed.level).toBe("Advanced");
});

test("the answer to a save brings what another tab has entered, and never over what is typed here", () => {
  const [stored] = entriesOf([student], [configuration({ homework_notes: "Late" })], new Map());
  const typed = stored && {
    ...stored,
    inputs: { ...stored.inputs, level_notes: "Plans fi", homework_notes: "Late twice" },
  };
  const sent = { ...EMPTY_INPUTS, level_notes: "Plans", homework_notes: "Late" };
  const answer = configuration({
    level_notes: "Plans",
    homework_notes: "Late",
    behaviour: "Good Behaviour",
  });
  expect(typed && saved(typed, answer, sent).inputs).toEqual({
    ...EMPTY_INPUTS,
    level_notes: "Plans fi",
    homework_notes: "Late twice",
    behaviour: "Good Behaviour",
  });
});
