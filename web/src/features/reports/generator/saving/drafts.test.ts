import { expect, test } from "vitest";
import { Drafts } from "./drafts.ts";

class MemoryStorage implements Storage {
  readonly entries = new Map<string, string>();
  get length() {
    return this.entries.size;
  }
  key(index: number) {
    return [...this.entries.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.entries.set(key, value);
  }
  removeItem(key: string) {
    this.entries.delete(key);
  }
  clear() {
    this.entries.clear();
  }
}

test("a draft is there for its teacher and class until it is confirmed", () => {
  const storage = new MemoryStorage();
  const drafts = new Drafts(7, 12, storage);
  drafts.keep(3, { level_notes: "Plans first" });
  expect(new Drafts(7, 12, storage).all()).toEqual(new Map([[3, { level_notes: "Plans first" }]]));
  expect(new Drafts(8, 12, storage).all().size).toBe(0);
  expect(new Drafts(7, 1, storage).all().size).toBe(0);
  drafts.keep(3, {});
  expect(storage.length).toBe(0);
});

test("what is no draft is passed over", () => {
  const storage = new MemoryStorage();
  storage.setItem("unsaved-inputs:7:12:3", "{broken");
  storage.setItem("unsaved-inputs:7:12:4", '{"level":"Advanced","other":"x","homework":5}');
  expect(new Drafts(7, 12, storage).all()).toEqual(new Map([[4, { level: "Advanced" }]]));
});

test("a storage that refuses loses nothing else", () => {
  const storage = new MemoryStorage();
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const drafts = new Drafts(7, 12, storage);
  drafts.keep(3, { level: "Advanced" });
  expect(drafts.all().size).toBe(0);
});
