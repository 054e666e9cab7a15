import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findBrowser, onPath } from "./browser.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "browser-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function program(name: string, says: string, mode = 0o755): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${says}\n`);
  chmodSync(path, mode);
  return path;
}

test("programs are found in the order of their names, then of the path", () => {
  const other = join(folder, "other");
  mkdirSync(other);
  const chrome = program("google-chrome", "");
  const chromium = program("other/chromium", "");
  program("chromium", "", 0o644);
  const path = [folder, other].join(delimiter);
  expect(onPath(["chromium", "google-chrome"], path)).toEqual([chromium, chrome]);
});

test("CHROMIUM_PATH is taken where it starts, and nothing else where it does not", async () => {
  vi.stubEnv("CHROMIUM_PATH", program("mine", "echo Chromium 130.0"));
  expect(await findBrowser()).toBe(join(folder, "mine"));
  vi.stubEnv("CHROMIUM_PATH", join(folder, "gone"));
  expect(await findBrowser()).toBeUndefined();
});

test("a stub that only says how to install a browser is passed over", async () => {
  program("chromium", "echo 'requires the snap to be installed' >&2; exit 1");
  program("google-chrome", "echo Google Chrome 130.0");
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.stubEnv("PATH", folder);
  expect(await findBrowser()).toBe(join(folder, "google-chrome"));
});
