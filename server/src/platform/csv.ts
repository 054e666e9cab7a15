import { unrun } from "@reportair/contract/formulas.ts";

/** Rows as a file for a spreadsheet: RFC 4180, with a mark that tells it of UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

// What a spreadsheet would take for a formula is put as a text.
function cell(value: string): string {
  const text = unrun(value);
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
