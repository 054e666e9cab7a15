// Features of the server form no circle, nor do those of the web app, each taken whole with its sub-folders: of
// two that know each other neither can be read, moved or removed alone. The boundaries' own tool sees circles of
// files and of single folders only.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { inRoot } from "./paths.ts";

/** For each feature those that its files import, each with one such import. */
export type Features = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads who knows whom in a folder of features; tests may know everybody. */
export function readFeatures(folder: string): Features {
  const features = new Map<string, Map<string, string>>();
  for (const file of globSync("**/*.{ts,tsx}", { cwd: folder }).toSorted()) {
    const [feature = ""] = file.split(sep);
    if (file === feature || /\.test\.tsx?$/u.test(file)) continue;
    const known = features.get(feature) ?? new Map<string, string>();
    features.set(feature, known);
    const text = readFileSync(join(folder, file), "utf8");
    for (const [, path = ""] of text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/gu)) {
      const imported = relative(folder, join(folder, dirname(file), path));
      const [other = ""] = imported.split(sep);
      if (other !== ".." && other !== feature) known.set(other, `${file} imports ${imported}`);
    }
  }
  return features;
}

/** The imports that lead from a feature through others back to it, or null where none does. */
export function findCircle(features: Features): string[] | null {
  const done = new Set<string>();
  const search = (way: readonly string[], imports: readonly string[]): string[] | null => {
    const here = way.at(-1) ?? "";
    for (const [other, by] of features.get(here) ?? []) {
      const start = way.indexOf(other);
      if (start >= 0) return [...imports.slice(start), by];
      const found = done.has(other) ? null : search([...way, other], [...imports, by]);
      if (found) return found;
    }
    done.add(here);
    return null;
  };
  for (const feature of features.keys()) {
    const found = search([feature], []);
    if (found) return found;
  }
  return null;
}

if (import.meta.main) {
  for (const side of ["server", "web"]) {
    const circle = findCircle(readFeatures(inRoot(side, "src", "features")));
    if (!circle) continue;
    console.error([`These features of ${side}/ know each other:`, ...circle].join("\n  "));
    process.exitCode = 1;
  }
}
