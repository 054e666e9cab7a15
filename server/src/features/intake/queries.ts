import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { EntryKind } from "@reportair/contract/features/intake.ts";
import type { RememberedMapping, GivenFile } from "@reportair/roster/roster.ts";
import { cutOut, type Cut } from "../../database/cut.ts";
import type { Actor, Database, Handle } from "../../database/handle.ts";
import { rowsOf } from "../../database/rows-of.ts";
import { intakeEntries, intakes } from "../../database/schema.ts";
import type { Payload } from "./entry.ts";
import type { Known } from "./school.ts";

const files = sql<{ name: string; size: number }[]>`(
  select coalesce(json_agg(json_build_object('name', f.name, 'size', f.size) order by f.position), '[]')
  from intake_files f where f.intake_id = ${intakes}.id)`.as("files");

const light = {
  id: intakes.id,
  kind: intakes.kind,
  started_by: intakes.started_by,
  state: intakes.state,
  version: intakes.version,
  mappings: intakes.mappings,
  answers: intakes.answers,
  decisions: intakes.decisions,
  tables: intakes.tables,
  questions: intakes.questions,
  counts: intakes.counts,
  refusal: intakes.refusal,
  school_digest: intakes.school_digest,
  created_at: intakes.created_at,
  committed_at: intakes.committed_at,
  undone_at: intakes.undone_at,
};

export async function findIntake(handle: Handle, id: number) {
  const rows = await handle
    .select({ ...light, files })
    .from(intakes)
    .where(eq(intakes.id, id));
  return rows[0];
}
export type IntakeRow = NonNullable<Awaited<ReturnType<typeof findIntake>>>;

/** The row, locked until the transaction ends. */
export async function lockIntake(handle: Handle, id: number): Promise<IntakeRow | undefined> {
  await handle.select({ id: intakes.id }).from(intakes).where(eq(intakes.id, id)).for("update");
  return findIntake(handle, id);
}

export function selectIntakes(handle: Handle): Promise<IntakeRow[]> {
  return handle
    .select({ ...light, files })
    .from(intakes)
    .orderBy(desc(intakes.id))
    .limit(50);
}

export async function insertIntake(
  handle: Handle,
  actor: Actor,
  given: Pick<typeof intakes.$inferInsert, "kind" | "state" | "decisions"> = {},
): Promise<number> {
  const { institution_id, user_id: started_by } = actor;
  const rows = await handle
    .insert(intakes)
    .values({ ...given, institution_id, started_by })
    .returning({ id: intakes.id });
  return rows[0]?.id ?? 0;
}

/** Stores a file. */
export async function insertFile(
  handle: Handle,
  { institution_id }: Actor,
  intake: number,
  { name, bytes }: GivenFile,
): Promise<void> {
  await handle.execute(sql`
    insert into intake_files (intake_id, position, institution_id, name, size, content)
    select ${intake}::integer, coalesce(max(position), 0) + 1, ${institution_id}::integer, ${name}::text,
      ${bytes.length}::integer, ${Buffer.from(bytes)}::bytea
    from intake_files where intake_id = ${intake}`);
}

export function selectFiles(handle: Handle, intake: number): Promise<GivenFile[]> {
  return rowsOf<GivenFile>(
    handle,
    sql`select name, content as bytes from intake_files where intake_id = ${intake} order by position`,
  );
}

type Change = Partial<typeof intakes.$inferInsert>;

/** Changes what is settled, or what came of it; whoever has seen the version before has not seen this one. */
export async function updateIntake(handle: Handle, id: number, change: Change): Promise<void> {
  await handle
    .update(intakes)
    .set({ ...change, version: sql`${intakes.version} + 1` })
    .where(eq(intakes.id, id));
}

export async function deleteIntake(handle: Handle, id: number): Promise<boolean> {
  const rows = await handle.delete(intakes).where(eq(intakes.id, id)).returning({ id: intakes.id });
  return rows.length > 0;
}

/** What has been read, as JSON; null where files or columns are to be read anew. */
export async function findStaged(handle: Handle, id: number): Promise<string | null> {
  const rows = await handle
    .select({ roster: intakes.roster })
    .from(intakes)
    .where(eq(intakes.id, id));
  return rows[0]?.roster ?? null;
}

/** Puts these in the place of an intake's entries; those about a student who is gone meanwhile are left out. */
export async function replaceEntries(
  handle: Handle,
  { institution_id }: Pick<Actor, "institution_id">,
  intake: number,
  entries: string,
): Promise<void> {
  await handle.delete(intakeEntries).where(eq(intakeEntries.intake_id, intake));
  await handle.execute(sql`
    insert into intake_entries (intake_id, kind, position, institution_id, student_id, payload)
    select ${intake}::integer, e.entry ->> 'kind', e.at, ${institution_id}::integer,
      (e.entry ->> 'student')::integer, e.entry -> 'payload'
    from jsonb_array_elements(${entries}::jsonb) with ordinality as e(entry, at)
      left join students s on s.id = (e.entry ->> 'student')::integer
    where e.entry ->> 'student' is null or s.id is not null`);
}

