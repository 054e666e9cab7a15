import type { Batch, BatchEvent, ItemState } from "@reportair/contract/features/batches.ts";
import { expect, test } from "vitest";
import { foldEvents, isRunning, settledCount, writtenReports } from "./fold-events.ts";

const item = (index: number, state: ItemState, report: number | null = null) => ({
  index,
  student: { id: index + 10, full_name: `Pupil ${index}` },
  state,
  report,
  error: null,
  failure: null,
});
const batch: Batch = {
  id: 1,
  status: "running",
  total: 3,
  done: 0,
  failed: 0,
  cancelled: 0,
  classroom: { id: 4, name: "9B" },
  word_count: "300-400",
  length_unit: "words",
  created_at: "2026-11-21T09:00:00.000Z",
  items: [item(0, "waiting"), item(1, "waiting"), item(5, "waiting")],
};
const event = (done: number, changed: BatchEvent["item"], status: Batch["status"] = "running") => ({
  status,
  total: 3,
  done,
  failed: 0,
  cancelled: 0,
  item: changed,
});

test("takes items by their key and the counts of the last event", () => {
  const after = foldEvents(batch, [
    event(0, item(5, "writing")),
    event(1, item(5, "done", 77)),
    event(1, item(0, "writing")),
  ]);
  expect(after.items.map((each) => each.state)).toEqual(["writing", "waiting", "done"]);
  expect(after).toMatchObject({ done: 1, total: 3, id: 1 });
  expect(writtenReports(after)).toEqual([77]);
  expect(after).not.toHaveProperty("item");
});

test("hearing the whole story again ends in the same state", () => {
  const story = [
    event(0, item(0, "writing")),
    event(1, item(0, "done", 1)),
    event(2, item(1, "done", 2)),
    event(3, item(5, "done", 3), "finished"),
  ];
  const once = foldEvents(batch, story);
  expect(foldEvents(once, story)).toEqual(once);
  expect(isRunning(once)).toBe(false);
  expect(settledCount(once)).toBe(3);
  expect(foldEvents(once, [])).toBe(once);
});
