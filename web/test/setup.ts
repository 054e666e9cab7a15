import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import { cleanup } from "vitest-browser-react";
import { setKeeper } from "../src/lib/drafts/keeper.ts";
import { SealedDrafts } from "../src/lib/drafts/sealed-drafts.ts";
import { queryClient } from "../src/lib/query-client.ts";
import "../src/ui/styles.css";
import { currentToasts, dismissToast } from "../src/ui/toast-store.ts";
import { hangUp, listen } from "./server.ts";
import { setOwnTimeout, stopTimers } from "./timers.ts";

// As in all tests of properties: the same cases in every run of the gate, so that a failure is of the change that brought it.
fc.configureGlobal({ seed: 20_261_122 });

// What is typed is kept as on a signed-in page.
beforeEach(() => {
  setKeeper(new SealedDrafts("A".repeat(43), { storage: localStorage }));
});

beforeAll(() => {
  document.cookie = "csrftoken=of-a-test; path=/";
  listen();
});

// Each test begins in a browser that nobody has used.
afterEach(async () => {
  await cleanup();
  // What is sent as a page is left has its answer.
  await new Promise((done) => setOwnTimeout(done));
  stopTimers();
  queryClient.clear();
  for (const { id } of currentToasts()) dismissToast(id);
  localStorage.clear();
  sessionStorage.clear();
  expect(hangUp()).toEqual([]);
});
