import { sql, type SQL } from "drizzle-orm";
import type { Actor, Handle } from "../../database/handle.ts";
import { rowsOf } from "../../database/rows-of.ts";

// Whatever comes in comes in by one statement for all of its kind, whether that is one student or five thousand.

/** An intake that is brought in, and by whom. */
export type Committing = { intake: number; actor: Actor };

/** A record that came, changed or went. */
export type Touched = { id: number; label: string };

/** Keeps every class and student of the school as they are until the transaction ends; answers the state they are in. */
export async function lockSchool(handle: Handle): Promise<string> {
  await handle.execute(sql`select id from classrooms order by id for update`);
  await handle.execute(sql`select id from students order by id for update`);
  const rows = await rowsOf<{ digest: string }>(handle, sql`select school_state() as digest`);
  return rows[0]?.digest ?? "";
}

const entriesOf = ({ intake }: Committing, ...kinds: string[]): SQL =>
  sql`select e.position, e.student_id, e.payload from intake_entries e
    where e.intake_id = ${intake} and e.kind in (${sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    )})`;

/** Makes accounts for the files' teachers who have none; `hash` is of a password that nobody knows. */
export function insertTeachers(
  handle: Handle,
  of: Committing,
  hash: string,
): Promise<(Touched & { email: string })[]> {
  const { institution_id } = of.actor;
  return rowsOf(
    handle,
    sql`with made as (
      insert into users (institution_id, email, first_name, last_name, role, password_hash)
      select ${institution_id}::integer, t.email, t.first_name, t.last_name, 'teacher', ${hash}::text
      from (${entriesOf(of, "teacher")}) e,
        jsonb_to_record(e.payload #> '{data,teacher}') as t(email text, first_name text, last_name text)
      on conflict do nothing
      returning id, email, first_name || ' ' || last_name as label
    ), noted as (
      insert into intake_changes (intake_id, institution_id, kind, record_id)
      select ${of.intake}::integer, ${institution_id}::integer, 'teacher_created', id from made
    )
    select id, email, label from made order by id`,
  );
}

/** Makes the files' classes that are not here. */
export function insertClasses(handle: Handle, of: Committing): Promise<Touched[]> {
  const { institution_id } = of.actor;
  return rowsOf(
    handle,
    sql`with made as (
      insert into classrooms (institution_id, name, year, subject)
      select ${institution_id}::integer, c.name, c.year, c.subject
      from (${entriesOf(of, "class")}) e,
        jsonb_to_record(e.payload #> '{data,classroom}') as c(name text, year integer, subject text)
      where e.payload #>> '{classroom,state}' = 'new'
      order by e.position
      on conflict do nothing
      returning id, name, year, subject
    ), made_of as (
      select id, jsonb_build_object('name', name, 'year', year, 'subject', subject) as fields from made
    ), noted as (
      insert into intake_changes (intake_id, institution_id, kind, record_id, after)
      select ${of.intake}::integer, ${institution_id}::integer, 'class_created', id, fields from made_of
    )
    select id, name as label from made order by id`,
  );
}

/** Puts teachers into the files' classes; nobody is taken out of one. */
export async function insertClassTeachers(handle: Handle, of: Committing): Promise<void> {
  const { institution_id } = of.actor;
  await handle.execute(sql`
    with wanted as (
      select ${roomOf("e.payload")} as classroom_id, e.payload #> '{data,teachers}' as teachers
      from (${entriesOf(of, "class")}) e
    ), pairs as (
      select w.classroom_id, i.id::integer as user_id from wanted w,
        jsonb_array_elements_text(w.teachers -> 'ids') as i(id)
      union
      select w.classroom_id, u.id from wanted w, jsonb_array_elements_text(w.teachers -> 'emails') as m(email)
        join users u on lower(u.email) = lower(m.email) and u.role in ('teacher', 'adminteacher')
    ), made as (
      insert into classroom_teachers (classroom_id, user_id, institution_id)
      select p.classroom_id, p.user_id, ${institution_id}::integer from pairs p
        join users u on u.id = p.user_id
      where p.classroom_id is not null
      on conflict do nothing
      returning classroom_id, user_id
    )
    insert into intake_changes (intake_id, institution_id, kind, record_id, after)
    select ${of.intake}::integer, ${institution_id}::integer, 'class_teachers', classroom_id, jsonb_agg(user_id)
    from made group by classroom_id`);
}

