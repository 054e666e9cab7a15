import { SAMPLES_MAX, type TrainingSample } from "@reportair/contract/features/reinforcement.ts";
import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Actor, Database, Handle } from "../../database/handle.ts";
import {
  generatedReports,
  notifications,
  reportConfigurations,
  students,
  trainingDrafts,
  trainingSets,
} from "../../database/schema.ts";
import { SAMPLE_RULES } from "../style/sample-rules.ts";

const owner = (actor: Pick<Actor, "institution_id" | "user_id">) => ({
  institution_id: actor.institution_id,
  author_id: actor.user_id,
});

export type NotificationRow = typeof notifications.$inferSelect;

export async function insertSamples(
  handle: Handle,
  actor: Actor,
  samples: { text: string }[],
): Promise<void> {
  await handle.insert(trainingSets).values({ ...owner(actor), samples, rules: SAMPLE_RULES });
}

/** The actor's draft, of which there is one at most: row-level security leaves no other. */
export async function findDraft(handle: Handle) {
  return (await handle.select().from(trainingDrafts))[0];
}

/** Keeps the actor's one draft; returns when. */
export async function upsertDraft(
  handle: Handle,
  actor: Actor,
  samples: TrainingSample[],
): Promise<Date> {
  const kept = { samples, rules: SAMPLE_RULES, updated_at: sql`now()` };
  const rows = await handle
    .insert(trainingDrafts)
    .values({ ...owner(actor), ...kept })
    .onConflictDoUpdate({ target: trainingDrafts.author_id, set: kept })
    .returning({ at: trainingDrafts.updated_at });
  if (rows[0] === undefined) throw new Error("A draft of samples was not kept.");
  return rows[0].at;
}

/** Forgets the actor's draft; nothing happens where there is none. */
export async function deleteDraft(handle: Handle): Promise<void> {
  await handle.delete(trainingDrafts);
}

type Teacher = Pick<Actor, "institution_id" | "user_id">;

/** A teacher whose samples or profile are from before the rules of today; undefined where there is nobody left. */
export async function nextToGoOver(database: Database): Promise<Teacher | undefined> {
  const rows = await database.system<{ institution_id: number; author_id: number }>(
    sql`select * from next_to_go_over(${SAMPLE_RULES})`,
  );
  const [row] = rows;
  return row && { institution_id: row.institution_id, user_id: row.author_id };
}

/** The actor's sets and draft that were redacted by earlier rules, held until the transaction ends. */
export async function lockOldSamples(handle: Handle) {
  const sets = await handle
    .select()
    .from(trainingSets)
    .where(lt(trainingSets.rules, SAMPLE_RULES))
    .for("update");
  const drafts = await handle
    .select()
    .from(trainingDrafts)
    .where(lt(trainingDrafts.rules, SAMPLE_RULES))
    .for("update");
  return { sets, drafts };
}

/** Puts a set's samples in the place of those that earlier rules left. */
export async function replaceSamples(
  handle: Handle,
  id: number,
  samples: { text: string }[],
): Promise<void> {
  await handle
    .update(trainingSets)
    .set({ samples, rules: SAMPLE_RULES })
    .where(eq(trainingSets.id, id));
}

/** Puts the actor's draft in the place of what earlier rules left; it stays as old as it is. */
export async function replaceDraft(handle: Handle, samples: TrainingSample[]): Promise<void> {
  await handle.update(trainingDrafts).set({ samples, rules: SAMPLE_RULES });
}

/** The samples that the actor's profile was learnt from: those of the newest set. */
export async function findLearntSamples(handle: Handle) {
  const rows = await handle
    .select({ samples: trainingSets.samples })
    .from(trainingSets)
    .where(isNotNull(trainingSets.profiled_at))
    .orderBy(desc(trainingSets.id))
    .limit(1);
  return rows[0]?.samples ?? [];
}

type Lease = { id: number; institution_id: number; author_id: number };

/** Takes up a set of samples that nobody looks at. */
export async function leaseTrainingSet(database: Database): Promise<Lease | undefined> {
  const rows = await database.system<Lease>(
    sql`select * from lease_training_set(interval '1 minute')`,
  );
  return rows[0];
}

export async function findSamples(handle: Handle, id: number) {
  const rows = await handle.select().from(trainingSets).where(eq(trainingSets.id, id));
  return rows[0]?.samples;
}

export async function markProfiled(handle: Handle, id: number): Promise<void> {
  await handle
    .update(trainingSets)
    .set({ profiled_at: sql`now()`, leased_until: null })
    .where(eq(trainingSets.id, id));
}

/** Whether samples of the actor's are still to be looked at. */
export async function isTraining(handle: Handle): Promise<boolean> {
  const rows = await handle
    .select({ id: trainingSets.id })
    .from(trainingSets)
    .where(isNull(trainingSets.profiled_at))
    .limit(1);
  return rows.length > 0;
}

export async function deleteSamples(handle: Handle): Promise<void> {
  await handle.delete(trainingSets);
}

export async function insertNotification(
  handle: Handle,
  actor: Pick<Actor, "institution_id" | "user_id">,
  text: string,
): Promise<void> {
  await handle.insert(notifications).values({ ...owner(actor), text });
}

/** Most notifications that are shown. */
const SHOWN = 50;

export function selectNotifications(handle: Handle) {
  return handle.select().from(notifications).orderBy(desc(notifications.id)).limit(SHOWN);
}

export async function markRead(handle: Handle, id: number) {
  const rows = await handle
    .update(notifications)
    .set({ read_at: sql`coalesce(${notifications.read_at}, now())` })
    .where(eq(notifications.id, id))
    .returning();
  return rows[0];
}

/** Configurations that a comparison may be written from. */
const LOOKED_AT = 20;

/** The teacher's configurations, newest first, each with its student; only the given one where there is one. */
export function selectExamples(handle: Handle, id: number | undefined) {
  return handle
    .select({ configuration: reportConfigurations, student: students })
    .from(reportConfigurations)
    .innerJoin(students, eq(students.id, reportConfigurations.student_id))
    .where(
      and(
        isNull(reportConfigurations.deleted_at),
        id === undefined ? undefined : eq(reportConfigurations.id, id),
      ),
    )
    .orderBy(desc(reportConfigurations.updated_at), desc(reportConfigurations.id))
    .limit(LOOKED_AT);
}

/** The actor's kept reports that may serve as samples: those with sentences of their own first, then the newest. */
export function selectKept(handle: Handle, { user_id }: Pick<Actor, "user_id">) {
  const own = sql`jsonb_path_exists(${generatedReports.sentences}, '$[*].sources[*] ? (@ == "teacher")')`;
  return handle
    .select({ text: generatedReports.report_content, inputs: generatedReports.inputs })
    .from(generatedReports)
    .where(
      and(
        eq(generatedReports.author_id, user_id),
        eq(generatedReports.status, "kept"),
        eq(generatedReports.current, true),
        isNull(generatedReports.discarded_at),
      ),
    )
    .orderBy(desc(own), desc(generatedReports.updated_at), desc(generatedReports.id))
    .limit(SAMPLES_MAX);
}
