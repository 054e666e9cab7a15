import type { AuditAction, AuditDetails, SubjectType } from "@reportair/contract/features/audit.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { insertEntries, selectLately } from "./queries.ts";

/** A record that something was done to. */
export type AuditSubject = {
  type: SubjectType;
  id: number;
  /** What it was called; of a student the institution's own id, never the name. */
  label: string;
  details?: AuditDetails;
};

type By = Pick<Actor, "institution_id" | "user_id">;

/** Writes down who did what to which record, in the transaction that does it. */
export function audit(
  handle: Handle,
  actor: By,
  action: AuditAction,
  subject: AuditSubject,
): Promise<void> {
  return auditEach(handle, actor, action, [subject]);
}

/** Writes down who did the same to several records, an entry for each. */
export async function auditEach(
  handle: Handle,
  actor: By,
  action: AuditAction,
  subjects: readonly AuditSubject[],
): Promise<void> {
  if (subjects.length === 0) return;
  await insertEntries(
    handle,
    actor,
    subjects.map(({ type, id, label, details = {} }) => ({
      action,
      subject_type: type,
      subject_id: id,
      subject_label: label,
      details,
    })),
  );
}

/** Those of the records to which an action was done within the last hours, by their ids; asked by administrators. */
export function doneLately(
  handle: Handle,
  action: AuditAction,
  subject_type: SubjectType,
  hours: number,
): Promise<Set<number>> {
  return selectLately(handle, action, subject_type, hours);
}
