import type { Actor, Handle } from "../../database/handle.ts";
import { selectStudents, type StudentRow } from "./queries.ts";

/** One student whom the actor may manage. */
export async function findStudent(
  handle: Handle,
  actor: Actor,
  id: number,
): Promise<StudentRow | undefined> {
  const rows = await selectStudents(handle, actor, { id }, null, null);
  return rows[0];
}
