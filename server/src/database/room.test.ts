import { expect, it } from "vitest";
import { freeBytes, Room } from "./room.ts";

const MEGABYTE = 1024 * 1024;

it.each([
  [63, true, { ok: false, detail: expect.stringMatching(/^63 MB .*nothing can be saved/u) }],
  [
    64,
    false,
    { ok: false, harmless: true, detail: "64 MB are free on its disk, and it needs 64." },
  ],
  [4096, false, { ok: true, detail: "4096 MB are free on its disk." }],
  [Infinity, false, { ok: true, detail: expect.stringMatching(/does not tell/u) }],
])("a disk of which %d MB are free", (free, isShort, found) => {
  const room = new Room(() => free * MEGABYTE);
  expect(room.isShort).toBe(isShort);
  expect(room.look()).toEqual(found);
});

it.runIf(process.platform === "linux")(
  "a file system that tells nothing is not taken for full",
  () => {
    expect(freeBytes("/proc")).toBe(Infinity);
  },
);
