import { afterEach, expect, it, vi } from "vitest";
import { currentKeeper, setKeeper } from "./keeper.ts";
import { closeDrafts, openDrafts } from "./opening.ts";

afterEach(() => {
  closeDrafts();
  vi.doUnmock("./open-sealed.ts");
});

it("lets the page begin where neither the key nor the code that seals can be had", async () => {
  vi.doMock("./open-sealed.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  setKeeper(null);
  await expect(openDrafts(7, () => Promise.reject(new Error("away")))).resolves.toBeUndefined();
  expect(currentKeeper()).toBeNull();
});
