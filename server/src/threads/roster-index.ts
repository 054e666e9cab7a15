import {
  buildRosterIndex,
  type Roster,
  type RosterIndex,
} from "@reportair/writing/privacy/roster.ts";

/** Everybody whom a school knows by name, as one thread tells another; the same key, the same names. */
export type RosterNames = {
  key: string;
  /** A `Roster` as JSON: a text costs next to nothing to hand over. */
  json: string;
};

/** Rosters that this thread has made ready, by their keys. */
const ready = new Map<string, RosterIndex>();
/** Schools whose rosters are kept at one time. */
const MOST = 20;

/** A roster made ready for looking up, once for each that has changed. */
export function rosterIndexOf({ key, json }: RosterNames): RosterIndex {
  const known = ready.get(key);
  if (known !== undefined) return known;
  const roster = buildRosterIndex(JSON.parse(json) as Roster);
  const oldest = ready.keys().next();
  if (ready.size >= MOST && oldest.done === false) ready.delete(oldest.value);
  ready.set(key, roster);
  return roster;
}
