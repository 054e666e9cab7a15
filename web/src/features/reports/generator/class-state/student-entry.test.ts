import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import type { ReportConfiguration } from "@reportair/contract/features/report-configurations.ts";
import { describe, expect, test } from "vitest";
import { studentOf } from "../../../../../test/records.ts";
import {
  confirm,
  entriesOf,
  isAsked,
  unsavedOf,
  withInputs,
  withoutClash,
} from "./student-entry.ts";

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
    taken_out: [],
    allowed_flags: [],
    created_at: "2025-10-01T08:00:00.000Z",
    updated_at: "2025-10-01T08:00:00.000Z",
    generated_report: null,
    ...changes,
  };
}

test("a class shows what the server has, under what could not be saved before", () => {
  const drafts = new Map([[3, { changes: { level_notes: "Plans first" }, was: {} }]]);
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

test("a pupil goes by the name they are known by, and is found by every name", () => {
  const [entry] = entriesOf([{ ...student, preferred_name: "Nia" }], [], new Map());
  expect(entry).toMatchObject({ name: student.full_name, firstName: "Nia" });
  expect(entry?.findable).toEqual(expect.arrayContaining([student.full_name, "Nia"]));
  expect(entriesOf([student], [], new Map())[0]?.firstName).toBe("Niamh");
});

test("an answer leaves alone what was typed since", () => {
  const [entry] = entriesOf(
    [student],
    [],
    new Map([[3, { changes: { homework_notes: "Late" }, was: {} }]]),
  );
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
  const sent = [{ level: "Advanced" }] as const;
  const after = empty && confirm(empty, configuration({ level: "Advanced" }), sent);
  expect(after?.inputs.level).toBe("");
  expect(after?.confirmed.level).toBe("Advanced");
});

test("the answer to a save brings what another tab has entered, and never over what is typed here", () => {
  const [stored] = entriesOf([student], [configuration({ homework_notes: "Late" })], new Map());
  const typed = stored && {
    ...stored,
    inputs: { ...stored.inputs, level_notes: "Plans fi", homework_notes: "Late twice" },
  };
  const sent = [{ level_notes: "Plans" }];
  const answer = configuration({
    level_notes: "Plans",
    homework_notes: "Late",
    behaviour: "Good Behaviour",
  });
  expect(typed && confirm(typed, answer, sent).inputs).toEqual({
    ...EMPTY_INPUTS,
    level_notes: "Plans fi",
    homework_notes: "Late twice",
    behaviour: "Good Behaviour",
  });
});

describe("a field that was changed here and in another tab", () => {
  /** "Plans" stood there, "Plans first" is typed here. */
  function typed() {
    const [entry] = entriesOf([student], [configuration({ level_notes: "Plans" })], new Map());
    if (!entry) throw new Error("The class is empty");
    return withInputs(entry, { ...entry.inputs, level_notes: "Plans first", level: "Advanced" });
  }
  const theirs = configuration({ level_notes: "Rushes", homework_notes: "Late" });

  test("is asked about; what is untouched is taken over, and the rest still saves", () => {
    const asked = confirm(typed(), theirs);
    expect(asked.clashes).toEqual({ level_notes: "Plans" });
    expect(asked.inputs).toMatchObject({ level_notes: "Plans first", homework_notes: "Late" });
    expect(unsavedOf(asked)).toEqual({ changed: { level: "Advanced" }, was: { level: "" } });
  });

  test("is saved over what the other tab entered once that is wanted", () => {
    const kept = withoutClash(confirm(typed(), theirs), "level_notes");
    expect(isAsked(kept)).toBe(false);
    expect(unsavedOf(kept).changed.level_notes).toBe("Plans first");
    expect(unsavedOf(kept).was.level_notes).toBe("Rushes");
  });

  test("is no question any more where both have the same", () => {
    const asked = confirm(typed(), theirs);
    expect(isAsked(withInputs(asked, { ...asked.inputs, level_notes: "Rushes" }))).toBe(false);
    expect(isAsked(confirm(asked, configuration({ level_notes: "Plans first" })))).toBe(false);
    const back = confirm(asked, configuration({ level_notes: "Plans" }));
    expect(isAsked(back)).toBe(false);
    expect(unsavedOf(back).changed.level_notes).toBe("Plans first");
  });

  test("is asked about again after another save and with what comes next", () => {
    const asked = confirm(confirm(typed(), theirs), configuration({ level_notes: "Rushes off" }));
    expect(asked.clashes).toEqual({ level_notes: "Plans" });
    expect(asked.confirmed.level_notes).toBe("Rushes off");
    expect(asked.inputs.level_notes).toBe("Plans first");
  });

  test("is not the other tab's where it was sent from here, and its answer got lost", () => {
    const on = typed();
    const lost = configuration({ level_notes: "Plans fi" });
    expect(isAsked(confirm(on, lost))).toBe(true);
    expect(isAsked(confirm(on, lost, [{ level_notes: "Plans fi" }]))).toBe(false);
  });

  test("is asked about on the next page too, where this one was lost", () => {
    const draft = { changes: { level_notes: "Plans first" }, was: { level_notes: "Plans" } };
    const open = (stored: ReportConfiguration) =>
      entriesOf([student], [stored], new Map([[3, draft]]))[0]?.clashes;
    expect(open(theirs)).toEqual({ level_notes: "Plans" });
    expect(open(configuration({ level_notes: "Plans" }))).toEqual({});
  });
});
