import type { ListedReport } from "@reportair/contract/features/reports.ts";
import { periodsOf } from "../../../../lib/periods.ts";

/** What a text's place is told from. */
type Placed = Pick<ListedReport, "period" | "created_at" | "status" | "standing" | "was_kept">;

/** Texts by term, the latest first; in each term the kept one, those that were kept, and then drafts, newest first. */
export function byTerm<T extends Placed>(texts: readonly T[]): readonly T[] {
  const terms = periodsOf(texts);
  return texts.toSorted(
    (a, b) =>
      terms.indexOf(a.period) - terms.indexOf(b.period) ||
      rankOf(a) - rankOf(b) ||
      b.created_at.localeCompare(a.created_at),
  );
}

function rankOf({ status, standing, was_kept }: Placed): number {
  if (status === "kept") return 0;
  if (was_kept) return 1;
  return standing ? 2 : 3;
}
