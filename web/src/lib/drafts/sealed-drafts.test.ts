import { describe, expect, it } from "vitest";
import { removeExpired } from "./records.ts";
import { SealedDrafts } from "./sealed-drafts.ts";
import { storageOf } from "./storage.fixture.ts";

const HELEN = Buffer.alloc(32, 1).toString("base64url");
const RUTH = Buffer.alloc(32, 2).toString("base64url");
const DAY = 24 * 60 * 60 * 1_000;
const NOTE = { what: "a note about Hassan Abdi", value: { text: "The social worker called." } };

const opened = (key: string, storage: Storage | null, now = 0, place = "/dashboard") =>
  new SealedDrafts(key, { storage, now: () => now, place: () => place });
const everything = (storage: Storage) => JSON.stringify(Object.entries(storage));

describe("what was typed", () => {
  it("is there on the next page of the same person, with when and where it was typed", () => {
    const storage = storageOf();
    opened(HELEN, storage, 5, "/dashboard/students").keep("note:1", NOTE);
    expect(opened(HELEN, storage, 6).read("note:1")).toEqual({
      name: "note:1",
      ...NOTE,
      at: 5,
      place: "/dashboard/students",
    });
  });

  it("is neither read nor removed by the next person at this computer", () => {
    const storage = storageOf();
    opened(HELEN, storage).keep("note:1", NOTE);
    const ruths = opened(RUTH, storage);
    expect(ruths.read("note:1")).toBeNull();
    expect(ruths.all()).toEqual([]);
    expect(opened(HELEN, storage).read("note:1")?.value).toEqual(NOTE.value);
  });

  it("is readable nowhere in the storage, nor is what it is of", () => {
    const storage = storageOf();
    opened(HELEN, storage).keep("note:1", NOTE);
    expect(everything(storage)).not.toMatch(/social|hassan|note|dashboard/iu);
  });

  it("is gone when it is dropped, and seven days after it was typed", () => {
    const storage = storageOf();
    const drafts = opened(HELEN, storage);
    drafts.keep("note:1", NOTE);
    drafts.keep("note:2", NOTE);
    drafts.drop("note:1");
    expect(drafts.read("note:1")).toBeNull();
    expect(storage).toHaveLength(1);
    expect(opened(HELEN, storage, 7 * DAY - 1).read("note:2")).not.toBeNull();
    expect(opened(HELEN, storage, 7 * DAY).all()).toEqual([]);
    expect(storage).toHaveLength(0);
  });

  it("goes after seven days though its person never comes back", () => {
    const storage = storageOf({ theme: "dark" });
    opened(HELEN, storage).keep("note:1", NOTE);
    removeExpired(storage, 7 * DAY - 1);
    expect(storage).toHaveLength(2);
    removeExpired(storage, 7 * DAY);
    expect(Object.keys(storage)).toEqual(["theme"]);
  });

  it("stays as old as it is while it is only looked at", () => {
    const storage = storageOf();
    opened(HELEN, storage, 5).keep("note:1", NOTE);
    const later = opened(HELEN, storage, 9);
    later.keep("note:1", NOTE);
    expect(later.read("note:1")?.at).toBe(5);
    later.keep("note:1", { ...NOTE, value: { text: "More." } });
    expect(later.read("note:1")?.at).toBe(9);
  });

  it("is listed with the newest first", () => {
    let now = 0;
    const drafts = new SealedDrafts(HELEN, { storage: storageOf(), now: () => now++ });
    drafts.keep("one", NOTE);
    drafts.keep("two", NOTE);
    expect(drafts.all().map(({ name }) => name)).toEqual(["two", "one"]);
  });
});

describe("a record that was changed", () => {
  it.each([
    ["in its text", (stored: string) => stored.slice(0, -3)],
    ["in its end", (stored: string) => stored.replace(/^\d+/u, String(8 * DAY))],
    ["into nothing that is known", () => "hello"],
    ["to last for ever", (stored: string) => stored.replace(/^\d+/u, "999999999999999")],
  ])("%s reads as nothing and is removed", (_, change) => {
    const storage = storageOf();
    opened(HELEN, storage).keep("note:1", NOTE);
    const [record = "", stored = ""] = Object.entries(storage)[0] ?? [];
    storage.setItem(record, change(stored));
    expect(opened(HELEN, storage).all()).toEqual([]);
    expect(storage).toHaveLength(0);
  });
});

describe("a storage that refuses", () => {
  it.each([
    ["to write", { setItem: refuse }],
    ["altogether", { setItem: refuse, getItem: refuse, removeItem: refuse, key: refuse }],
  ])("%s leaves this page its memory", (_, parts) => {
    const storage = Object.assign(storageOf(), parts);
    const drafts = opened(HELEN, storage);
    drafts.keep("note:1", NOTE);
    expect(drafts.read("note:1")?.value).toEqual(NOTE.value);
    expect(drafts.lasts()).toBe(false);
    drafts.drop("note:1");
    expect(drafts.read("note:1")).toBeNull();
    expect(drafts.lasts()).toBe(true);
  });

  it("may as well be missing", () => {
    const drafts = opened(HELEN, null);
    drafts.keep("note:1", NOTE);
    expect(drafts.all()).toHaveLength(1);
    expect(drafts.lasts()).toBe(false);
  });
});

describe("another tab of the same person", () => {
  it("is heard, and somebody else’s is not", () => {
    const storage = storageOf();
    const here = opened(HELEN, storage);
    const there = opened(HELEN, storage);
    there.keep("note:1", NOTE);
    const [record = ""] = Object.keys(storage);
    here.follow(record);
    expect(here.read("note:1")?.value).toEqual(NOTE.value);
    there.drop("note:1");
    here.follow(record);
    expect(here.read("note:1")).toBeNull();
    const ruths = opened(RUTH, storage);
    there.keep("note:1", NOTE);
    ruths.follow(record);
    expect(ruths.all()).toEqual([]);
  });
});

function refuse(): never {
  throw new DOMException("QuotaExceededError");
}
