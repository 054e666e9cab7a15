import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isMissing, isWritable, noteInstalled } from "./install.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "install "));
  mkdirSync(join(root, "node_modules"));
  write("package-lock.json", "wanted");
});
afterEach(() => rmSync(root, { recursive: true }));

const INSTALLED = join("node_modules", ".package-lock.json");
function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}

test("nothing is installed in a fresh clone", () => {
  rmSync(join(root, "node_modules"), { recursive: true });
  expect(isMissing(root)).toBe(true);
  noteInstalled(root);
  expect(isMissing(root)).toBe(true);
});

test("what was noted as installed is there", () => {
  write(INSTALLED, "installed");
  expect(isMissing(root)).toBe(true);
  noteInstalled(root);
  expect(isMissing(root)).toBe(false);
});

test("another lockfile, another install and an interrupted one are seen", () => {
  write(INSTALLED, "installed");
  noteInstalled(root);
  write("package-lock.json", "wanted now");
  expect(isMissing(root)).toBe(true);
  write("package-lock.json", "wanted");
  write(INSTALLED, "installed by hand");
  expect(isMissing(root)).toBe(true);
  rmSync(join(root, INSTALLED));
  expect(isMissing(root)).toBe(true);
});

test("a path can be made where its nearest folder can be written", () => {
  expect(isWritable(join(root, "not", "yet"))).toBe(true);
});
