import { AUDIT_ACTIONS, type AuditEntry } from "@reportair/contract/features/audit.ts";
import type { EntryRow } from "./queries.ts";

/** An entry of the audit log as the contract has it. */
export function presentEntry({ entry, student }: EntryRow): AuditEntry {
  const words: Record<string, string> = AUDIT_ACTIONS;
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    actor: { id: entry.actor_id, name: entry.actor_name },
    action: entry.action,
    summary: words[entry.action] ?? entry.action,
    subject: {
      type: entry.subject_type,
      id: entry.subject_id,
      label: student === null ? entry.subject_label : `${student} (${entry.subject_label})`,
    },
    details: entry.details,
  };
}
