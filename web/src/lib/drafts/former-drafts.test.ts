import { expect, it } from "vitest";
import { takeFormerDrafts } from "./former-drafts.ts";
import { SealedDrafts } from "./sealed-drafts.ts";
import { storageOf } from "./storage.fixture.ts";

const KEY = Buffer.alloc(32, 1).toString("base64url");
const former = {
  "unsaved-inputs:7:3:12": '{"level_notes":"The social worker called."}',
  "unsaved-reports:7:5": '{"text":"Hassan reads.","version":2,"at":1}',
  "training-samples:7": '[{"text":"Amina writes."}]',
  "training-samples:8": '[{"text":"Ruth’s."}]',
  "unsaved-inputs:8:3:12": '{"level_notes":"Ruth’s."}',
  "unsaved-reports:7:6": "{broken",
  theme: "dark",
};

it("what was kept in clear comes to its owner, and none of it stays readable", () => {
  const storage = storageOf({ ...former });
  const drafts = new SealedDrafts(KEY, { storage });
  takeFormerDrafts(7, drafts, [storage, null]);
  expect(drafts.read("inputs:3:12")?.value).toEqual({ level_notes: "The social worker called." });
  expect(drafts.read("report:5")?.value).toMatchObject({ text: "Hassan reads.", version: 2 });
  expect(drafts.read("training")?.value).toEqual([{ text: "Amina writes." }]);
  expect(drafts.all()).toHaveLength(3);
  const left = Object.entries(storage);
  expect(left.filter(([key]) => !key.startsWith("draft."))).toEqual([["theme", "dark"]]);
  expect(JSON.stringify(left)).not.toMatch(/social|Hassan|Amina|Ruth/u);
});

it("what is sealed already is not overwritten by something older", () => {
  const storage = storageOf({ ...former });
  const drafts = new SealedDrafts(KEY, { storage });
  drafts.keep("report:5", { what: "an edit", value: { text: "Newer.", version: 3 } });
  takeFormerDrafts(7, drafts, [storage]);
  expect(drafts.read("report:5")?.value).toEqual({ text: "Newer.", version: 3 });
});
