import type { IntakeCounts, IntakeDecisions } from "@reportair/contract/features/intake.ts";
import { formatCount, formatNumber } from "../../lib/format.ts";

/** What bringing in would do, as its button says it; null where it would do nothing. */
export function whatComes(counts: IntakeCounts, decisions: IntakeDecisions): string | null {
  const leave = leaving(counts, decisions);
  const parts = [
    counts.new > 0 && `bring in ${formatNumber(counts.new)} new`,
    counts.changed > 0 && `change ${formatNumber(counts.changed)}`,
    counts.moved > 0 && `move ${formatNumber(counts.moved)}`,
    leave > 0 && `let ${formatNumber(leave)} leave`,
  ].filter((part) => part !== false);
  const text = parts.join(", ") || smaller(counts, decisions);
  return text === null ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

/** How many students leave their classes: of those who are proposed, whom somebody has agreed to. */
export function leaving({ leaver }: IntakeCounts, { leavers = [] }: IntakeDecisions): number {
  return leavers === "all" ? leaver : Math.min(leaver, leavers.length);
}

function smaller(
  { classes_new, teachers_new, class_teachers }: IntakeCounts,
  decisions: IntakeDecisions,
): string | null {
  if (classes_new > 0) return `add ${formatCount(classes_new, "class", "classes")}`;
  if (teachers_new > 0 && decisions.create_teachers === true)
    return `make ${formatCount(teachers_new, "account")}`;
  if (class_teachers > 0) return "put teachers into their classes";
  return isAnswered(decisions) ? "keep the answers" : null;
}

/** Whether it has been said who somebody is: that is kept for the next files. */
function isAnswered({ people = {}, changed_ids, teachers = {} }: IntakeDecisions): boolean {
  return (
    changed_ids === true ||
    Object.values(people).some((how) => how !== "out") ||
    Object.keys(teachers).length > 0
  );
}
