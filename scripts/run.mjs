// Runs one of the project's TypeScript programs: `node scripts/run.mjs scripts/start.ts …`.
// Whatever Node starts this, old ones too, so it is plain JavaScript without dependencies: it installs
// what is missing and then hands over to the Node that the lockfile pins.
import * as nodeModule from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installMissing } from "./install.mjs";
import { findNode, handOver, isNewEnough } from "./node.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [program = "scripts/start.ts", ...args] = process.argv.slice(2);
const file = resolve(root, program);

/** What a school runs; everything else is for developing, and needs its tools. */
const RUNNING = new Set(
  [
    "scripts/start.ts",
    "server/src/school-command.ts",
    "server/src/ready-command.ts",
    "server/src/restore-command.ts",
  ].map((path) => resolve(root, path)),
);

/** The Node to hand over to, or undefined where this one will do. */
async function prepare() {
  try {
    await installMissing(root, !RUNNING.has(file));
    return isNewEnough() ? undefined : findNode(root);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

const node = await prepare();
if (node === undefined) {
  // Compiled code is kept between starts, which makes the second one quick.
  nodeModule.enableCompileCache?.(join(root, "node_modules", ".cache", "compiled"));
  process.argv.splice(1, 2, file);
  await import(pathToFileURL(file).href);
} else {
  await handOver(node, [fileURLToPath(import.meta.url), file, ...args]);
}
