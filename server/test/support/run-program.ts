import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { INHERITED } from "./server-process.ts";

/** Runs one of the product's own programs to its end, with these settings and none besides. */
export function runProgram(
  program: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const file = fileURLToPath(new URL(`../../src/${program}`, import.meta.url));
  const env = { ...INHERITED, ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}
