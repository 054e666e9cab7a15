import { formatNumber } from "../../lib/format.ts";

/** What a deletion takes with it; `count` is unknown where it could not be had. */
export function reportsWarning(name: string, count: number | undefined): string {
  if (count === undefined) return `All reports that ${name} has written are deleted too.`;
  if (count === 0) return `${name} has written no reports.`;
  if (count === 1) return `1 report that ${name} has written is deleted too.`;
  return `${formatNumber(count)} reports that ${name} has written are deleted too.`;
}
