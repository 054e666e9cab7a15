import { sql, type SQL } from "drizzle-orm";
import type { Handle } from "../../database/handle.ts";
import { rowsOf } from "../../database/rows-of.ts";
import type { Committing, Touched } from "./queries-of-commit.ts";

/** Something that undoing leaves as it is. */
export type Left = Touched & { name: string; code: LeftCode; fields?: string[] };
/**
 * What has been done since: a report was begun, a field edited, a class entered, a consent given, an account used, other
 * classes entered, a name given to another class.
 */
export type LeftCode =
  | "reported"
  | "edited"
  | "enrolled"
  | "consent"
  | "signed_in"
  | "moved"
  | "taken";

const changesOf = ({ intake }: Committing, kind: string): SQL =>
  sql`(select h.* from intake_changes h where h.intake_id = ${intake} and h.kind = ${kind})`;
const reported = ({ intake }: Committing): SQL =>
  sql`(select * from reported_on_by_intake(${intake}))`;
/** Whether a record that was made is no longer as it was made. */
const isEdited = (record: SQL): SQL =>
  sql`exists (select from jsonb_each(h.after) f where to_jsonb(${record}) -> f.key is distinct from f.value)`;
const student = sql`s.first_name || ' ' || s.last_name`;

/** Takes students out of the classes that they were put into, but for those in which they are reported on; answers these. */
export async function unenrol(
  handle: Handle,
  of: Committing,
): Promise<{ gone: Touched[]; left: Left[] }> {
  const pairs = sql`(select h.student_id, c.id::integer as classroom_id
    from ${changesOf(of, "enrolled")} h, jsonb_array_elements_text(h.after) as c(id))`;
  const gone = await rowsOf<Touched>(
    handle,
    sql`with reported as materialized ${reported(of)},
    gone as (
      delete from enrolments n using ${pairs} p
      where n.student_id = p.student_id and n.classroom_id = p.classroom_id
        and not exists (select from reported r where r.student_id = p.student_id and r.classroom_id = p.classroom_id)
      returning n.student_id
    )
    select distinct s.id, s.student_id as label from gone g join students s on s.id = g.student_id order by 1`,
  );
  const left = await rowsOf<Left>(
    handle,
    sql`select s.id, s.student_id as label, ${student} || ' in ' || c.name as name, 'reported' as code
      from ${pairs} p join enrolments n on n.student_id = p.student_id and n.classroom_id = p.classroom_id
        join students s on s.id = p.student_id join classrooms c on c.id = p.classroom_id
      order by s.last_name_key, s.first_name_key, s.id, c.name_key`,
  );
  return { gone, left };
}

const but = (ids: readonly number[]): SQL =>
  sql`h.student_id not in (select i::integer from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as i)`;

/** Puts students back into the classes that they were taken out of, where these are there; answers who is back. */
export function reenrol(
  handle: Handle,
  of: Committing,
  except: readonly number[],
): Promise<Touched[]> {
  return rowsOf(
    handle,
    sql`with back as (
      insert into enrolments (classroom_id, student_id, institution_id, enrolled_at)
      select c.id, h.student_id, h.institution_id, b.enrolled_at
      from ${changesOf(of, "unenrolled")} h,
        jsonb_to_recordset(h.before) as b(classroom_id integer, enrolled_at timestamptz)
        join classrooms c on c.id = b.classroom_id
      where ${but(except)}
      on conflict do nothing
      returning student_id
    )
    select distinct s.id, s.student_id as label from back b join students s on s.id = b.student_id order by 1`,
  );
}

/** Takes teachers out of the classes that they were put into, but where they have begun reports. */
export async function removeClassTeachers(handle: Handle, of: Committing): Promise<void> {
  await handle.execute(sql`
    with reported as materialized ${reported(of)}
    delete from classroom_teachers t
    using ${changesOf(of, "class_teachers")} h, jsonb_array_elements_text(h.after) as u(id)
    where t.classroom_id = h.record_id and t.user_id = u.id::integer
      and not exists (select from reported r where r.classroom_id = t.classroom_id and r.author_id = t.user_id)`);
}

