import { readFileSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { GivenFile } from "../src/roster.ts";

const FOLDER = fileURLToPath(new URL("samples/", import.meta.url));

/** A synthetic file, or all the files of a folder of them, as a person would choose it. */
export function sample(name: string): GivenFile[] {
  const path = FOLDER + name;
  if (!statSync(path).isDirectory()) return [{ name, bytes: new Uint8Array(readFileSync(path)) }];
  const folder = name.replace(/\/$/u, "");
  return readdirSync(path).map((file) => ({
    name: `${folder}/${file}`,
    bytes: new Uint8Array(readFileSync(`${path}/${file}`)),
  }));
}
