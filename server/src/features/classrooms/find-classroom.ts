import type { Actor, Handle } from "../../database/handle.ts";
import { selectClassrooms, type ClassroomRow } from "./queries.ts";

/** One class, where the actor may read it; a teacher's own classes only. */
export async function findClassroom(
  handle: Handle,
  actor: Actor,
  id: number,
): Promise<ClassroomRow | undefined> {
  const rows = await selectClassrooms(handle, actor, { id }, null);
  return rows[0];
}
