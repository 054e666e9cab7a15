import { sql, type SQL } from "drizzle-orm";
import type { Actor, Handle } from "../../database/handle.ts";
import { rowsOf } from "../../database/rows-of.ts";
import type { Committing, Touched } from "./queries-of-commit.ts";

/** A class and what it is to be called. */
export type Renaming = { id: number; name: string; year: number };

/** The classes of a plan that get another name or year. */
export function selectRenamings(handle: Handle, intake: number): Promise<Renaming[]> {
  return rowsOf(
    handle,
    sql`select (e.payload #>> '{data,classroom,id}')::integer as id, e.payload #>> '{data,renamed,after,name}' as name,
      (e.payload #>> '{data,renamed,after,year}')::integer as year
      from intake_entries e
      where e.intake_id = ${intake} and e.kind in ('renamed', 'emptied') and e.payload -> 'data' ? 'renamed' order by 1`,
  );
}

/**
 * Gives classes other names and years; answers what they were. They have a name of nobody's in between, since one may
 * take over the name that another one gives up.
 */
export async function renameClasses(
  handle: Handle,
  renamings: readonly Renaming[],
): Promise<Renaming[]> {
  if (renamings.length === 0) return [];
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(renamings)}::jsonb) as w(id integer, name text, year integer)`;
  const before = await rowsOf<Renaming>(
    handle,
    sql`select c.id, c.name, c.year from classrooms c join ${wanted} on w.id = c.id order by 1`,
  );
  await handle.execute(
    sql`update classrooms c set name = '→ ' || c.id from ${wanted} where w.id = c.id`,
  );
  await handle.execute(
    sql`update classrooms c set name = w.name, year = w.year, updated_at = now() from ${wanted} where w.id = c.id`,
  );
  return before;
}

/** Keeps what classes were called, so that it can be put back. */
export async function noteRenamed(
  handle: Handle,
  { intake, actor }: Committing,
  renamed: readonly { before: Renaming; after: Renaming }[],
): Promise<void> {
  await handle.execute(sql`
    insert into intake_changes (intake_id, institution_id, kind, record_id, before, after)
    select ${intake}::integer, ${actor.institution_id}::integer, 'class_changed', (r.before ->> 'id')::integer,
      r.before - 'id', r.after - 'id'
    from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as r(before jsonb, after jsonb)`);
}

/** Ends every enrolment in the classes that a new timetable replaces, but for leavers', whose end in all of theirs. */
export function emptyClasses(handle: Handle, { intake, actor }: Committing): Promise<Touched[]> {
  return rowsOf(
    handle,
    sql`with gone as (
      delete from enrolments n using intake_entries e
      where e.intake_id = ${intake} and e.kind = 'emptied'
        and n.classroom_id = (e.payload #>> '{data,classroom,id}')::integer
      returning n.student_id, n.classroom_id, n.enrolled_at
    ), noted as (
      insert into intake_changes (intake_id, institution_id, kind, student_id, before)
      select ${intake}::integer, ${actor.institution_id}::integer, 'unenrolled', student_id,
        jsonb_agg(jsonb_build_object('classroom_id', classroom_id, 'enrolled_at', enrolled_at))
      from gone group by student_id
    ), touched as (
      update students s set enrolled_until = now() where s.id in (select student_id from gone)
    )
    select distinct s.id, s.student_id as label from gone g join students s on s.id = g.student_id order by 1`,
  );
}

/** A class of the school, and what it was called before a new year and after it; null where it was not renamed. */
export type RenamedClass = Renaming & { before: Name | null; after: Name | null };
type Name = { name: string; year: number };

/** All classes of the school with what an intake has made of their names. */
export function selectRenamed(handle: Handle, intake: number): Promise<RenamedClass[]> {
  return rowsOf(
    handle,
    sql`select c.id, c.name, c.year, h.before, h.after
      from classrooms c left join intake_changes h
        on h.record_id = c.id and h.intake_id = ${intake} and h.kind = 'class_changed'
      order by c.name_key, c.id`,
  );
}

/** Students of an intake who have entered a class since then. */
export function selectMovedSince(
  handle: Handle,
  intake: number,
): Promise<(Touched & { name: string; code: "moved" })[]> {
  return rowsOf(
    handle,
    sql`select s.id, s.student_id as label, s.first_name || ' ' || s.last_name as name, 'moved' as code
      from students s
      where s.id in (
        select h.student_id from intake_changes h join enrolments n on n.student_id = h.student_id
        where h.intake_id = ${intake} and n.enrolled_at > h.done_at)
      order by s.last_name_key, s.first_name_key, s.id`,
  );
}

/** When the school last went up; null where it never did. */
export async function findWentUp(handle: Handle): Promise<Date | null> {
  const rows = await rowsOf<{ at: string | null }>(
    handle,
    sql`select (select max(u) from unnest(went_up) as u)::text as at from intake_memories`,
  );
  const at = rows[0]?.at;
  return at === undefined || at === null ? null : new Date(at);
}

/** Keeps for good that the school went up. */
export async function noteWentUp(
  handle: Handle,
  { institution_id }: Actor,
  now: Date,
): Promise<void> {
  await handle.execute(sql`
    insert into intake_memories (institution_id, went_up) values (${institution_id}, array[${instant(now)}])
    on conflict (institution_id) do update set went_up = intake_memories.went_up || excluded.went_up`);
}

/** Forgets that the school went up then. */
export async function forgetWentUp(handle: Handle, then: Date): Promise<void> {
  await handle.execute(
    sql`update intake_memories set went_up = array_remove(went_up, ${instant(then)})`,
  );
}

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