/** The class that an entry of a class means: the one that is here, or the one that was just made. */
const roomOf = (payload: string): SQL => {
  const room = sql.raw(`${payload} #>> '{data,classroom,`);
  const close = sql.raw(`}'`);
  return sql`coalesce((${room}id${close})::integer, (select c.id from classrooms c
    where lower(c.name) = lower(${room}name${close}) and c.year = (${room}year${close})::integer))`;
};

/** Adds the new students. */
export function insertStudents(handle: Handle, of: Committing): Promise<Touched[]> {
  const { institution_id, user_id } = of.actor;
  return rowsOf(
    handle,
    sql`with made as (
      insert into students (institution_id, added_by, student_id, upn, first_name, last_name, legal_first_name,
        legal_last_name, preferred_name, pronouns, date_of_birth, year, form_group)
      select ${institution_id}::integer, ${user_id}::integer, s.*
      from (${entriesOf(of, "new")}) e,
        jsonb_to_record(e.payload #> '{data,student}') as s(student_id text, upn text, first_name text, last_name text,
          legal_first_name text, legal_last_name text, preferred_name text, pronouns text, date_of_birth date,
          year integer, form_group text)
      order by e.position
      on conflict do nothing
      returning id, student_id as label
    ), noted as (
      insert into intake_changes (intake_id, institution_id, kind, student_id, after)
      select ${of.intake}::integer, ${institution_id}::integer, 'student_created', m.id, e.payload #> '{data,student}'
      from made m join (${entriesOf(of, "new")}) e on e.payload #>> '{data,student,student_id}' = m.label
    )
    select id, label from made order by id`,
  );
}

/** Changes the fields of students that the files say otherwise. */
export function updateStudents(
  handle: Handle,
  of: Committing,
): Promise<(Touched & { fields: string[] })[]> {
  const { institution_id } = of.actor;
  return rowsOf(
    handle,
    sql`with changed as (
      update students s set
        first_name = coalesce(a.first_name, s.first_name), last_name = coalesce(a.last_name, s.last_name),
        preferred_name = coalesce(a.preferred_name, s.preferred_name), upn = coalesce(a.upn, s.upn),
        legal_first_name = coalesce(a.legal_first_name, s.legal_first_name),
        legal_last_name = coalesce(a.legal_last_name, s.legal_last_name),
        date_of_birth = coalesce(a.date_of_birth, s.date_of_birth), year = coalesce(a.year, s.year),
        form_group = coalesce(a.form_group, s.form_group), pronouns = coalesce(a.pronouns, s.pronouns),
        updated_at = now()
      from (${entriesOf(of, "changed")}) e,
        jsonb_to_record(e.payload #> '{data,after}') as a(first_name text, last_name text, preferred_name text, upn text,
          legal_first_name text, legal_last_name text, date_of_birth date, year integer, form_group text, pronouns text)
      where s.id = e.student_id
      returning s.id, s.student_id as label, e.payload -> 'data' as data
    ), noted as (
      insert into intake_changes (intake_id, institution_id, kind, student_id, before, after)
      select ${of.intake}::integer, ${institution_id}::integer, 'student_changed', id, data -> 'before', data -> 'after'
      from changed
    )
    select id, label, array(select jsonb_object_keys(data -> 'after') order by 1) as fields from changed order by id`,
  );
}

