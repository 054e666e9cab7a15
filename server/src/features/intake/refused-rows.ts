import { csvOf } from "../../platform/csv.ts";
import type { Payload } from "./entry.ts";

/** Refused rows as they stand in their tables, each with where and why; the headings again wherever they are others. */
export function refusedRowsAsCsv(entries: readonly Payload[]): string {
  let last: string | null = null;
  const lines: string[][] = [];
  for (const { data, place, sentence } of entries) {
    for (const { headings, line, cells } of data?.rows ?? []) {
      const head = ["Why it was refused", "File", "Sheet", "Line", ...headings];
      const key = JSON.stringify(head);
      if (key !== last) lines.push(head);
      last = key;
      lines.push([sentence ?? "", place?.file ?? "", place?.sheet ?? "", String(line), ...cells]);
    }
  }
  return csvOf(lines);
}
