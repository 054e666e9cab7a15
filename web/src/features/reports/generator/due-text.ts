import { formatDay } from "../../../lib/format.ts";

/** "Reports are due on Friday 12 December"; both days are ISO dates. */
export function dueText(due: string, today: string): string {
  if (due === today) return "Reports are due today";
  return `Reports ${due < today ? "were" : "are"} due on ${formatDay(due)}`;
}
