import type { AuditEntry } from "@reportair/contract/features/audit.ts";
import { csvOf } from "../../platform/csv.ts";

const HEAD = ["Time (UTC)", "Who", "Did what", "Kind of record", "Record", "Particulars"];

/** Entries as a file for a spreadsheet. */
export function entriesAsCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.map((entry) => [
    entry.at,
    entry.actor.name,
    entry.summary,
    entry.subject.type,
    entry.subject.label,
    particulars(entry),
  ]);
  return csvOf([HEAD, ...rows]);
}

function particulars({ details }: AuditEntry): string {
  return [
    details.fields?.join(", "),
    details.email && `e-mail address: ${details.email.from} → ${details.email.to}`,
    details.classroom && `class ${details.classroom.name}`,
    details.reports !== undefined && `reports: ${details.reports}`,
    details.counts &&
      Object.entries(details.counts)
        .map(([kind, count]) => `${kind}: ${count}`)
        .join(", "),
    details.token && `by the token ${details.token.name}`,
    details.network !== undefined && `network address: ${details.network}`,
    details.browser && `browser: ${details.browser}`,
  ]
    .filter(Boolean)
    .join("; ");
}
