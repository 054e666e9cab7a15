import { getBatch, type Batch, type BatchEvent } from "@reportair/contract/features/batches.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../../../test/server.ts";
import { show } from "../../../../../test/show.tsx";
import { setOwnTimeout } from "../../../../../test/timers.ts";
import { useBatch } from "./use-batch.ts";

const WRITING = {
  index: 0,
  student: { id: 1, full_name: "Ada Byron" },
  state: "writing",
  report: null,
  error: null,
  failure: null,
} as const;
const COUNTS = { status: "running", total: 2, done: 0, failed: 0, cancelled: 0 } as const;
const RUNNING: Batch = {
  ...COUNTS,
  id: 1,
  classroom: { id: 1, name: "9X/En1" },
  word_count: "300-400",
  length_unit: "words",
  created_at: "2026-07-01T08:00:00Z",
  items: [WRITING, { ...WRITING, index: 1, student: { id: 2, full_name: "Ben Cole" } }],
};

/** Streams that a page has opened. The network of these tests answers calls, and has no streams of its own. */
const streams: Stream[] = [];
class Stream extends EventTarget {
  readyState: number = EventSource.OPEN;
  constructor() {
    super();
    streams.push(this);
  }
  close() {
    this.readyState = 2;
  }
  tell(event: BatchEvent) {
    this.dispatchEvent(new MessageEvent("item", { data: JSON.stringify(event) }));
  }
}
const { EventSource } = globalThis;
beforeEach(() => {
  streams.length = 0;
  Object.assign(globalThis, { EventSource: Stream });
});
afterEach(() => {
  Object.assign(globalThis, { EventSource });
});

function Progress() {
  const { data } = useBatch(1);
  return <p>{data ? `${data.done} of ${data.total}` : "…"}</p>;
}

/** A little longer than the page waits where it hears nothing. */
const aWhile = () => new Promise((resolve) => setOwnTimeout(resolve, 6_500));

test("a batch whose stream is silent is read every few seconds", async () => {
  const reads = answer(getBatch, () => RUNNING);
  await show(<Progress />);
  await expect.element(page.getByText("0 of 2")).toBeVisible();
  const before = reads.length;
  await aWhile();
  expect(reads.length).toBeGreaterThan(before);
});

test("a batch that its stream tells of is not read beside it, until the stream breaks off", async () => {
  const reads = answer(getBatch, () => RUNNING);
  await show(<Progress />);
  await expect.element(page.getByText("0 of 2")).toBeVisible();
  await expect.poll(() => streams.length).toBeGreaterThan(0);
  const [stream] = streams;
  stream?.tell({ ...COUNTS, done: 1, item: { ...WRITING, state: "done", report: 7 } });
  await expect.element(page.getByText("1 of 2")).toBeVisible();
  const before = reads.length;
  await aWhile();
  expect(reads.length).toBe(before);
  stream?.dispatchEvent(new Event("error"));
  await expect.poll(() => reads.length).toBeGreaterThan(before);
});
