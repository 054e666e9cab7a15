import { beforeEach, expect, it, vi } from "vitest";
import type { send as Send } from "./send.ts";
import { storageOf } from "../drafts/storage.fixture.ts";

const { send } = vi.hoisted(() => ({ send: vi.fn<typeof Send>() }));
vi.mock("./send.ts", () => ({ send }));

/** The page anew, in a browser in which this is stored. */
async function pageWith(stored: Record<string, string>) {
  const storage = storageOf(stored);
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("document", { cookie: "" });
  vi.resetModules();
  return { storage, ...(await import("./pending-logout.ts")) };
}

beforeEach(() => {
  send.mockReset().mockResolvedValue({ ok: true, status: 204, body: null });
  return () => vi.unstubAllGlobals();
});

it("a logout is repeated for whom it was", async () => {
  const { storage, settleLogout, isLogoutPending } = await pageWith({ "logout-of": "7" });
  await settleLogout();
  expect(send).toHaveBeenCalledExactlyOnceWith("POST", expect.any(String), { acting: 7 });
  expect(isLogoutPending()).toBe(false);
  expect(storage).toHaveLength(0);
});

it('the "1" of an earlier version is no user\'s number: that logout names nobody', async () => {
  const { storage, settleLogout, isLogoutPending } = await pageWith({ "logout-pending": "1" });
  send.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(settleLogout()).rejects.toThrow();
  expect(isLogoutPending()).toBe(true);
  await settleLogout();
  expect(send.mock.calls.map(([, , { acting }]) => acting)).toEqual([null, null]);
  expect(isLogoutPending()).toBe(false);
  expect(storage).toHaveLength(0);
});
