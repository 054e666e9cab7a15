import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isWritable } from "./install.mjs";
import { ROOT, TOOLS, inRoot } from "./paths.ts";
import { runQuietly } from "./processes.ts";

/** Everything that the built web app is made from. */
const SOURCES = [
  "web/src",
  "web/build",
  "web/public",
  "web/index.html",
  "web/vite.config.ts",
  "web/package.json",
  "contract/src",
  "package-lock.json",
];

const DIST = inRoot("web", "dist");

/** Lies in what it describes, so that both go together. */
const STAMP = join(DIST, ".built-from");

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((path) => filesUnder(inRoot(path))).toSorted()) {
    hash.update(relative(ROOT, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** Builds web/dist where its sources have changed since; throws what the build printed where it fails. */
export async function buildWeb(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  if (!isWritable(DIST)) {
    throw new Error(
      `The web app must be built and this user may not write to ${DIST}: run "npm start" there once as its owner.`,
    );
  }
  console.error("Building the web app…");
  // Vite's own way of loading its settings would write beside them.
  const args = [TOOLS.vite, "build", inRoot("web"), "--configLoader", "native"];
  const build = await runQuietly(process.execPath, args, { env: { NODE_ENV: "production" } });
  if (build.code !== 0)
    throw new Error(`${build.output}\nThe web app could not be built: see above.`);
  writeFileSync(STAMP, wanted);
}
