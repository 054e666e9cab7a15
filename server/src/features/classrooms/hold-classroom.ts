import type { Actor, Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { findClassroom } from "./find-classroom.ts";
import { lockClassroom } from "./queries-of-changes.ts";
import type { ClassroomRow } from "./queries.ts";

/** A class that the actor may manage, kept from being deleted until the transaction ends; else a 404. */
export async function holdClassroom(
  handle: Handle,
  actor: Actor,
  id: number,
): Promise<ClassroomRow> {
  await lockClassroom(handle, id, "key share");
  const classroom = await findClassroom(handle, actor, id);
  if (classroom === undefined) throw notFound();
  return classroom;
}
