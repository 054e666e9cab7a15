import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useState } from "react";
import { staleCopy, updateReport } from "../../../../data/reports.ts";
import { formatCount } from "../../../../lib/format.ts";
import { toast } from "../../../../ui/toast-store.ts";
import { discardReports } from "../../discarding.ts";
import type { Copies } from "./use-copies.ts";
import type { During } from "./use-review-actions.ts";
import { waits } from "./waiting.ts";
import { updateFailure } from "../../update-failure.ts";

const NOTHING: ReadonlySet<number> = new Set();

/** A kept text and the draft that waits beside it. */
export interface Proposal {
  kept: GeneratedReport;
  draft: GeneratedReport;
}

/** What is chosen between kept texts and the drafts beside them, and what becomes of it. */
export function useProposals(copies: Copies, during: During) {
  const [taken, setTaken] = useState<Readonly<Record<number, ReadonlySet<number>>>>({});
  // By the configuration: which of the two is shown does not matter.
  const [left, setLeft] = useState<ReadonlySet<number>>(NOTHING);

  function leave({ report_configuration }: GeneratedReport) {
    setLeft((old) => new Set([...old, report_configuration]));
  }
  function compare({ report_configuration }: GeneratedReport) {
    setLeft((old) => new Set([...old].filter((id) => id !== report_configuration)));
  }
  function take({ id }: GeneratedReport, changes: ReadonlySet<number>) {
    setTaken((old) => ({ ...old, [id]: changes }));
  }
  /** Shows `next` for this pupil, in the place of either text. */
  function show({ kept, draft }: Proposal, next: GeneratedReport) {
    for (const { id } of [kept, draft]) copies.replace(id, next);
  }

  /** Keeps `text` in the place of the kept one. Returns false where the server refused. */
  async function settle(proposal: Proposal, text: string, changes: number): Promise<boolean> {
    const { kept, draft } = proposal;
    try {
      const saved = await during([kept.id, draft.id], "keeping", () =>
        updateReport(draft.id, {
          report_content: text,
          status: "kept",
          version: draft.version,
          compared_with: { id: kept.id, version: kept.version },
        }),
      );
      show(proposal, saved);
      toast.success(`Kept with ${formatCount(changes, "change")}`, {
        label: "Undo",
        onAction: () => void unsettle(proposal, saved),
      });
      return true;
    } catch (error) {
      const stale = staleCopy(error);
      if (stale) {
        show(proposal, stale.current);
        // What was taken was taken of other texts.
        take(draft, NOTHING);
      }
      if (stale?.current.status === "kept")
        toast.error(
          "The kept report has changed elsewhere. Nothing was replaced; please compare again.",
        );
      else if (stale)
        toast.error(
          "The draft has changed elsewhere. What is kept is as it was; the draft is shown as it is now.",
        );
      else toast.error(updateFailure(error));
      return false;
    }
  }

  /** The kept text stands again, with the draft beside it as it was. */
  async function unsettle(proposal: Proposal, saved: GeneratedReport): Promise<void> {
    const { kept, draft } = proposal;
    try {
      const now = await updateReport(saved.id, {
        status: "draft",
        restore: kept.id,
        report_content: draft.report_content,
        version: saved.version,
      });
      copies.replace(saved.id, now);
      // A draft that was written meanwhile is the one beside it.
      if (!now.standing) await copies.reload([kept.id]);
      toast.success("Kept as it was before");
    } catch (error) {
      const stale = staleCopy(error);
      if (stale) copies.replace(saved.id, stale.current);
      toast.error("The change could not be undone. Both texts are in the history.");
    }
  }

  /** Discards the draft; the kept text stays where it was. Returns false where the server refused. */
  async function discardDraft({ kept, draft }: Proposal): Promise<boolean> {
    let gone = false;
    await during([kept.id, draft.id], "discarding", () =>
      discardReports([draft.id], {
        done: "Report discarded successfully",
        failed: () => "Error discarding report",
        onDiscarded: () => {
          gone = true;
          show({ kept, draft }, { ...kept, proposal: null });
        },
        onUndo: () => {},
        onRestored: () => void copies.reload([draft.id]),
      }),
    );
    return gone;
  }

  return {
    /** Whether the two texts are shown beside each other, where there are two. */
    comparing: (report: GeneratedReport) => waits(report) && !left.has(report.report_configuration),
    compare,
    leave,
    taken: (draft: GeneratedReport) => taken[draft.id] ?? NOTHING,
    take,
    settle,
    discardDraft,
  };
}