/** Entries of one kind, in the order of the files. */
export async function selectEntries(
  handle: Handle,
  intake: number,
  kind: EntryKind,
  cut: Cut,
): Promise<{ position: number; kind: EntryKind; payload: Payload }[]> {
  const query = handle
    .select({
      position: intakeEntries.position,
      kind: intakeEntries.kind,
      payload: intakeEntries.payload,
    })
    .from(intakeEntries)
    .where(and(eq(intakeEntries.intake_id, intake), eq(intakeEntries.kind, kind)))
    .orderBy(asc(intakeEntries.position))
    .$dynamic();
  const rows = await cutOut(query, cut);
  return rows as { position: number; kind: EntryKind; payload: Payload }[];
}

export async function countEntries(
  handle: Handle,
  intake: number,
  kind: EntryKind,
): Promise<number> {
  const rows = await handle
    .select({ count: count() })
    .from(intakeEntries)
    .where(and(eq(intakeEntries.intake_id, intake), eq(intakeEntries.kind, kind)));
  return rows[0]?.count ?? 0;
}

/** All of a school that files are compared with, as JSON, and a text that changes whenever any of it does. */
export async function findSchool(handle: Handle): Promise<{ school: string; digest: string }> {
  const rows = await rowsOf<{ school: string; digest: string }>(
    handle,
    sql`select school_state() as digest, json_build_object(
      'students', (select coalesce(json_agg(json_build_object('id', s.id, 'student_id', s.student_id, 'upn', s.upn,
          'first_name', s.first_name, 'last_name', s.last_name, 'legal_first_name', s.legal_first_name,
          'legal_last_name', s.legal_last_name, 'preferred_name', s.preferred_name, 'pronouns', s.pronouns,
          'date_of_birth', s.date_of_birth, 'year', s.year, 'form_group', s.form_group,
          'classes', coalesce(e.ids, '{}')) order by s.last_name_key, s.first_name_key, s.id), '[]')
        from students s left join (select student_id, array_agg(classroom_id order by classroom_id) as ids
          from enrolments group by student_id) e on e.student_id = s.id),
      'classes', (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'year', c.year,
          'subject', c.subject, 'teachers', array(select t.user_id from classroom_teachers t
            where t.classroom_id = c.id)) order by c.id), '[]') from classrooms c),
      'staff', (select coalesce(json_agg(json_build_object('id', u.id, 'email', u.email, 'first_name', u.first_name,
          'last_name', u.last_name, 'teaches', u.role in ('teacher', 'adminteacher')) order by u.id), '[]')
        from users u where u.closed_at is null))::text as school`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("The database answered nothing about the school.");
  return row;
}

/** What the school has settled for its next files. */
export type Memory = Known & {
  mappings: RememberedMapping[];
  answers: Pick<
    IntakeRow["answers"],
    "class_subjects" | "class_subject" | "class_year" | "date_order"
  >;
};
const NOTHING_KNOWN: Memory = { mappings: [], answers: {}, teachers: {}, same: {}, others: {} };

export async function findMemory(handle: Handle): Promise<Memory> {
  const rows = await rowsOf<Memory>(
    handle,
    sql`select mappings, answers, teachers, same, others from intake_memories`,
  );
  return rows[0] ?? NOTHING_KNOWN;
}

export async function saveMemory(
  handle: Handle,
  { institution_id }: Actor,
  memory: Memory,
): Promise<void> {
  const json = (value: object) => sql`${JSON.stringify(value)}::jsonb`;
  await handle.execute(sql`
    insert into intake_memories (institution_id, mappings, answers, teachers, same, others)
    values (${institution_id}, ${json(memory.mappings)}, ${json(memory.answers)}, ${json(memory.teachers)},
      ${json(memory.same)}, ${json(memory.others)})
    on conflict (institution_id) do update set mappings = excluded.mappings, answers = excluded.answers,
      teachers = excluded.teachers, same = excluded.same, others = excluded.others`);
}

/** The school's account of an address; `waiting` where nobody has signed in to it. */
export type Account = { id: number; email: string; waiting: boolean };

export function selectAccounts(handle: Handle, emails: readonly string[]): Promise<Account[]> {
  return rowsOf<Account>(
    handle,
    sql`select id, lower(email) as email, signed_in_at is null and closed_at is null as waiting from users
      where lower(email) in (
        select lower(e) from jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb) e)`,
  );
}

/** Sends a link to choose a password to those who never signed in; answers who they are. */
export function inviteStaff(handle: Handle, ids: readonly number[]) {
  return rowsOf<{ user_id: number; label: string }>(
    handle,
    sql`select user_id, label from invite_staff(array(
      select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer))`,
  );
}

export type Lease = { id: number; institution_id: number; user_id: number; attempts: number };

/** Takes an intake that waits to be read and compared. */
export async function leaseIntake(database: Database, seconds: number): Promise<Lease | undefined> {
  const rows = await database.system<Lease>(
    sql`select * from lease_intake(make_interval(secs => ${seconds}))`,
  );
  return rows[0];
}

/** Removes what was staged and never brought in, and what can be undone no longer. */
export async function forgetIntakes(
  database: Database,
  { stagedHours, undoDays }: { stagedHours: number; undoDays: number },
): Promise<void> {
  await database.system(
    sql`select forget_intakes(make_interval(hours => ${stagedHours}), make_interval(days => ${undoDays}))`,
  );
}
