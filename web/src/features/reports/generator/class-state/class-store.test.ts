import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, test } from "vitest";
import { configurationOf, reportOf, studentOf } from "../../../../../test/records.ts";
import { bulkChanges } from "../fields/apply-to-selected.ts";
import { ClassStore } from "./class-store.ts";
import type { StudentEntry } from "./student-entry.ts";

function entry(id: number): StudentEntry {
  return {
    id,
    name: `Pupil ${id}`,
    firstName: "Pupil",
    findable: [],
    configuration: null,
    inputs: EMPTY_INPUTS,
    confirmed: EMPTY_INPUTS,
    confirmedAt: "",
    clashes: {},
    flags: [],
    allowed: [],
    report: null,
    save: { kind: "untouched" },
  };
}

function classOf(count: number) {
  const changed: number[] = [];
  const store = new ClassStore(
    Array.from({ length: count }, (_, index) => entry(index + 1)),
    ({ id }) => changed.push(id),
  );
  return { store, changed };
}

test("a change makes one pupil new and leaves the others as they are", () => {
  const { store, changed } = classOf(3);
  const [first, second] = [store.entry(1), store.entry(2)];
  store.setField(1, "level", "Advanced", "Level");
  expect(store.entry(1)).not.toBe(first);
  expect(store.entry(2)).toBe(second);
  expect(changed).toEqual([1]);
  store.setField(1, "level", "Advanced", "Level");
  expect(changed).toEqual([1]);
});

test("bulk apply reaches the selected pupils and is undone in one go", () => {
  const { store } = classOf(3);
  store.setField(2, "punctuality", "Frequently late", "Punctuality");
  store.select([1, 2], true);
  const changes = bulkChanges(store.selectedEntries(), "punctuality", "Always on time");
  expect(store.change(changes, "Punctuality")).toBe(2);
  expect(store.order.map((id) => store.entry(id).inputs.punctuality)).toEqual([
    "Always on time",
    "Always on time",
    "",
  ]);
  expect(store.undo()).toBe("Punctuality");
  expect(store.order.map((id) => store.entry(id).inputs.punctuality)).toEqual([
    "",
    "Frequently late",
    "",
  ]);
});

test("undo leaves alone what was changed elsewhere, and ends", () => {
  const { store } = classOf(1);
  store.setField(1, "level", "Advanced", "Level");
  store.setField(1, "level_notes", "P", "Level note", true);
  store.setField(1, "level_notes", "Pl", "Level note", true);
  expect(store.undo()).toBe("Level note");
  expect(store.entry(1).inputs).toEqual({ ...EMPTY_INPUTS, level: "Advanced" });
  expect(store.undo()).toBe("Level");
  expect(store.undo()).toBeNull();
});

test("selecting keeps the order of the class", () => {
  const { store } = classOf(3);
  store.toggleSelected(3);
  store.toggleSelected(1);
  store.toggleSelected(2);
  store.toggleSelected(2);
  expect(store.selectedEntries().map((each) => each.id)).toEqual([1, 3]);
});

describe("whom the table shows", () => {
  test("is told by the status; who is hidden stays selected", () => {
    const { store } = classOf(3);
    store.select([1, 2, 3], true);
    store.setField(2, "level", "Advanced", "Level");
    store.show("partly_filled");
    expect(store.shown).toEqual([2]);
    expect(store.selected.size).toBe(3);
    store.show("all");
    expect(store.shown).toBe(store.order);
  });

  test("stays while somebody is filled in, until the filter is chosen again", () => {
    const { store } = classOf(3);
    store.show("empty");
    store.setField(2, "level", "Advanced", "Level");
    expect(store.shown).toEqual([1, 2, 3]);
    expect(store.status.counts.empty).toBe(2);
    store.show("empty");
    expect(store.shown).toEqual([1, 3]);
  });

  test("is told anew when a report has come", () => {
    const { store } = classOf(2);
    store.show("empty");
    const configuration = configurationOf(studentOf(1, "Pupil 1"), { level: "Advanced" });
    const report = reportOf(9, "Pupil 1");
    store.refresh([{ ...configuration, generated_report: report }]);
    expect(store.shown).toEqual([2]);
    expect(store.status.states.get(1)).toBe("draft");
  });

  test("is cut down by a search, within the filter", () => {
    const store = new ClassStore(
      [
        { ...entry(1), findable: ["Siân Davies"] },
        { ...entry(2), findable: ["José Núñez"] },
      ],
      () => {},
    );
    store.find("davies, sian");
    expect(store.shown).toEqual([1]);
    store.show("kept");
    expect(store.shown).toEqual([]);
    store.show("empty");
    store.find("");
    expect(store.shown).toBe(store.order);
  });
});

