import { and, asc, desc, eq, exists, or, sql, type SQL } from "drizzle-orm";
import type { Teacher } from "@reportair/contract/features/accounts.ts";
import { wordsOf } from "@reportair/contract/finding.ts";
import { found } from "../../database/conditions.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { classrooms, classroomTeachers, enrolments, users } from "../../database/schema.ts";
import { managesEveryClass } from "./rights.ts";

export const CLASS_ORDERS = ["name", "subject", "year", "year_level"] as const;
export type ClassOrder = { field: (typeof CLASS_ORDERS)[number]; descending: boolean };
export type ClassFilter = { id?: number; search?: string | undefined; year?: number | undefined };

const ORDERS = {
  name: classrooms.name_key,
  subject: classrooms.subject_key,
  year: classrooms.year,
  year_level: classrooms.year,
} as const;

/** Classes that the actor may read: all for an administrator, else those they teach. */
function mayRead(handle: Handle, actor: Actor): SQL | undefined {
  if (managesEveryClass(actor)) return undefined;
  return exists(
    handle
      .select({ one: sql`1` })
      .from(classroomTeachers)
      .where(
        and(
          eq(classroomTeachers.classroom_id, classrooms.id),
          eq(classroomTeachers.user_id, actor.user_id),
        ),
      ),
  );
}

/** Classes that the actor may read, with their teachers and the number of their students, in one query. */
export function selectClassrooms(
  handle: Handle,
  actor: Actor,
  filter: ClassFilter,
  order: ClassOrder | null,
) {
  return selectThose(handle, filter, order, mayRead(handle, actor));
}

/** A class of the institution, whoever teaches it. */
export async function findAnyClassroom(
  handle: Handle,
  id: number,
): Promise<ClassroomRow | undefined> {
  const rows = await selectThose(handle, { id }, null, undefined);
  return rows[0];
}

/** How many students each class has that the actor may read. */
export function countStudentsOfEach(handle: Handle, actor: Actor) {
  return handle
    .select({ id: classrooms.id, count: sql<number>`count(${enrolments.student_id})::integer` })
    .from(classrooms)
    .leftJoin(enrolments, eq(enrolments.classroom_id, classrooms.id))
    .where(mayRead(handle, actor))
    .groupBy(classrooms.id);
}

function selectThose(
  handle: Handle,
  filter: ClassFilter,
  order: ClassOrder | null,
  readable: SQL | undefined,
) {
  // Written out: in a query of one table the column alone would be taken for one of the subquery's own.
  const thisClass = sql`${classrooms}.id`;
  const teachers = sql<Teacher[]>`(
    select coalesce(json_agg(json_build_object('id', ${users.id}, 'first_name', ${users.first_name},
      'last_name', ${users.last_name}, 'email', ${users.email}) order by ${users.last_name_key}, ${users.first_name_key}, ${users.id}), '[]')
    from ${classroomTeachers} join ${users} on ${users.id} = ${classroomTeachers.user_id}
    where ${classroomTeachers.classroom_id} = ${thisClass})`;
  const studentCount = sql<number>`(
    select count(*)::integer from ${enrolments} where ${enrolments.classroom_id} = ${thisClass})`;
  const column = ORDERS[order?.field ?? "year"];
  return handle
    .select({
      id: classrooms.id,
      name: classrooms.name,
      year: classrooms.year,
      subject: classrooms.subject,
      teachers,
      student_count: studentCount,
    })
    .from(classrooms)
    .where(
      and(
        readable,
        filter.id === undefined ? undefined : eq(classrooms.id, filter.id),
        filter.year === undefined ? undefined : eq(classrooms.year, filter.year),
        ...wordsOf(filter.search ?? "").map((word) =>
          or(found(classrooms.search_key, word), taughtBy(handle, word)),
        ),
      ),
    )
    .orderBy(
      order?.descending === true ? desc(column) : asc(column),
      asc(classrooms.name_key),
      asc(classrooms.id),
    );
}

/** Classes of a teacher in whose name a word is found. */
function taughtBy(handle: Handle, word: string): SQL {
  return exists(
    handle
      .select({ one: sql`1` })
      .from(classroomTeachers)
      .innerJoin(users, eq(users.id, classroomTeachers.user_id))
      .where(and(eq(classroomTeachers.classroom_id, classrooms.id), found(users.search_key, word))),
  );
}

export type ClassroomRow = Awaited<ReturnType<typeof selectClassrooms>>[number];
