import type { AuditAction, AuditDetails, SubjectType } from "@reportair/contract/features/audit.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { insertEntry } from "./queries.ts";

/** A record that something was done to. */
export type AuditSubject = {
  type: SubjectType;
  id: number;
  /** What it was called; of a student the institution's own id, never the name. */
  label: string;
  details?: AuditDetails;
};

/** Writes down who did what to which record, in the transaction that does it. */
export function audit(
  handle: Handle,
  actor: Pick<Actor, "institution_id" | "user_id">,
  action: AuditAction,
  subject: AuditSubject,
): Promise<void> {
  return insertEntry(handle, actor, {
    action,
    subject_type: subject.type,
    subject_id: subject.id,
    subject_label: subject.label,
    details: subject.details ?? {},
  });
}
