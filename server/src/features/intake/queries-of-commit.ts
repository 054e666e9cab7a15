import type { EntryKind } from "@reportair/contract/features/intake.ts";
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
  // The planner knows nothing of rows that were written a moment ago, and takes a whole school for one student.
  await handle.execute(sql`set local enable_nestloop = off`);
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

/** Records as a table that a statement joins. */
const recordsOf = (records: readonly object[], shape: SQL): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as ${shape}`;

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

/** A class of the files and its record. */
export type Room = { name: string; id: number };

/** Makes the files' classes that are not here; answers these, and the records of all that the files name. */
export async function insertClasses(
  handle: Handle,
  of: Committing,
): Promise<{ made: Touched[]; rooms: Room[] }> {
  const { institution_id } = of.actor;
  const made = await rowsOf<Touched & { year: number }>(
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
    ), noted as (
      insert into intake_changes (intake_id, institution_id, kind, record_id, after)
      select ${of.intake}::integer, ${institution_id}::integer, 'class_created', id, to_jsonb(made) - 'id' from made
    )
    select id, name as label, year from made order by id`,
  );
  const named = await rowsOf<{ id: number | null; name: string; year: number | null }>(
    handle,
    sql`select c.* from (${entriesOf(of, "class")}) e,
      jsonb_to_record(e.payload #> '{data,classroom}') as c(id integer, name text, year integer)`,
  );
  const ids = new Map(made.map(({ id, label, year }) => [`${year} ${label}`, id]));
  const rooms = named.flatMap(({ id, name, year }) => {
    const room = id ?? ids.get(`${year} ${name}`);
    return room === undefined ? [] : [{ name, id: room }];
  });
  return { made, rooms };
}

/** Puts teachers into the files' classes; nobody is taken out of one. */
export async function insertClassTeachers(
  handle: Handle,
  of: Committing,
  rooms: readonly Room[],
): Promise<void> {
  const { institution_id } = of.actor;
  await handle.execute(sql`
    with wanted as (
      select r.id as classroom_id, e.payload #> '{data,teachers}' as teachers
      from (${entriesOf(of, "class")}) e
        join ${recordsOf(rooms, sql`r(name text, id integer)`)} on r.name = e.payload #>> '{classroom,name}'
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
      on conflict do nothing
      returning classroom_id, user_id
    )
    insert into intake_changes (intake_id, institution_id, kind, record_id, after)
    select ${of.intake}::integer, ${institution_id}::integer, 'class_teachers', classroom_id, jsonb_agg(user_id)
    from made group by classroom_id`);
}

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
      returning id, student_id, upn, first_name, last_name, legal_first_name, legal_last_name, preferred_name, pronouns,
        date_of_birth, year, form_group
    ), noted as (
      insert into intake_changes (intake_id, institution_id, kind, student_id, after)
      select ${of.intake}::integer, ${institution_id}::integer, 'student_created', id, to_jsonb(made) - 'id' from made
    )
    select id, student_id as label from made order by id`,
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
export async function insertEnrolments(
  handle: Handle,
  of: Committing,
  { rooms, added }: { rooms: readonly Room[]; added: readonly Touched[] },
): Promise<Touched[]> {
  const { institution_id } = of.actor;
  return rowsOf(
    handle,
    sql`with wanted as materialized (
      select coalesce(e.student_id, s.id) as student_id, j.name
      from (${entriesOf(of, "new", "moved")}) e
        left join ${recordsOf(added, sql`s(label text, id integer)`)}
          on e.student_id is null and s.label = e.payload #>> '{student,student_id}',
        jsonb_array_elements_text(e.payload -> 'joins') as j(name)
    ), made as (
      insert into enrolments (classroom_id, student_id, institution_id)
      select distinct r.id, w.student_id, ${institution_id}::integer
      from wanted w join ${recordsOf(rooms, sql`r(name text, id integer)`)} on r.name = w.name
      where w.student_id is not null
      on conflict do nothing
      returning classroom_id, student_id
    ), noted as (
      insert into intake_changes (intake_id, institution_id, kind, student_id, after)
      select ${of.intake}::integer, ${institution_id}::integer, 'enrolled', student_id, jsonb_agg(classroom_id)
      from made group by student_id
    ), moved as materialized (
      select e.student_id as id from (${entriesOf(of, "moved")}) e
      where e.student_id in (select m.student_id from made m)
    ), touched as (
      update students s set enrolled_until = now() where s.id in (select id from moved)
    )
    select s.id, s.student_id as label from students s where s.id in (select id from moved) order by 1`,
  );
}

/** Removes what was only for looking at, but for entries of one kind. */
export async function dropStaged(handle: Handle, intake: number, keep: EntryKind): Promise<void> {
  await handle.execute(sql`delete from intake_files where intake_id = ${intake}`);
  await handle.execute(
    sql`delete from intake_entries where intake_id = ${intake} and kind <> ${keep}`,
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
