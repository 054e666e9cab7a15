import { afterEach, beforeAll, expect } from "vitest";
import { cleanup } from "vitest-browser-react";
import { queryClient } from "../src/lib/query-client.ts";
import "../src/ui/styles.css";
import { currentToasts, dismissToast } from "../src/ui/toast-store.ts";
import { hangUp, listen } from "./server.ts";

beforeAll(() => {
  document.cookie = "csrftoken=of-a-test; path=/";
  listen();
});

// Each test begins in a browser that nobody has used.
afterEach(async () => {
  await cleanup();
  queryClient.clear();
  for (const { id } of currentToasts()) dismissToast(id);
  localStorage.clear();
  sessionStorage.clear();
  expect(hangUp()).toEqual([]);
});
