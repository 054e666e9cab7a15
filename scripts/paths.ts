import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** A path in the project's folder. */
export function inRoot(...parts: string[]): string {
  return join(ROOT, ...parts);
}

/** The script of an installed command-line tool, to be run with this Node. */
export const TOOLS = {
  vite: inRoot("node_modules", "vite", "bin", "vite.js"),
  vitest: inRoot("node_modules", "vitest", "vitest.mjs"),
  playwright: inRoot("node_modules", "@playwright", "test", "cli.js"),
  tsc: inRoot("node_modules", "typescript", "bin", "tsc"),
  oxlint: inRoot("node_modules", "oxlint", "bin", "oxlint"),
  oxfmt: inRoot("node_modules", "oxfmt", "bin", "oxfmt"),
  knip: inRoot("node_modules", "knip", "bin", "knip.js"),
  depcruise: inRoot("node_modules", "dependency-cruiser", "bin", "dependency-cruiser.mjs"),
} as const;
