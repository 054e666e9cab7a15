import type { Batch, ItemState } from "@reportair/contract/features/batches.ts";
import { expect, test } from "vitest";
import {
  announcementOf,
  commonCause,
  NOTHING_GENERATED,
  outcomeOf,
  sharedCauses,
} from "./batch-outcome.ts";

function batchOf(status: Batch["status"], states: ItemState[], error = "The writer is busy.") {
  const count = (state: ItemState) => states.filter((each) => each === state).length;
  return {
    id: 1,
    status,
    total: states.length,
    done: count("done"),
    failed: count("failed"),
    cancelled: count("cancelled"),
    classroom: { id: 4, name: "9B" },
    word_count: "300-400",
    length_unit: "words",
    created_at: "2026-11-21T09:00:00.000Z",
    items: states.map((state, index) => ({
      index,
      student: { id: index, full_name: `Pupil ${index}` },
      state,
      report: state === "done" ? index : null,
      error: state === "failed" ? error : null,
      failure: state === "failed" ? ("unavailable" as const) : null,
    })),
  } satisfies Batch;
}

test("says nothing while it runs and when all is written", () => {
  expect(outcomeOf(batchOf("running", ["done", "waiting"]))).toBeNull();
  expect(outcomeOf(batchOf("finished", ["done", "done"]))).toBeNull();
});

test("names a cause that all share once, also while others are still written", () => {
  const running = batchOf("running", ["failed", "waiting", "failed"]);
  expect(commonCause(running)).toBe("The writer is busy.");
  expect(outcomeOf(running)?.text).toBe("2 could not be written. The writer is busy.");
  const [first, ...others] = batchOf("finished", ["failed", "failed"]).items;
  const mixed = {
    ...batchOf("finished", ["failed", "failed"]),
    items: [{ ...first!, error: "Nothing is entered." }, ...others],
  };
  expect(commonCause(mixed)).toBeNull();
  expect(outcomeOf(mixed)?.text).toBe("Batch Generation Failed: each pupil below says why.");
});

test("names a cause that several share once, where the rest failed for others", () => {
  const same = batchOf("finished", ["failed", "failed", "failed", "done"]);
  expect(sharedCauses(same)).toEqual([]);
  const [first, ...others] = same.items;
  const mixed = { ...same, items: [{ ...first!, error: "Nothing is entered." }, ...others] };
  expect(sharedCauses(mixed)).toEqual([
    { cause: "The writer is busy.", names: ["Pupil 1", "Pupil 2"] },
  ]);
  expect(outcomeOf({ ...mixed, done: 0 })?.text).toBe(
    "Batch Generation Failed: not all for one reason.",
  );
});

test("names the cause where nothing was written", () => {
  expect(outcomeOf(batchOf("finished", ["failed", "failed"]))?.text).toBe(
    "Batch Generation Failed: The writer is busy.",
  );
  expect(outcomeOf(batchOf("finished", []))?.text).toBe(NOTHING_GENERATED);
});

test("says once that nothing is lost", () => {
  const cause =
    "The AI provider refused the school's key. Nothing was lost; please tell your administrator.";
  expect(outcomeOf(batchOf("finished", ["failed", "failed"], cause))?.safe).toBeUndefined();
  expect(outcomeOf(batchOf("finished", ["done", "failed"], cause))?.safe).toBe(
    "Retry them here, or review the others now.",
  );
  expect(outcomeOf(batchOf("finished", ["failed"]))?.safe).toMatch(/is saved/u);
});

test("says what is safe where some failed or were cancelled", () => {
  expect(outcomeOf(batchOf("finished", ["done", "failed", "done"]))).toMatchObject({
    tone: "warning",
    text: "2 reports of 3 are written and saved. 1 could not be written. The writer is busy.",
  });
  expect(outcomeOf(batchOf("cancelled", ["done", "cancelled", "cancelled"]))?.text).toBe(
    "1 report of 3 is written and saved. The rest was cancelled: 2 pupils were not begun.",
  );
  expect(outcomeOf(batchOf("cancelled", ["cancelled"]))?.tone).toBe("info");
  expect(outcomeOf(batchOf("cancelled", ["failed", "cancelled"]))).toMatchObject({
    tone: "danger",
    text: "Batch Generation Failed: The writer is busy. The rest was cancelled: 1 pupil was not begun.",
  });
});

test("announces quarters, failures and the end, and nothing between", () => {
  const states = (done: number): ItemState[] =>
    Array.from({ length: 12 }, (_, at) => (at < done ? "done" : "waiting"));
  const running = (done: number) => batchOf("running", states(done));
  expect(announcementOf(null, running(5))).toBeNull();
  expect(announcementOf(running(0), running(2))).toBeNull();
  expect(announcementOf(running(2), running(3))).toBe("3 of 12 reports written.");
  expect(
    announcementOf(running(3), batchOf("running", [...states(3).slice(0, 11), "failed"])),
  ).toBe("Pupil 11: could not be written.");
  expect(announcementOf(running(10), batchOf("cancelled", states(11)))).toBe(
    "11 of 12 reports written.",
  );
});