/** Takes students out of the classes that they leave, and agreed leavers out of all of theirs. */
export async function deleteEnrolments(handle: Handle, of: Committing): Promise<Touched[]> {
  const { institution_id } = of.actor;
  return rowsOf(
    handle,
    sql`with leaving as (
      select e.student_id, l.id::integer as classroom_id
      from (${entriesOf(of, "moved")}) e, jsonb_array_elements_text(e.payload #> '{data,leaves}') as l(id)
      union
      select e.student_id, n.classroom_id from (${entriesOf(of, "leaver")}) e
        join enrolments n on n.student_id = e.student_id
      where e.payload ->> 'decided' = 'leaves'
    ), gone as (
      delete from enrolments n using leaving l
      where n.student_id = l.student_id and n.classroom_id = l.classroom_id
      returning n.student_id, n.classroom_id, n.enrolled_at
    ), noted as (
      insert into intake_changes (intake_id, institution_id, kind, student_id, before)
      select ${of.intake}::integer, ${institution_id}::integer, 'unenrolled', student_id,
        jsonb_agg(jsonb_build_object('classroom_id', classroom_id, 'enrolled_at', enrolled_at))
      from gone group by student_id
    ), touched as (
      update students s set enrolled_until = now() where s.id in (select student_id from gone)
    )
    select distinct s.id, s.student_id as label from gone g join students s on s.id = g.student_id order by 1`,
  );
}

/** Puts students into the files' classes; answers those who were here before. */
export async function insertEnrolments(handle: Handle, of: Committing): Promise<Touched[]> {
  const { institution_id } = of.actor;
  return rowsOf(
    handle,
    sql`with rooms as materialized (
      select e.payload #>> '{classroom,name}' as name, ${roomOf("e.payload")} as classroom_id
      from (${entriesOf(of, "class")}) e
    ), wanted as materialized (
      select coalesce(e.student_id, s.id) as student_id, e.payload -> 'joins' as joins
      from (${entriesOf(of, "new", "moved")}) e
        left join students s on e.student_id is null and s.institution_id = ${institution_id}::integer
          and s.student_id = e.payload #>> '{student,student_id}'
    ), made as (
      insert into enrolments (classroom_id, student_id, institution_id)
      select distinct r.classroom_id, w.student_id, ${institution_id}::integer
      from wanted w, jsonb_array_elements_text(w.joins) as j(name) join rooms r on r.name = j.name
      where r.classroom_id is not null and w.student_id is not null
      on conflict do nothing
      returning classroom_id, student_id
    ), noted as (
      insert into intake_changes (intake_id, institution_id, kind, student_id, after)
      select ${of.intake}::integer, ${institution_id}::integer, 'enrolled', student_id, jsonb_agg(classroom_id)
      from made group by student_id
    ), moved as (
      select distinct m.student_id as id from made m join intake_entries e
        on e.intake_id = ${of.intake} and e.kind = 'moved' and e.student_id = m.student_id
    ), touched as (
      update students s set enrolled_until = now() where s.id in (select id from moved)
    )
    select s.id, s.student_id as label from moved m join students s on s.id = m.id order by 1`,
  );
}

/** Removes what was only for looking at. */
export async function dropStaged(handle: Handle, intake: number): Promise<void> {
  await handle.execute(sql`delete from intake_files where intake_id = ${intake}`);
  await handle.execute(
    sql`delete from intake_entries where intake_id = ${intake} and kind <> 'teacher'`,
  );
}

/** Whom a person has told to be one of the school's, or another one: by the number of the files, as it is compared. */
export function selectSettledPeople(
  handle: Handle,
  intake: number,
): Promise<{ key: string; id: number; how: "same" | "other" }[]> {
  return rowsOf(
    handle,
    sql`select distinct p.key, p.id, p.how from intake_entries e,
        jsonb_to_record(e.payload #> '{data,settled}') as p(key text, id integer, how text)
      where e.intake_id = ${intake} and e.payload -> 'data' ? 'settled'`,
  );
}
