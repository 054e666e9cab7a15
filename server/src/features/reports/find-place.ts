import type { PersonName } from "@reportair/writing/privacy/person-name.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { namesOf } from "../students/names-of.ts";
import { selectPlaces, type Place } from "./queries-of-saving.ts";

export type { Place } from "./queries-of-saving.ts";

/** A student in a class of the actor's, and the names of the others in it; a 404 where either is not the actor's. */
export async function findPlace(
  handle: Handle,
  actor: Actor,
  { student, classroom }: { student: number; classroom: number },
): Promise<{ place: Place; classmates: PersonName[] }> {
  const places = await selectPlaces(handle, actor, [classroom]);
  const place = places.find((each) => each.student_id === student);
  if (place === undefined) throw notFound();
  return { place, classmates: classmatesOf(place, places) };
}

/** The names of the others of a student's class. */
export function classmatesOf(place: Place, places: readonly Place[]): PersonName[] {
  return places
    .filter(
      (other) => other.classroom_id === place.classroom_id && other.student_id !== place.student_id,
    )
    .map(namesOf);
}
