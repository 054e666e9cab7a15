import { sql } from "drizzle-orm";
import type { Handle } from "../../database/handle.ts";
import { institutions, students, users } from "../../database/schema.ts";

/** The school's name, and a text that changes whenever somebody comes, goes or is changed. */
export async function findRosterState(handle: Handle) {
  const rows = await handle
    .select({
      state: sql<string>`(select count(*) || ' ' || max(updated_at) from ${students}) || ' '
        || (select count(*) || ' ' || max(updated_at) from ${users}) || ' ' || ${institutions.name}`,
      school: institutions.name,
    })
    .from(institutions);
  return rows[0];
}

export function selectStudentNames(handle: Handle) {
  const { first_name, last_name, preferred_name, student_id } = students;
  const { legal_first_name, legal_last_name, upn } = students;
  return handle
    .select({
      first_name,
      last_name,
      preferred_name,
      legal_first_name,
      legal_last_name,
      student_id,
      upn,
    })
    .from(students);
}

export function selectStaffNames(handle: Handle) {
  const { first_name, last_name } = users;
  return handle.select({ first_name, last_name }).from(users);
}
