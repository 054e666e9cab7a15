import type { ClassProgress } from "@reportair/contract/features/reports.ts";
import { formatCount } from "../../../lib/format.ts";

type Progress = Pick<ClassProgress, "written" | "kept" | "states">;

/** How many drafts of a class wait for their review: those that are out of date, and those beside a kept text, too. */
export function draftsOf({ written, kept, states }: Progress): number {
  return written - kept + states.draft_beside_kept;
}

/** What comes next in a class: its drafts to be reviewed, where there are any, else its table; null where all is done. */
export function wayOn(progress: Progress): { words: string; drafts: number } | null {
  const { written, states } = progress;
  const drafts = draftsOf(progress);
  if (drafts > 0) return { words: `Continue: review ${formatCount(drafts, "draft")}`, drafts };
  const begun = states.partly_filled + states.ready + written > 0;
  const open = states.empty + states.partly_filled + states.ready + states.out_of_date > 0;
  if (!open) return null;
  return { words: begun ? "Continue" : "Start", drafts };
}
