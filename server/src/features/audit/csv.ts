import type { AuditEntry } from "@reportair/contract/features/audit.ts";

const HEAD = ["Time (UTC)", "Who", "Did what", "Kind of record", "Record", "Particulars"];

/** Entries as a file for a spreadsheet: RFC 4180, with a mark that tells it of UTF-8. */
export function entriesAsCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.map((entry) => [
    entry.at,
    entry.actor.name,
    entry.summary,
    entry.subject.type,
    entry.subject.label,
    particulars(entry),
  ]);
  return `\uFEFF${[HEAD, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

function particulars({ details }: AuditEntry): string {
  return [
    details.fields?.join(", "),
    details.email && `e-mail address: ${details.email.from} → ${details.email.to}`,
    details.classroom && `class ${details.classroom.name}`,
    details.reports !== undefined && `reports: ${details.reports}`,
    details.network !== undefined && `network address: ${details.network}`,
    details.browser && `browser: ${details.browser}`,
  ]
    .filter(Boolean)
    .join("; ");
}

// What a spreadsheet would take for a formula is put as a text.
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
