import { STAGED_HOURS, UNDO_DAYS } from "@reportair/contract/lifetimes.ts";
import type { Database, Handle } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { dateInLondon } from "../reporting-periods/periods.ts";
import { threads } from "../../threads/threads.ts";
import type { StagedPlan } from "./plan-staged.ts";
import {
  findIntake,
  findMemory,
  findSchool,
  findStaged,
  forgetIntakes,
  leaseIntake,
  lockIntake,
  replaceEntries,
  selectFiles,
  updateIntake,
  type IntakeRow,
  type Lease,
} from "./queries.ts";

/** Seconds after which another process may take an intake up again. */
const LEASE = 60;
/** Files that end the process that reads them are not read for ever. */
const MOST_ATTEMPTS = 3;
const TOO_HEAVY =
  "These files take too much time or memory to be read, so nothing was done with them. Please export them again without pictures and formulas, or choose fewer at a time.";

type Parts = { database: Database; now: () => Date };

/** Reads and compares the next intake that waits; returns whether there was one. */
export async function planNextIntake({ database, now }: Parts): Promise<boolean> {
  const lease = await leaseIntake(database, LEASE);
  if (lease === undefined) return false;
  const { id } = lease;
  const store = (seen: IntakeRow, work: (handle: Handle) => Promise<void>) =>
    database.as(lease, async (handle) => {
      const row = await lockIntake(handle, id);
      // What was settled meanwhile is planned next.
      if (row?.version === seen.version && row.state === "waiting") await work(handle);
    });
  const found = await database.as(lease, async (handle) => {
    const row = await findIntake(handle, id);
    if (row === undefined) return undefined;
    const { school, digest } = await findSchool(handle);
    // What files leave blank is as it is in the school: where that has changed, they are read again.
    const staged = digest === row.school_digest ? await findStaged(handle, id) : null;
    return {
      row,
      staged,
      files: staged === null ? await selectFiles(handle, id) : [],
      memory: await findMemory(handle),
      school,
      digest,
    };
  });
  // Who began it administers no longer.
  if (found === undefined) return true;
  const { row, memory, school, digest } = found;
  const refuse = (refusal: { file: string | null; detail: string }) =>
    store(row, (handle) =>
      updateIntake(handle, id, { state: "refused", refusal, roster: null, leased_until: null }),
    );
  if (lease.attempts > MOST_ATTEMPTS) {
    await refuse({ file: null, detail: TOO_HEAVY });
    return true;
  }
  try {
    if (row.kind === "new_year") {
      const choices = row.decisions.new_year ?? { classes: "up" };
      const today = dateInLondon(now());
      const plan = await threads.run("planNewYear", { school, choices, today }, "job");
      await store(row, (handle) => storePlan(handle, lease, { plan, digest }));
      return true;
    }
    const read =
      found.staged === null
        ? await threads.run(
            "readFiles",
            {
              files: found.files,
              mappings: row.mappings,
              remembered: memory.mappings,
              answers: { ...memory.answers, ...row.answers },
              school,
              known: memory,
              today: dateInLondon(now()),
            },
            "job",
          )
        : { staged: found.staged, tables: row.tables, mappings: row.mappings };
    if ("refusal" in read) {
      await refuse(read.refusal);
      return true;
    }
    const plan = await threads.run(
      "planStaged",
      { staged: read.staged, school, known: memory, decisions: row.decisions },
      "job",
    );
    await store(row, async (handle) => {
      const { tables, mappings, staged: roster } = read;
      await storePlan(handle, lease, { plan, digest, read: { tables, mappings, roster } });
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "too_large") throw error;
    await refuse({ file: null, detail: TOO_HEAVY });
  }
  return true;
}

async function storePlan(
  handle: Handle,
  lease: Lease,
  {
    plan,
    digest,
    read,
  }: { plan: StagedPlan; digest: string; read?: Parameters<typeof updateIntake>[2] },
): Promise<void> {
  await replaceEntries(handle, lease, lease.id, plan.entries);
  await updateIntake(handle, lease.id, {
    state: "ready",
    ...read,
    counts: plan.counts,
    questions: plan.questions,
    refusal: null,
    school_digest: digest,
    leased_until: null,
    attempts: 0,
  });
}

/** Removes what was staged and never brought in, and what can be undone no longer. */
export async function forgetOldIntakes({ database }: Pick<Parts, "database">): Promise<void> {
  await forgetIntakes(database, { stagedHours: STAGED_HOURS, undoDays: UNDO_DAYS });
}
