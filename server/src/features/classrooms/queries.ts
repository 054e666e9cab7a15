import { and, asc, desc, eq, exists, ilike, or, sql, type SQL } from "drizzle-orm";
import type { Teacher } from "@reportair/contract/features/accounts.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { containing } from "../../database/patterns.ts";
import { classrooms, classroomTeachers, enrolments, users } from "../../database/schema.ts";
import { managesEveryClass } from "./rights.ts";

export const CLASS_ORDERS = ["name", "subject", "year", "year_level"] as const;
export type ClassOrder = { field: (typeof CLASS_ORDERS)[number]; descending: boolean };
export type ClassFilter = { id?: number; search?: string | undefined; year?: number | undefined };

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
      'last_name', ${users.last_name}, 'email', ${users.email}) order by ${users.last_name}, ${users.first_name}), '[]')
    from ${classroomTeachers} join ${users} on ${users.id} = ${classroomTeachers.user_id}
    where ${classroomTeachers.classroom_id} = ${thisClass})`;
  const studentCount = sql<number>`(
    select count(*)::integer from ${enrolments} where ${enrolments.classroom_id} = ${thisClass})`;
  const column = classrooms[order === null || order.field === "year_level" ? "year" : order.field];
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
        filter.search?.trim()
          ? or(ilike(classrooms.name, containing(filter.search)), taughtByName(filter.search))
          : undefined,
      ),
    )
    .orderBy(
      order?.descending === true ? desc(column) : asc(column),
      asc(classrooms.name),
      asc(classrooms.id),
    );
}

function taughtByName(search: string): SQL {
  return sql`exists (select 1 from ${classroomTeachers} join ${users} on ${users.id} = ${classroomTeachers.user_id}
    where ${classroomTeachers.classroom_id} = ${classrooms.id}
    and ${users.first_name} || ' ' || ${users.last_name} ilike ${containing(search)})`;
}

export type ClassroomRow = Awaited<ReturnType<typeof selectClassrooms>>[number];
