// Runs one of the project's TypeScript programs: `node scripts/run.mjs scripts/start.ts …`.
// Whatever Node starts this, old ones too, so it is plain JavaScript without dependencies: it installs
// what is missing and then hands over to the Node that the lockfile pins.
import { spawn } from "node:child_process";
import * as nodeModule from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installMissing } from "./install.mjs";
import { findNode, isNewEnough } from "./node.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [program = "scripts/start.ts", ...args] = process.argv.slice(2);
const file = resolve(root, program);

/**
 * Runs the program in a child; signals reach it, and its end is this one's end.
 * @param {string} node
 */
function runWith(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), file, ...args], { stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** The Node to hand over to, or undefined where this one will do. */
async function prepare() {
  try {
    await installMissing(root);
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
  runWith(node);
}
