// `npm run pictures`: takes every picture that the product shows of itself anew, from the product as it is.
import { spawnSync } from "node:child_process";
import { findBrowser } from "./browser.ts";
import { inRoot } from "./paths.ts";
import { buildWeb } from "./web-build.ts";

const browser = await findBrowser();
if (browser === undefined) {
  console.error("No browser for the pictures: install Chromium or Chrome, or set CHROMIUM_PATH.");
  process.exit(1);
}
await buildWeb();
const taking = [inRoot("e2e", "pictures", "site.ts"), ...process.argv.slice(2)];
const env = { ...process.env, CHROMIUM_PATH: browser };
process.exitCode = spawnSync(process.execPath, taking, { stdio: "inherit", env }).status ?? 1;
