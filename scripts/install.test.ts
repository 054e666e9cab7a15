import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isMissing, isWritable, noteInstalled } from "./install.mjs";
import { inRoot } from "./paths.ts";

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
  expect(isMissing(root, false)).toBe(true);
  noteInstalled(root);
  expect(isMissing(root, false)).toBe(true);
});

test("what was noted as installed is there", () => {
  write(INSTALLED, "installed");
  expect(isMissing(root, false)).toBe(true);
  noteInstalled(root);
  expect(isMissing(root, false)).toBe(false);
});

test("another lockfile, another install and an interrupted one are seen", () => {
  write(INSTALLED, "installed");
  noteInstalled(root);
  write("package-lock.json", "wanted now");
  expect(isMissing(root, false)).toBe(true);
  write("package-lock.json", "wanted");
  write(INSTALLED, "installed by hand");
  expect(isMissing(root, false)).toBe(true);
  rmSync(join(root, INSTALLED));
  expect(isMissing(root, false)).toBe(true);
});

test("what only developing needs is missed by whoever develops", () => {
  const running = { "node_modules/fastify": { version: "5.0.0" } };
  write(INSTALLED, JSON.stringify({ packages: running }, null, 2));
  noteInstalled(root);
  expect(isMissing(root, false)).toBe(false);
  expect(isMissing(root, true)).toBe(true);
  const tools = { "node_modules/vitest": { version: "5.0.0", dev: true } };
  write(INSTALLED, JSON.stringify({ packages: { ...running, ...tools } }, null, 2));
  noteInstalled(root);
  expect(isMissing(root, false)).toBe(false);
  expect(isMissing(root, true)).toBe(false);
});

test("a path can be made where its nearest folder can be written", () => {
  expect(isWritable(join(root, "not", "yet"))).toBe(true);
});

test("the lockfile lists the packages of every platform, so that npm ci installs anywhere", () => {
  // npm drops those of other platforms where it writes the file beside an installed node_modules.
  const { packages } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8")) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const listed = Object.keys(packages);
  const wanted = Object.values(packages).flatMap((one) =>
    Object.keys(one.optionalDependencies ?? {}),
  );
  const missing = wanted.filter(
    (name) => !listed.some((path) => path.endsWith(`node_modules/${name}`)),
  );
  expect(wanted.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
