import { execFile } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { TOOLS } from "./paths.ts";
import { runQuietly } from "./processes.ts";

/** Debian's packages: the browser without its windows, which takes a sixth less work, and the whole of it. */
const PACKAGES = ["chromium-headless-shell", "chromium"];
const NAMES = [...PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** Where Chrome lies on systems that put no programs on the PATH. */
const USUAL_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  join(process.env["PROGRAMFILES"] ?? "C:\\Program Files", "Google/Chrome/Application/chrome.exe"),
];

/** What a person is told where no browser could be had. */
export const NO_BROWSER =
  "No browser for the browser tests: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run npm test again.";

/** Every executable of these names on a PATH, in its order. */
export function onPath(names: string[], path = process.env["PATH"] ?? ""): string[] {
  const candidates = names.flatMap((name) =>
    path.split(delimiter).map((folder) => join(folder, name)),
  );
  return candidates.filter(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether a browser starts: some of these names are only stubs that tell how to install one. */
async function starts(path: string): Promise<boolean> {
  // Windows shows a window instead of the version.
  if (process.platform === "win32") return existsSync(path);
  try {
    const { stdout } = await promisify(execFile)(path, ["--version"], { timeout: 30_000 });
    return /chrom/iu.test(stdout);
  } catch {
    return false;
  }
}

async function firstThatStarts(paths: string[]): Promise<string | undefined> {
  for (const path of paths) {
    if (await starts(path)) return path;
  }
  return undefined;
}

async function installFromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || onPath(["apt-get"]).length === 0) return undefined;
  console.error("Installing Chromium from the system's packages…");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runQuietly("apt-get", ["update"], { env });
  for (const name of PACKAGES) {
    await runQuietly("apt-get", ["install", "-y", "--no-install-recommends", name], { env });
    const installed = await firstThatStarts(onPath([name]));
    if (installed !== undefined) return installed;
  }
  return undefined;
}

async function letPlaywrightFetch(): Promise<string | undefined> {
  console.error("Letting Playwright fetch a browser…");
  await runQuietly(process.execPath, [TOOLS.playwright, "install", "chromium"], { seconds: 300 });
  return firstThatStarts([chromium.executablePath()]);
}

/** A browser to test in, as the path of its program; undefined where none is there and none can be had. */
export async function findBrowser(): Promise<string | undefined> {
  const given = process.env["CHROMIUM_PATH"];
  if (given !== undefined && given !== "") return firstThatStarts([given]);
  const there = [...onPath(NAMES), ...USUAL_PLACES, chromium.executablePath()];
  return (
    (await firstThatStarts(there.filter(isExecutable))) ??
    (await installFromDebian()) ??
    (await letPlaywrightFetch())
  );
}
