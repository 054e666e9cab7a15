// Finds the Node that the project runs on. Plain JavaScript: see run.mjs.
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
