import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { AllowedFlag, Flag } from "@reportair/contract/features/flags.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { currentPeriod } from "../reporting-periods/current-period.ts";
import { stillAllowed } from "./allowed-flags.ts";
import { clearedBy } from "./cleared-inputs.ts";
import { findConfigurations } from "./find-report.ts";
import { isOvertaken, overtaken } from "./overtaken.ts";
import type { Place } from "./find-place.ts";
import { insertCleared } from "./queries-of-discarded.ts";
import {
  lockAuthor,
  lockInputsOf,
  selectPlaces,
  upsertConfigurations,
} from "./queries-of-saving.ts";

export type ConfigurationEntry = {
  student: number;
  classroom: number;
  inputs: ReportInputs;
  /** What the fields held where they were entered. */
  was?: Partial<ReportInputs> | undefined;
  /** All that is let stand; without it, what was let stand before of texts that have not changed. */
  allowed_flags?: readonly AllowedFlag[] | undefined;
};

/** An entry with what its notes are flagged for (see `flagEntries`). */
export type FlaggedEntry = ConfigurationEntry & { flags: Flag[] };

export type SavedConfiguration = {
  id: number;
  created: boolean;
  entry: FlaggedEntry;
  place: Place;
};

/**
 * Creates or updates the actor's configurations of this period, in the order of the entries. A student or class
 * that is not the actor's makes it a 404 and writes nothing; so does a field that has been changed elsewhere since,
 * with a 409 and what stands. Inputs that did not change make nothing stale.
 */
export async function saveConfigurations(
  handle: Handle,
  actor: Actor,
  entries: readonly FlaggedEntry[],
  now: Date,
): Promise<SavedConfiguration[]> {
  const classes = new Set(entries.map((entry) => entry.classroom));
  const places = await selectPlaces(handle, actor, [...classes]);
  const placed = entries.map((entry) => {
    const place = places.find(
      (each) => each.student_id === entry.student && each.classroom_id === entry.classroom,
    );
    if (place === undefined) throw notFound();
    return { entry, place };
  });
  await lockAuthor(handle, actor);
  const period = await currentPeriod(handle, actor, now);
  // The same student twice in one request counts once, with the last inputs: one statement cannot update a row twice.
  const distinct = new Map(
    placed.map((each) => [`${each.place.classroom_id}/${each.place.student_id}`, each]),
  );
  const before = await lockInputsOf(handle, actor, {
    period,
    classes: [...classes],
    students: entries.map((entry) => entry.student),
  });
  const stale = before.filter((row) => {
    const entry = distinct.get(`${row.classroom_id}/${row.student_id}`)?.entry;
    return entry?.was !== undefined && isOvertaken(row, entry.inputs, entry.was);
  });
  if (stale.length > 0) {
    const ids = stale.map(({ id }) => id);
    throw overtaken(await findConfigurations(handle, ids));
  }
  const rows = await upsertConfigurations(
    handle,
    [...distinct.values()].map(({ entry, place }) => {
      const { flags } = entry;
      const stood = before.find(
        (row) => row.classroom_id === place.classroom_id && row.student_id === place.student_id,
      );
      return {
        institution_id: actor.institution_id,
        author_id: actor.user_id,
        student_id: place.student_id,
        classroom_id: place.classroom_id,
        classroom_name: place.classroom_name,
        subject: place.subject,
        period_id: period,
        ...entry.inputs,
        flags,
        allowed_flags: stillAllowed(entry.inputs, flags, entry.allowed_flags, stood),
      };
    }),
  );
  await insertCleared(
    handle,
    actor,
    before.flatMap((row) => {
      const entered = distinct.get(`${row.classroom_id}/${row.student_id}`)?.entry.inputs;
      if (entered === undefined) return [];
      return [{ configuration_id: row.id, inputs: clearedBy(row, entered) }];
    }),
  );
  const saved = new Map(rows.map((row) => [`${row.classroom_id}/${row.student_id}`, row]));
  return placed.map(({ entry, place }) => {
    const row = saved.get(`${place.classroom_id}/${place.student_id}`);
    if (row === undefined) throw new Error("A configuration was not saved.");
    return { id: row.id, created: row.created, entry, place };
  });
}
