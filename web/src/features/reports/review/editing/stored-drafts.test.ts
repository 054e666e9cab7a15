import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { expect, test } from "vitest";
import { StoredDrafts } from "./stored-drafts.ts";

class Memory {
  readonly entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
}

const report = (version: number, report_content: string) =>
  ({ id: 5, version, report_content }) as GeneratedReport;
const draft = { text: "Mine", version: 1, newer: null };

function stored() {
  const memory = new Memory();
  const drafts = new StoredDrafts(7, memory as unknown as Storage);
  drafts.follow({}, { 5: draft });
  return { memory, drafts };
}

test("an edit comes back with its report, for the same teacher only", () => {
  const { memory, drafts } = stored();
  expect(drafts.of([report(1, "Theirs")])).toEqual({ 5: draft });
  const colleague = new StoredDrafts(8, memory as unknown as Storage);
  expect(colleague.of([report(1, "Theirs")])).toEqual({});
});

test("an edit of a text that has changed since stands beside it, and may replace it", () => {
  const newer = report(2, "Theirs");
  expect(stored().drafts.of([newer])).toEqual({ 5: { text: "Mine", version: 2, newer } });
});

test("nothing is left of an edit that was saved, dropped, or is a week old", () => {
  const { memory, drafts } = stored();
  drafts.follow({ 5: draft }, {});
  expect(memory.entries.size).toBe(0);

  const saved = stored();
  expect(saved.drafts.of([report(2, "Mine")])).toEqual({});
  expect(saved.memory.entries.size).toBe(0);

  const old = stored();
  const later = Date.now() + 8 * 24 * 60 * 60 * 1_000;
  expect(old.drafts.of([report(1, "Theirs")], later)).toEqual({});
  expect(old.memory.entries.size).toBe(0);
});
