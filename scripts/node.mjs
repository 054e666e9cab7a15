// Finds the Node that the project runs on, and hands over to it. Plain JavaScript: see run.mjs.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** From this major version on, Node runs TypeScript as it is. */
const NEEDED_MAJOR = 24;

/** Whether the Node that runs this can run the project. */
export function isNewEnough(version = process.versions.node) {
  return Number(version.split(".")[0]) >= NEEDED_MAJOR;
}

/**
 * Path of the Node that the lockfile pins; throws a sentence where it pins none for this kind of machine.
 * @param {string} root the project's folder
 */
export function findNode(root, platform = process.platform, arch = process.arch) {
  const windows = platform === "win32";
  const folder = `node-${windows ? "win" : platform}-${arch}`;
  const path = join(root, "node_modules", folder, "bin", windows ? "node.exe" : "node");
  if (existsSync(path)) return path;
  throw new Error(
    `Node ${NEEDED_MAJOR} or newer is needed and this is ${process.versions.node}: ` +
      "install a newer one from https://nodejs.org and start again.",
  );
}

/**
 * Runs a program in another Node; signals reach it, and its end is this one's end. Where that Node cannot be
 * started, this one ends with a sentence and 1.
 * @param {string} node
 * @param {string[]} args
 */
export async function handOver(node, args) {
  try {
    await new Promise((_ended, reject) => {
      const child = spawn(node, args, { stdio: "inherit" });
      // Without a process id it is the start that failed, and not the passing on of a signal.
      child.on("error", (error) => child.pid === undefined && reject(error));
      for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
        process.on(signal, () => child.kill(signal));
      }
      child.on("exit", (code, signal) => {
        if (signal === null) process.exit(code ?? 1);
        process.removeAllListeners(signal);
        process.kill(process.pid, signal);
      });
    });
  } catch (error) {
    console.error(
      `The Node in ${node} could not be started (${error instanceof Error ? error.message : String(error)}): ` +
        "delete the folder node_modules and start again.",
    );
    process.exit(1);
  }
}
