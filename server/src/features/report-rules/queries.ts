import { eq, inArray } from "drizzle-orm";
import type { Handle } from "../../database/handle.ts";
import { classroomTeachers, users } from "../../database/schema.ts";

/** Who teaches these classes. */
export async function selectTeachersOf(handle: Handle, classes: readonly number[]) {
  if (classes.length === 0) return [];
  return handle
    .select({
      classroom_id: classroomTeachers.classroom_id,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(classroomTeachers)
    .innerJoin(users, eq(users.id, classroomTeachers.user_id))
    .where(inArray(classroomTeachers.classroom_id, [...classes]))
    .orderBy(users.last_name_key, users.first_name_key);
}
