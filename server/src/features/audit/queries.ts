import { and, desc, eq, gte, ilike, inArray, lt, or, sql, type SQL } from "drizzle-orm";
import {
  AUDIT_ACTIONS,
  type AuditAction,
  type SubjectType,
} from "@reportair/contract/features/audit.ts";
import { named } from "../../database/conditions.ts";
import { cutOut, type Cut } from "../../database/cut.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { containing } from "../../database/patterns.ts";
import { auditLog, students } from "../../database/schema.ts";
import { matches } from "../../http/lists.ts";

type Entry = typeof auditLog.$inferInsert;

/** Writes down what an actor did, an entry for each record; of a program, by which token. */
export async function insertEntries(
  handle: Handle,
  actor: Pick<Actor, "institution_id" | "user_id">,
  entries: readonly Pick<
    Entry,
    "action" | "subject_type" | "subject_id" | "subject_label" | "details"
  >[],
): Promise<void> {
  const { institution_id, user_id } = actor;
  // One value for all entries: a whole school's come at once.
  await handle.execute(sql`
    insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id, subject_label, details)
    select ${institution_id}::integer, ${user_id}::integer, coalesce(u.first_name || ' ' || u.last_name, ''),
      e.action, e.subject_type, e.subject_id, e.subject_label, coalesce(e.details, '{}') || coalesce(t.told, '{}')
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as e(action text, subject_type text, subject_id integer, subject_label text, details jsonb)
      left join users u on u.id = ${user_id}::integer
      left join (select jsonb_build_object('token', jsonb_build_object('id', id, 'name', name)) as told
        from api_tokens where id = (select app_token())) t on true`);
}

export type AuditFilter = {
  search?: string | undefined;
  action?: AuditAction | undefined;
  actor_id?: number | undefined;
  subject_type?: SubjectType | undefined;
  /** First and last day in London, ISO. */
  from?: string | undefined;
  to?: string | undefined;
};

// A student's name is the record's own, as long as there is one.
const student = and(eq(auditLog.subject_type, "student"), eq(students.id, auditLog.subject_id));
const studentName = sql<string | null>`${students.first_name} || ' ' || ${students.last_name}`;
const startOf = (day: string, plus: number): SQL =>
  sql`(${day}::date + ${plus}::integer)::timestamp at time zone 'Europe/London'`;

function matching({
  search,
  action,
  actor_id,
  subject_type,
  from,
  to,
}: AuditFilter): SQL | undefined {
  return and(
    action === undefined ? undefined : eq(auditLog.action, action),
    actor_id === undefined ? undefined : eq(auditLog.actor_id, actor_id),
    subject_type === undefined ? undefined : eq(auditLog.subject_type, subject_type),
    from === undefined ? undefined : gte(auditLog.at, startOf(from, 0)),
    to === undefined ? undefined : lt(auditLog.at, startOf(to, 1)),
    search?.trim() ? containingWords(search) : undefined,
  );
}

function containingWords(search: string): SQL | undefined {
  const pattern = containing(search);
  const actions = Object.entries(AUDIT_ACTIONS)
    .filter(([, words]) => matches(search, words))
    .map(([action]) => action);
  return or(
    ilike(auditLog.actor_name, pattern),
    ilike(auditLog.subject_label, pattern),
    named(search),
    sql`${auditLog.details} -> 'classroom' ->> 'name' ilike ${pattern}`,
    sql`${auditLog.details} -> 'token' ->> 'name' ilike ${pattern}`,
    sql`${auditLog.details} -> 'email' ->> 'from' ilike ${pattern}`,
    sql`${auditLog.details} -> 'email' ->> 'to' ilike ${pattern}`,
    actions.length === 0 ? undefined : inArray(auditLog.action, actions),
  );
}

/** Entries, newest first. */
export function selectEntries(handle: Handle, filter: AuditFilter, cut: Cut) {
  const query = handle
    .select({ entry: auditLog, student: studentName })
    .from(auditLog)
    .leftJoin(students, student)
    .where(matching(filter))
    .orderBy(desc(auditLog.id))
    .$dynamic();
  return cutOut(query, cut);
}

export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

export async function countEntries(handle: Handle, filter: AuditFilter): Promise<number> {
  const rows = await handle
    .select({ count: sql<number>`count(*)::integer` })
    .from(auditLog)
    .leftJoin(students, student)
    .where(matching(filter));
  return rows[0]?.count ?? 0;
}

/** Those of the records with an entry of an action within the last hours. */
export async function selectLately(
  handle: Handle,
  action: AuditAction,
  subject_type: SubjectType,
  hours: number,
): Promise<Set<number>> {
  const rows = await handle
    .selectDistinct({ id: auditLog.subject_id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, action),
        eq(auditLog.subject_type, subject_type),
        sql`${auditLog.at} > now() - make_interval(hours => ${hours})`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
