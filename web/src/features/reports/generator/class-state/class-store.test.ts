import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import { bulkChanges } from "../fields/apply-to-selected.ts";
import { ClassStore } from "./class-store.ts";
import type { StudentEntry } from "./student-entry.ts";

function entry(id: number): StudentEntry {
  return {
    id,
    name: `Pupil ${id}`,
    firstName: "Pupil",
    configuration: null,
    inputs: EMPTY_INPUTS,
    confirmed: EMPTY_INPUTS,
    confirmedAt: "",
    flags: [],
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