/** Gives students' fields the values that they had, but for those that were edited since; answers these. */
export async function revertStudents(
  handle: Handle,
  of: Committing,
  except: readonly number[],
): Promise<{ changed: (Touched & { fields: string[] })[]; left: Left[] }> {
  const rows = await rowsOf<Left & { done: string[]; kept: string[] }>(
    handle,
    sql`with each as materialized (
      select s.id, s.student_id as label, ${student} as name,
        (select coalesce(jsonb_object_agg(f.key, h.before -> f.key), '{}') from jsonb_each(h.after) f
          where to_jsonb(s) -> f.key = f.value) as back,
        array(select f.key from jsonb_each(h.after) f
          where to_jsonb(s) -> f.key is distinct from f.value order by 1) as kept
      from ${changesOf(of, "student_changed")} h join students s on s.id = h.student_id
      where ${but(except)}
    ), reverted as (
      update students s set (first_name, last_name, preferred_name, legal_first_name, legal_last_name, upn,
          date_of_birth, year, form_group, pronouns, updated_at) =
        (select r.first_name, r.last_name, r.preferred_name, r.legal_first_name, r.legal_last_name, r.upn,
          r.date_of_birth, r.year, r.form_group, r.pronouns, now() from jsonb_populate_record(s, e.back) r)
      from each e where e.id = s.id and e.back <> '{}'
    )
    select id, label, name, kept, array(select jsonb_object_keys(back) order by 1) as done from each order by id`,
  );
  return {
    changed: rows.flatMap(({ id, label, done }) =>
      done.length === 0 ? [] : [{ id, label, fields: done }],
    ),
    left: rows.flatMap(({ id, label, name, kept }) =>
      kept.length === 0 ? [] : [{ id, label, name, code: "edited" as const, fields: kept }],
    ),
  };
}

/** Removes the students who were added, but for those on whom something has been built since; answers these. */
export async function removeStudents(
  handle: Handle,
  of: Committing,
): Promise<{ gone: Touched[]; left: Left[] }> {
  const code = sql`case
    when s.id in (select r.student_id from reported r) then 'reported'
    when ${isEdited(sql`s`)} then 'edited'
    when s.id in (select g.student_id from guardian_consents g) then 'consent'
    when s.id in (select n.student_id from enrolments n) then 'enrolled' end`;
  const gone = await rowsOf<Touched>(
    handle,
    sql`with reported as materialized ${reported(of)}
    delete from students s using ${changesOf(of, "student_created")} h
    where s.id = h.student_id and (${code}) is null
    returning s.id, s.student_id as label`,
  );
  const left = await rowsOf<Left>(
    handle,
    sql`with reported as materialized ${reported(of)}
    select s.id, s.student_id as label, ${student} as name, ${code} as code
    from ${changesOf(of, "student_created")} h join students s on s.id = h.student_id
    order by s.last_name_key, s.first_name_key, s.id`,
  );
  return { gone, left };
}

/** Removes the classes that were made, but for those in which somebody is or was reported on. */
export async function removeClasses(
  handle: Handle,
  of: Committing,
): Promise<{ gone: Touched[]; left: Left[] }> {
  const code = sql`case
    when c.id in (select r.classroom_id from reported r) then 'reported'
    when c.id in (select n.classroom_id from enrolments n) then 'enrolled'
    when ${isEdited(sql`c`)}
      or c.id in (select t.classroom_id from classroom_teachers t) then 'edited' end`;
  const gone = await rowsOf<Touched>(
    handle,
    sql`with reported as materialized ${reported(of)}
    delete from classrooms c using ${changesOf(of, "class_created")} h
    where c.id = h.record_id and (${code}) is null
    returning c.id, c.name as label`,
  );
  const left = await rowsOf<Left>(
    handle,
    sql`with reported as materialized ${reported(of)}
    select c.id, c.name as label, c.name, ${code} as code
    from ${changesOf(of, "class_created")} h join classrooms c on c.id = h.record_id order by c.name_key, c.id`,
  );
  return { gone, left };
}

/** Removes the accounts that were made and that nobody has signed in to; answers the others. */
export async function removeTeachers(
  handle: Handle,
  of: Committing,
): Promise<{ gone: Touched[]; left: Left[] }> {
  const code = sql`case
    when u.signed_in_at is not null then 'signed_in'
    when u.id in (select t.user_id from classroom_teachers t) then 'edited' end`;
  const name = sql`u.first_name || ' ' || u.last_name`;
  const gone = await rowsOf<Touched>(
    handle,
    sql`delete from users u using ${changesOf(of, "teacher_created")} h
    where u.id = h.record_id and (${code}) is null
    returning u.id, ${name} as label`,
  );
  const left = await rowsOf<Left>(
    handle,
    sql`select u.id, ${name} as label, ${name} as name, ${code} as code
    from ${changesOf(of, "teacher_created")} h join users u on u.id = h.record_id order by u.last_name_key, u.id`,
  );
  return { gone, left };
}
