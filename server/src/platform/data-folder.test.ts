import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdDataFolder, keptSessionSecret, makeDataFolder } from "./data-folder.ts";

let parent: string;
let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "data folder "));
  folder = join(parent, "deep", "data");
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(parent, { recursive: true });
});

/** A real process that takes the folder and says whether it got it. */
async function holdInProcess(): Promise<{ child: ChildProcess; said: string }> {
  const module = new URL("data-folder.ts", import.meta.url).href;
  const program = `
    const { holdDataFolder } = await import(${JSON.stringify(module)});
    try { holdDataFolder(process.argv[1]); console.log("held"); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, folder]);
  children.push(child);
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return { child, said: said.toString().trim() };
}

test("a folder that another process holds is refused with a sentence that names it", async () => {
  const release = holdDataFolder(folder);
  const { said } = await holdInProcess();
  expect(said).toMatch(/^The data folder .+ is in use .+\.$/u);
  expect(said).toContain(folder);
  expect(said).toContain(`(process ${process.pid})`);
  release();
  expect((await holdInProcess()).said).toBe("held");
});

test("kill -9 lets the folder go at once", async () => {
  const { child, said } = await holdInProcess();
  expect(said).toBe("held");
  expect(() => holdDataFolder(folder)).toThrow(`(process ${child.pid})`);
  child.kill("SIGKILL");
  await once(child, "exit");
  holdDataFolder(folder)();
});

test("a process that runs under the pid left in the folder does not hold it", () => {
  makeDataFolder(folder);
  writeFileSync(join(folder, "held-by"), `${process.ppid}\n`);
  holdDataFolder(folder)();
});

test("the same process cannot take it twice", () => {
  const release = holdDataFolder(folder);
  expect(() => holdDataFolder(folder)).toThrow("is in use");
  release();
  release();
});

test("a folder that cannot be made is refused with a sentence", () => {
  const file = join(parent, "file");
  writeFileSync(file, "");
  expect(() => holdDataFolder(join(file, "data"))).toThrow(
    /^The data folder .+ cannot be written/u,
  );
  expect(() => holdDataFolder(file)).toThrow(/^The data folder .+ cannot be written/u);
});

test("the kept secret is made once, for this user alone", () => {
  makeDataFolder(folder);
  const secret = keptSessionSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(keptSessionSecret(folder)).toBe(secret);
  expect(statSync(join(folder, "session-secret")).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});
