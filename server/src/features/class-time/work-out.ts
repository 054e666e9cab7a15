import type { ClassTime } from "@reportair/contract/features/class-time.ts";
import type { KeptRow, TimeRow } from "./queries.ts";

/** Each class of each period, with what it took and what was kept: the newest period first, then by name. Pure. */
export function workOutClasses(times: readonly TimeRow[], kept: readonly KeptRow[]): ClassTime[] {
  const classes = new Map<string, ClassTime & { starts_on: string }>();
  // The name that the class has now goes before the one that it had when its reports were begun.
  const of = (row: TimeRow | KeptRow) => {
    const { classroom, name, period, period_name, starts_on } = row;
    const key = `${period}:${classroom ?? name}`;
    const known = classes.get(key);
    if (known) return known;
    const begun = { classroom, name, period, period_name, starts_on, seconds: 0, kept: none() };
    classes.set(key, begun);
    return begun;
  };
  for (const row of times) of(row).seconds = row.seconds;
  for (const row of kept) of(row).kept[row.edited ?? "earlier"] += row.count;
  return [...classes.values()]
    .toSorted(
      (a, b) =>
        b.starts_on.localeCompare(a.starts_on) ||
        a.name.localeCompare(b.name, "en-GB", { numeric: true }),
    )
    .map(({ starts_on: _, ...shown }) => shown);
}

const none = (): ClassTime["kept"] => ({ as_written: 0, lightly: 0, much: 0, earlier: 0 });
