import type { Flag } from "@reportair/contract/features/flags.ts";
import type { Actor, Transaction } from "../../database/handle.ts";
import { threads } from "../../threads/threads.ts";
import type { Given } from "../../threads/work.ts";
import { namesOf } from "../students/names-of.ts";
import { classmatesOf } from "./find-place.ts";
import { selectPlaces } from "./queries-of-saving.ts";
import type { ConfigurationEntry } from "./save-configurations.ts";

/** Entries that are looked at together: a class is a work of many parts, between which others have their turn. */
const TOGETHER = 10;

/**
 * Entries with what their notes are flagged for. It stands before the transaction that saves them, so that reading the
 * notes of a whole class holds nobody up; entries of students who are not the actor's are for that one to refuse.
 */
export async function flagEntries<Entry extends ConfigurationEntry>(
  transaction: Transaction,
  actor: Actor,
  entries: readonly Entry[],
): Promise<(Entry & { flags: Flag[] })[]> {
  const classes = [...new Set(entries.map((entry) => entry.classroom))];
  const places = await transaction((handle) => selectPlaces(handle, actor, classes));
  const placeOf = new Map(places.map((each) => [`${each.classroom_id}/${each.student_id}`, each]));
  const flagged: (Entry & { flags: Flag[] })[] = [];
  for (let at = 0; at < entries.length; at += TOGETHER) {
    const some = entries.slice(at, at + TOGETHER);
    const given = some.map(({ classroom, student, inputs }): Given<"flagNotes">[number] => {
      const place = placeOf.get(`${classroom}/${student}`);
      return place === undefined ? [inputs] : [inputs, classmatesOf(place, places), namesOf(place)];
    });
    // One after the other: others have their turn between.
    // oxlint-disable-next-line no-await-in-loop
    const flags = await threads.run("flagNotes", given);
    flagged.push(...some.map((entry, one) => ({ ...entry, flags: flags[one] ?? [] })));
  }
  return flagged;
}
