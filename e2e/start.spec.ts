import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

type Started = { npm: ChildProcess; ended: Promise<unknown[]>; url: string; output: () => string };

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

let folder: string;
let port: number;
const started: ChildProcess[] = [];

test.describe.configure({ timeout: 240_000 });

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "reportair start "));
  port = await freePort();
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

/** `npm start`, as a person types it. */
function npmStart(settings: NodeJS.ProcessEnv = {}): Started {
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(folder, "data"), ...settings };
  const npm = spawn("npm", ["start"], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  started.push(npm);
  let output = "";
  npm.stdout.on("data", (text) => (output += String(text)));
  npm.stderr.on("data", (text) => (output += String(text)));
  const url = `http://127.0.0.1:${env.PORT}`;
  return { npm, ended: once(npm, "close"), url, output: () => output };
}

async function untilReady({ npm, url, output }: Started): Promise<void> {
  const ready = `is ready: ${url}`;
  await expect
    .poll(() => npm.exitCode !== null || output().includes(ready), { timeout: 120_000 })
    .toBe(true);
  expect(output()).toContain(ready);
}

/** What is left of the output without npm's own lines and the log. */
function sentences(output: string): string[] {
  return output.split("\n").filter((line) => line !== "" && !/^(>|npm |\{)/u.test(line));
}

test("npm start makes the demonstration school, opens at its address, and stops when told", async ({
  page,
}) => {
  const first = npmStart();
  await untilReady(first);
  for (const account of ["teacher", "admin", "adminteacher"]) {
    expect(first.output()).toContain(`${account}@demo.school  demo-school-2025`);
  }
  await page.goto(first.url);
  await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();

  first.npm.kill("SIGTERM");
  expect(await first.ended).toEqual([0, null]);
  await expect(fetch(first.url)).rejects.toThrow("fetch failed");

  const second = npmStart();
  await untilReady(second);
  second.npm.kill("SIGTERM");
  expect(await second.ended).toEqual([0, null]);
});

test("what prevents a start is said in one sentence, and damages nothing", async () => {
  const running = npmStart();
  await untilReady(running);

  const samePort = npmStart({ DATA_DIR: join(folder, "other") });
  expect(await samePort.ended).toEqual([1, null]);
  expect(sentences(samePort.output())).toEqual([
    expect.stringMatching(new RegExp(`^Port ${port} is in use .+\\.$`, "u")),
  ]);

  const sameFolder = npmStart({ PORT: String(await freePort()) });
  expect(await sameFolder.ended).toEqual([1, null]);
  expect(sentences(sameFolder.output())).toEqual([
    expect.stringMatching(/^The data folder .+ is in use .+\.$/u),
  ]);

  const wrong = npmStart({ WRITER_TIMEOUT: "soon" });
  expect(await wrong.ended).toEqual([1, null]);
  expect(sentences(wrong.output())).toEqual([
    expect.stringMatching(/^WRITER_TIMEOUT must be .+\.$/u),
  ]);

  expect((await fetch(`${running.url}/readyz`)).ok).toBe(true);
});
