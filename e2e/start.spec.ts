import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

type Started = { npm: ChildProcess; ended: Promise<unknown[]>; output: () => string };

let folder: string;
const started: ChildProcess[] = [];

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "reportair start "));
});
test.afterEach(async () => {
  for (const npm of started.splice(0)) {
    if (npm.exitCode !== null || npm.signalCode !== null) continue;
    const ended = once(npm, "close");
    npm.kill("SIGTERM");
    await ended;
  }
  rmSync(folder, { recursive: true });
});

/**
 * `npm start`, as a person types it, but that the system picks its port as it begins to listen: one that was looked
 * for before could be another server's by then.
 */
function npmStart(settings: NodeJS.ProcessEnv = {}): Started {
  const env = { ...process.env, PORT: "0", DATA_DIR: join(folder, "data"), ...settings };
  const npm = spawn("npm", ["start"], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  started.push(npm);
  let output = "";
  npm.stdout.on("data", (text) => (output += String(text)));
  npm.stderr.on("data", (text) => (output += String(text)));
  return { npm, ended: once(npm, "close"), output: () => output };
}

/** Where it answers, once it says that it does. */
async function untilReady({ npm, output }: Started): Promise<string> {
  const said = /is ready: (http:\/\/127\.0\.0\.1:\d+)$/mu;
  await expect
    .poll(() => npm.exitCode !== null || said.test(output()), { timeout: 240_000 })
    .toBe(true);
  expect(output()).toMatch(said);
  return said.exec(output())?.[1] ?? "";
}

/** What is left of the output without npm's own lines and the log. */
function sentences(output: string): string[] {
  return output.split("\n").filter((line) => line !== "" && !/^(>|npm |\{)/u.test(line));
}

test("npm start makes the demonstration school, opens at its address, and stops when told", async ({
  page,
}) => {
  const first = npmStart();
  const url = await untilReady(first);
  for (const account of ["teacher", "admin", "adminteacher"]) {
    expect(first.output()).toContain(`${account}@demo.school  demo-school-2025`);
  }
  await page.goto(url);
  await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();

  first.npm.kill("SIGTERM");
  expect(await first.ended).toEqual([0, null]);
  await expect(fetch(url)).rejects.toThrow("fetch failed");

  const second = npmStart();
  await untilReady(second);
  second.npm.kill("SIGTERM");
  expect(await second.ended).toEqual([0, null]);
});

test("what prevents a start is said in one sentence, and damages nothing", async () => {
  const url = await untilReady(npmStart());
  const { port } = new URL(url);

  const samePort = npmStart({ PORT: port, DATA_DIR: join(folder, "other") });
  expect(await samePort.ended).toEqual([1, null]);
  expect(sentences(samePort.output())).toEqual([
    expect.stringMatching(new RegExp(`^Port ${port} is in use .+\\.$`, "u")),
  ]);

  const sameFolder = npmStart();
  expect(await sameFolder.ended).toEqual([1, null]);
  expect(sentences(sameFolder.output())).toEqual([
    expect.stringMatching(/^The data folder .+ is in use .+\.$/u),
  ]);

  const wrong = npmStart({ WRITER_TIMEOUT: "soon" });
  expect(await wrong.ended).toEqual([1, null]);
  expect(sentences(wrong.output())).toEqual([
    expect.stringMatching(/^WRITER_TIMEOUT must be .+\.$/u),
  ]);

  expect((await fetch(`${url}/readyz`)).ok).toBe(true);
});
