import type { RenamedClass, Renaming } from "./queries-of-new-year.ts";

type PutBack = {
  back: Renaming[];
  /** Those that keep their new name: they were renamed since, or another class has the old one. */
  left: { id: number; name: string; code: "edited" | "taken" }[];
};

const keyOf = ({ name, year }: { name: string; year: number }) => `${year} ${name.toLowerCase()}`;

/**
 * Which classes can have the names back that they had before a new year, so that no two of a year have the same one. One
 * that keeps its name can keep another one from its own.
 */
export function namesToPutBack(classes: readonly RenamedClass[]): PutBack {
  const left: PutBack["left"] = [];
  const back = new Map<number, Renaming>();
  for (const { id, name, year, before, after } of classes) {
    if (before === null || after === null) continue;
    if (name === after.name && year === after.year) back.set(id, { id, ...before });
    else left.push({ id, name, code: "edited" });
  }
  const staying = new Set(classes.filter(({ id }) => !back.has(id)).map(keyOf));
  for (let changed = true; changed;) {
    changed = false;
    for (const each of classes) {
      const wanted = back.get(each.id);
      if (wanted === undefined || !staying.has(keyOf(wanted))) continue;
      back.delete(each.id);
      staying.add(keyOf(each));
      left.push({ id: each.id, name: each.name, code: "taken" });
      changed = true;
    }
  }
  return { back: [...back.values()], left };
}
