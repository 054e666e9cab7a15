import type { z } from "zod";
import type {
  StudentConsent,
  recordConsent as endpoint,
} from "@reportair/contract/features/consent.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { fieldError, notFound } from "../../http/errors.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { audit } from "../audit/audit.ts";
import { dateInLondon } from "../reporting-periods/periods.ts";
import { findStudent } from "../students/find-student.ts";
import { holdStudent, insertEntry, isRequired, selectEntries, selectStates } from "./queries.ts";
import { embeddedOnly } from "./rules.ts";

/** Writes down what a student's guardian said; nothing that was said before is changed. */
export async function recordConsent(
  handle: Handle,
  actor: SignedIn,
  id: number,
  said: z.output<(typeof endpoint)["body"]>,
  now: Date,
): Promise<void> {
  await holdStudent(handle, id);
  const student = await findStudent(handle, actor, id);
  if (student === undefined) throw notFound();
  if (said.decided_on > dateInLondon(now))
    throw fieldError("decided_on", "The date cannot be later than today.");
  if (said.decided_on < "1990-01-01") throw fieldError("decided_on", "The date is too long ago.");
  await insertEntry(handle, {
    ...said,
    institution_id: actor.institution_id,
    student_id: id,
    recorded_by: fullName(actor.user),
  });
  await audit(handle, actor, said.decision === "given" ? "consent.given" : "consent.withdrawn", {
    type: "student",
    id,
    label: student.student_id,
  });
}

/** What was said of a student, and what follows from it today. */
export async function readConsent(
  handle: Handle,
  actor: Actor,
  id: number,
  now: Date,
): Promise<StudentConsent> {
  const [state] = await selectStates(handle, { student: id });
  if (state === undefined || (await findStudent(handle, actor, id)) === undefined) throw notFound();
  const entries = await selectEntries(handle, id);
  return {
    entries: entries.map((entry) => ({ ...entry, recorded_at: entry.recorded_at.toISOString() })),
    embedded_only: embeddedOnly(state, await isRequired(handle), dateInLondon(now)),
  };
}
