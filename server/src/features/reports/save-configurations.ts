import { and, eq, inArray, sql } from "drizzle-orm";
import { REPORT_FIELDS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { flagNotes } from "@reportair/writing/privacy/flags.ts";
import type { PersonName } from "@reportair/writing/privacy/person-name.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import {
  classrooms,
  classroomTeachers,
  enrolments,
  reportConfigurations,
  students,
} from "../../database/schema.ts";
import { notFound } from "../../http/errors.ts";
import { currentPeriod } from "../reporting-periods/current-period.ts";

export type ConfigurationEntry = { student: number; classroom: number; inputs: ReportInputs };

type Place = {
  student_id: number;
  classroom_id: number;
  first_name: string;
  last_name: string;
  year: number;
  classroom_name: string;
  subject: string;
};

export type SavedConfiguration = {
  id: number;
  created: boolean;
  entry: ConfigurationEntry;
  place: Place;
};

/**
 * Creates or updates the actor's configurations of this period, in the order of the entries. A pupil or class
 * that is not the actor's makes it a 404 and writes nothing. Inputs that did not change make nothing stale.
 */
export async function saveConfigurations(
  handle: Handle,
  actor: Actor,
  entries: readonly ConfigurationEntry[],
  now: Date,
): Promise<SavedConfiguration[]> {
  const places = await findPlaces(handle, actor, entries);
  const placed = entries.map((entry) => {
    const place = places.find(
      (each) => each.student_id === entry.student && each.classroom_id === entry.classroom,
    );
    if (place === undefined) throw notFound();
    return { entry, place };
  });
  const period = await currentPeriod(handle, actor, now);
  // The same pupil twice in one request counts once, with the last inputs: one statement cannot update a row twice.
  const distinct = new Map(
    placed.map((each) => [`${each.place.classroom_id}/${each.place.student_id}`, each]),
  );
  const rows = await handle
    .insert(reportConfigurations)
    .values(
      [...distinct.values()].map(({ entry, place }) => ({
        institution_id: actor.institution_id,
        author_id: actor.user_id,
        student_id: place.student_id,
        classroom_id: place.classroom_id,
        classroom_name: place.classroom_name,
        subject: place.subject,
        period_id: period,
        ...entry.inputs,
        flags: flagNotes(entry.inputs, classmatesOf(place, places), place),
      })),
    )
    .onConflictDoUpdate({
      target: [
        reportConfigurations.author_id,
        reportConfigurations.student_id,
        reportConfigurations.classroom_id,
        reportConfigurations.period_id,
      ],
      set: {
        ...Object.fromEntries(
          [...REPORT_FIELDS, "flags"].map((field) => [field, sql.raw(`excluded.${field}`)]),
        ),
        input_version: sql`${reportConfigurations.input_version} + (${inputsDiffer()})::integer`,
        updated_at: sql`case when ${inputsDiffer()} then now() else ${reportConfigurations.updated_at} end`,
        deleted_at: null,
      },
    })
    .returning({
      id: reportConfigurations.id,
      student_id: reportConfigurations.student_id,
      classroom_id: reportConfigurations.classroom_id,
      // A row that this statement inserted has no deleting transaction.
      created: sql<boolean>`(xmax = 0)`,
    });
  const saved = new Map(rows.map((row) => [`${row.classroom_id}/${row.student_id}`, row]));
  return placed.map(({ entry, place }) => {
    const row = saved.get(`${place.classroom_id}/${place.student_id}`);
    if (row === undefined) throw new Error("A configuration was not saved.");
    return { id: row.id, created: row.created, entry, place };
  });
}

function inputsDiffer() {
  const columns = (table: string) =>
    sql.raw(REPORT_FIELDS.map((field) => `${table}.${field}`).join(", "));
  return sql`(${columns("report_configurations")}) is distinct from (${columns("excluded")})`;
}

/** Every member of the entries' classes, as far as the actor teaches them. */
function findPlaces(
  handle: Handle,
  actor: Actor,
  entries: readonly ConfigurationEntry[],
): Promise<Place[]> {
  const classes = [...new Set(entries.map((entry) => entry.classroom))];
  return handle
    .select({
      student_id: students.id,
      classroom_id: classrooms.id,
      first_name: students.first_name,
      last_name: students.last_name,
      year: students.year,
      classroom_name: classrooms.name,
      subject: classrooms.subject,
    })
    .from(enrolments)
    .innerJoin(students, eq(students.id, enrolments.student_id))
    .innerJoin(classrooms, eq(classrooms.id, enrolments.classroom_id))
    .innerJoin(
      classroomTeachers,
      and(
        eq(classroomTeachers.classroom_id, classrooms.id),
        eq(classroomTeachers.user_id, actor.user_id),
      ),
    )
    .where(inArray(classrooms.id, classes));
}

function classmatesOf(place: Place, places: readonly Place[]): PersonName[] {
  return places
    .filter(
      (other) => other.classroom_id === place.classroom_id && other.student_id !== place.student_id,
    )
    .map(({ first_name, last_name }) => ({ first_name, last_name }));
}
