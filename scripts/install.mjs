// Installs the packages of the lockfile where they are missing. Plain JavaScript: see run.mjs.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { isNewEnough } from "./node.mjs";

/**
 * The lockfile of its own into which npm writes, at the very end, what it has installed.
 * @param {string} root
 */
const installedOf = (root) => join(root, "node_modules", ".package-lock.json");

/**
 * What is wanted and what is there, in one word that changes with either: an install that was interrupted
 * changes it too.
 * @param {string} root the project's folder
 */
function stateOf(root) {
  const there = installedOf(root);
  if (!existsSync(there)) return undefined;
  const hash = createHash("sha256");
  for (const file of [join(root, "package-lock.json"), there]) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * Whether what only developing needs was installed, too.
 * @param {string} root the project's folder
 */
function hasTools(root) {
  const there = installedOf(root);
  return existsSync(there) && readFileSync(there, "utf8").includes('"dev": true');
}

/** @param {string} root */
const stampOf = (root) => join(root, "node_modules", ".cache", "installed");

/**
 * Whether the packages that the lockfile lists are not known to be there.
 * @param {string} root the project's folder
 * @param {boolean} tools whether those that only developing needs are wanted, too
 */
export function isMissing(root, tools) {
  const stamp = stampOf(root);
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== stateOf(root)) return true;
  return tools && !hasTools(root);
}

/**
 * Takes note that what is there now is what the lockfile lists.
 * @param {string} root the project's folder
 */
export function noteInstalled(root) {
  const state = stateOf(root);
  if (state === undefined) return;
  mkdirSync(dirname(stampOf(root)), { recursive: true });
  writeFileSync(stampOf(root), state);
}

/**
 * Whether this user may write a path, or make it where it is missing.
 * @param {string} path
 * @returns {boolean}
 */
export function isWritable(path) {
  if (!existsSync(path)) return path !== dirname(path) && isWritable(dirname(path));
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs npm on this Node and keeps its output, to be shown only where it fails.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<string | undefined>} the output of a failed run
 */
function npm(root, args) {
  const cli = process.env["npm_execpath"];
  const known = cli !== undefined && /npm-cli\.[cm]?js$/u.test(cli);
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  return new Promise((done) => {
    const child = spawn(known ? process.execPath : "npm", known ? [cli, ...args] : args, {
      cwd: root,
      env: {
        ...process.env,
        [path]: `${dirname(process.execPath)}${delimiter}${process.env[path] ?? ""}`,
      },
      stdio: ["ignore", "pipe", "pipe"],
      shell: !known && process.platform === "win32",
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    }
    child.on("error", (error) => done(`npm could not be started: ${error.message}`));
    child.on("close", (code) => done(code === 0 ? undefined : output));
  });
}

/**
 * Installs what the lockfile lists and node_modules lacks; throws a sentence where that fails. Without `tools` it
 * adds nothing that only developing needs, and takes nothing of that away.
 * @param {string} root the project's folder
 * @param {boolean} tools
 */
export async function installMissing(root, tools) {
  if (!isMissing(root, tools)) return;
  const modules = join(root, "node_modules");
  if (!isWritable(modules)) {
    throw new Error(
      `Packages are missing and this user may not write to ${modules}: ` +
        'run "npm start" in that folder once as its owner.',
    );
  }
  console.error(
    existsSync(modules)
      ? "Bringing the packages up to date…"
      : "Installing packages. This takes about a minute…",
  );
  // A user without a home still needs somewhere for npm to keep its downloads.
  const cache = process.env["npm_config_cache"] ?? join(homedir(), ".npm");
  const spare = isWritable(cache) ? undefined : mkdtempSync(join(tmpdir(), "npm-"));
  const failure = await npm(root, [
    // Not `npm ci`: it wants every optional package of every kind of machine in the lockfile, and not every
    // registry has them all. Without saving, the lockfile stays as it is, whatever npm this is.
    "install",
    "--no-save",
    tools || hasTools(root) ? "--include=dev" : "--omit=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    ...(spare === undefined ? [] : [`--cache=${spare}`]),
  ]);
  if (spare !== undefined) rmSync(spare, { recursive: true, force: true });
  if (failure !== undefined) {
    throw new Error(`${failure}\nThe packages could not be installed: see what npm says above.`);
  }
  // On an older Node npm leaves out what is made for newer ones: the pinned Node looks again.
  if (isNewEnough()) noteInstalled(root);
}
