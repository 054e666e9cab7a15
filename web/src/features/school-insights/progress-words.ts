import type { SchoolInsights } from "@reportair/contract/features/school-insights.ts";
import { formatCount } from "../../lib/format.ts";

/** Pupils to be reported on, and how many reports are written, kept and released. */
export type Progress = Omit<SchoolInsights["year_groups"][number], "year">;

/** All of them together. */
export function sumOf(rows: readonly Progress[]): Progress {
  const sum = (field: keyof Progress) => rows.reduce((total, row) => total + row[field], 0);
  return {
    pupils: sum("pupils"),
    written: sum("written"),
    kept: sum("kept"),
    released: sum("released"),
  };
}

/** A part of a whole as the width of a bar. */
export function shareOf(part: number, whole: number): string {
  return `${whole > 0 ? (Math.max(0, Math.min(part, whole)) / whole) * 100 : 0}%`;
}

const DAY_MS = 86_400_000;

/** "due in 12 days", of two ISO dates. */
export function dueIn(due: string, today: string): string {
  const days = Math.round((Date.parse(due) - Date.parse(today)) / DAY_MS);
  if (days === 0) return "due today";
  if (days === 1) return "due tomorrow";
  return days > 0 ? `due in ${days} days` : `was due ${formatCount(-days, "day")} ago`;
}
