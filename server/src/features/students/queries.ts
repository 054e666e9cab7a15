import { and, asc, desc, eq, exists, ilike, inArray, or, sql, type SQL } from "drizzle-orm";
import { byName, named } from "../../database/conditions.ts";
import { cutOut, type Cut } from "../../database/cut.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { asked, containing } from "../../database/patterns.ts";
import { readByColumn } from "../../database/read-by-column.ts";
import { classroomTeachers, enrolments, students } from "../../database/schema.ts";
import { fieldsOf } from "./fields.ts";
import { managesEveryStudent } from "./rights.ts";

export const STUDENT_ORDERS = [
  "last_name",
  "first_name",
  "year",
  "form_group",
  "student_id",
] as const;
export type StudentOrder = { field: (typeof STUDENT_ORDERS)[number]; descending: boolean };

export type StudentFilter = {
  id?: number;
  search?: string | undefined;
  year?: number | undefined;
  form_group?: string | undefined;
  classroom_id?: number | undefined;
};

/** In one of the actor's own classes. */
function taughtBy(handle: Handle, actor: Actor): SQL {
  return exists(
    handle
      .select({ one: sql`1` })
      .from(enrolments)
      .innerJoin(classroomTeachers, eq(classroomTeachers.classroom_id, enrolments.classroom_id))
      .where(
        and(eq(enrolments.student_id, students.id), eq(classroomTeachers.user_id, actor.user_id)),
      ),
  );
}

/** Students that the actor may read and write: all for an administrator, else own classes or added by them. */
function mayManage(handle: Handle, actor: Actor): SQL | undefined {
  if (managesEveryStudent(actor)) return undefined;
  return or(taughtBy(handle, actor), eq(students.added_by, actor.user_id));
}

function matching(handle: Handle, filter: StudentFilter): SQL | undefined {
  return and(
    asked(students.id, filter.id),
    named(filter.search),
    asked(students.year, filter.year),
    filter.form_group?.trim()
      ? ilike(students.form_group, containing(filter.form_group))
      : undefined,
    filter.classroom_id === undefined
      ? undefined
      : inArray(
          students.id,
          handle
            .select({ id: enrolments.student_id })
            .from(enrolments)
            .where(eq(enrolments.classroom_id, filter.classroom_id)),
        ),
  );
}

const ORDERS = {
  last_name: students.last_name_key,
  first_name: students.first_name_key,
  year: students.year,
  form_group: students.form_group_key,
  student_id: students.student_id_key,
} as const;

function ordered(order: StudentOrder | null) {
  if (order === null) return byName;
  const column = ORDERS[order.field];
  return [order.descending ? desc(column) : asc(column), ...byName];
}

const ownFields = { id: students.id, student_id: students.student_id, ...fieldsOf(students) };

/** Ids of a student's classes, asked for student by student: of a page that is a few, of a school's list too many. */
const classesOfEach = sql<number[]>`array(
  select ${enrolments.classroom_id} from ${enrolments}
  where ${enrolments.student_id} = ${students}.id order by ${enrolments.classroom_id}
)`.as("classrooms");

function pageQuery(
  handle: Handle,
  actor: Actor,
  filter: StudentFilter,
  order: StudentOrder | null,
  cut: Cut,
) {
  const query = handle
    .select({ ...ownFields, classrooms: classesOfEach })
    .from(students)
    .where(and(mayManage(handle, actor), matching(handle, filter)))
    .orderBy(...ordered(order))
    .$dynamic();
  return cutOut(query, cut);
}

function studentsQuery(
  handle: Handle,
  actor: Actor,
  filter: StudentFilter,
  order: StudentOrder | null,
  most: number,
) {
  const classes = handle
    .select({
      student_id: enrolments.student_id,
      ids: sql<
        number[]
      >`array_agg(${enrolments.classroom_id} order by ${enrolments.classroom_id})`.as("ids"),
    })
    .from(enrolments)
    .groupBy(enrolments.student_id)
    .as("classes");
  return handle
    .select({
      ...ownFields,
      classrooms: sql<number[]>`coalesce(${classes.ids}, '{}')`.as("classrooms"),
    })
    .from(students)
    .leftJoin(classes, eq(classes.student_id, students.id))
    .where(and(mayManage(handle, actor), matching(handle, filter)))
    .orderBy(...ordered(order))
    .limit(most);
}

export type StudentRow = Awaited<ReturnType<typeof studentsQuery>>[number];

/** Students that are answered without pages, and their names alone: more than any one school has. */
export const MOST_STUDENTS = 5_000;
export const MOST_NAMES = 20_000;

/** Students the actor may manage, with the ids of their classes; without `cut` one more than `MOST_STUDENTS` at most. */
export function selectStudents(
  handle: Handle,
  actor: Actor,
  filter: StudentFilter,
  order: StudentOrder | null,
  cut: Cut | null,
): Promise<StudentRow[]> {
  return cut === null
    ? readByColumn(handle, studentsQuery(handle, actor, filter, order, MOST_STUDENTS + 1))
    : readByColumn(handle, pageQuery(handle, actor, filter, order, cut));
}

export async function countStudents(
  handle: Handle,
  actor: Actor,
  filter: StudentFilter,
): Promise<number> {
  const rows = await handle
    .select({ count: sql<number>`count(*)::integer` })
    .from(students)
    .where(and(mayManage(handle, actor), matching(handle, filter)));
  return rows[0]?.count ?? 0;
}

/** At which place of the list a student stands, counted from 1; null where the list does not have them. */
export async function findPlace(
  handle: Handle,
  actor: Actor,
  id: number,
  filter: StudentFilter,
  order: StudentOrder | null,
): Promise<number | null> {
  const list = handle
    .select({
      id: students.id,
      place:
        sql<number>`row_number() over (order by ${sql.join(ordered(order), sql`, `)})::integer`.as(
          "place",
        ),
    })
    .from(students)
    .where(and(mayManage(handle, actor), matching(handle, filter)))
    .as("list");
  const rows = await handle.select({ place: list.place }).from(list).where(eq(list.id, id));
  return rows[0]?.place ?? null;
}

/** Every student of the institution by name, with the ids of those classes that are the actor's own. */
export function selectNames(handle: Handle, actor: Actor, filter: StudentFilter) {
  const own = managesEveryStudent(actor)
    ? handle
        .select({ classroom_id: enrolments.classroom_id, student_id: enrolments.student_id })
        .from(enrolments)
        .as("own")
    : handle
        .select({ classroom_id: enrolments.classroom_id, student_id: enrolments.student_id })
        .from(enrolments)
        .innerJoin(classroomTeachers, eq(classroomTeachers.classroom_id, enrolments.classroom_id))
        .where(eq(classroomTeachers.user_id, actor.user_id))
        .as("own");
  return handle
    .select({
      id: students.id,
      first_name: students.first_name,
      last_name: students.last_name,
      preferred_name: students.preferred_name,
      year: students.year,
      form_group: students.form_group,
      classrooms: sql<
        number[]
      >`coalesce(array_agg(${own.classroom_id} order by ${own.classroom_id}) filter (where ${own.classroom_id} is not null), '{}')`,
    })
    .from(students)
    .leftJoin(own, eq(own.student_id, students.id))
    .where(matching(handle, filter))
    .groupBy(students.id)
    .orderBy(...byName)
    .limit(MOST_NAMES + 1);
}