test("an action is undone by itself, also where another came after it", () => {
  const { store } = classOf(2);
  store.setField(1, "level", "Advanced", "Level of 1");
  const first = store.lastAction;
  store.setField(2, "level", "Developing", "Level of 2");
  expect(store.undo(first)).toBe("Level of 1");
  expect(store.entry(1).inputs.level).toBe("");
  expect(store.entry(2).inputs.level).toBe("Developing");
  expect(store.undo(first)).toBeNull();
  expect(store.undo()).toBe("Level of 2");
});

describe("what another tab has entered", () => {
  const stored = (level_notes: string, minute: number) => ({
    ...configurationOf(studentOf(1, "Pupil 1"), { level_notes, behaviour: "Good Behaviour" }),
    updated_at: `2026-01-12T09:0${minute}:00.000Z`,
  });
  /** "Plans" stood there; "Plans first" is typed here, and saved. */
  function typed(save = true) {
    const { store } = classOf(1);
    store.hear(stored("Plans", 1));
    store.setField(1, "level", "Advanced", "Level");
    store.setField(1, "level_notes", "Plans first", "Level note", true);
    if (save) store.hear({ ...stored("Plans first", 2), level: "Advanced" });
    return store;
  }

  test("is not undone from here; what was done here is", () => {
    const store = typed();
    store.hear({ ...stored("Rushes", 3), level: "Advanced" });
    expect(store.undo()).toBe("Level");
    expect(store.entry(1).inputs).toMatchObject({ level: "", level_notes: "Rushes" });
    expect(store.undo()).toBeNull();
  });

  test("stays alone in an action that was more than that, which its message still undoes", () => {
    const store = typed();
    store.change([{ student: 1, inputs: EMPTY_INPUTS }], "All fields");
    const cleared = store.lastAction;
    store.hear({ ...stored("", 3), behaviour: "" });
    store.hear({ ...stored("Rushes", 4), behaviour: "" });
    expect(store.undo(cleared)).toBe("All fields");
    expect(store.entry(1).inputs).toMatchObject({
      level: "Advanced",
      level_notes: "Rushes",
      behaviour: "Good Behaviour",
    });
  });

  test("taken in the place of what stood here, is asked about again where that is undone", () => {
    const store = typed(false);
    store.hear(stored("Rushes", 3));
    store.takeTheirs(1, "level_notes", "Level note");
    expect(store.entry(1)).toMatchObject({ clashes: {}, inputs: { level_notes: "Rushes" } });
    expect(store.undo()).toBe("Level note");
    expect(store.entry(1)).toMatchObject({
      clashes: { level_notes: "Plans" },
      inputs: { level_notes: "Plans first" },
    });
    expect(store.undo()).toBe("Level");
    expect(store.entry(1).inputs.level_notes).toBe("Plans first");
  });
});

test("a report that is kept elsewhere shows, also of a pupil who is being typed about", () => {
  const { store } = classOf(1);
  const configuration = configurationOf(studentOf(1, "Pupil 1"), { level: "Advanced" });
  store.refresh([{ ...configuration, generated_report: reportOf(9, "Pupil 1") }]);
  store.setField(1, "level_notes", "Plans first", "Level note");
  store.setSave(1, { kind: "waiting" });
  store.refresh([
    { ...configuration, generated_report: reportOf(9, "Pupil 1", { status: "kept" }) },
  ]);
  expect(store.entry(1).inputs.level_notes).toBe("Plans first");
  expect(store.status.states.get(1)).toBe("out_of_date");
  store.setField(1, "level_notes", "", "Level note");
  expect(store.status.states.get(1)).toBe("kept");
});
