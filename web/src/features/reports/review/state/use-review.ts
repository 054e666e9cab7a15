import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useRef, useState } from "react";
import { toast } from "../../../../ui/toast-store.ts";
import { markReportOpened, useGenerateReport } from "../../../../data/reports.ts";
import { inOrder, lookOrder } from "../overview/look-order.ts";
import { useCopies } from "./use-copies.ts";
import { useReviewActions } from "./use-review-actions.ts";
import { useDiscarding } from "./use-discarding.ts";
import { useDrafts } from "../editing/use-drafts.ts";
import { useRefining } from "../refining/use-refining.ts";
import { useProposals } from "./use-proposals.ts";
import { useSaving } from "./use-saving.ts";

/** Everything that can be done with the reports under review, and what came of it. */
export type Review = ReturnType<typeof useReview>;

/** The reports of a review with their unsaved edits, and the actions on them. `onEmpty` runs when the last is discarded. */
export function useReview(reportIds: readonly number[], onEmpty: () => void) {
  const copies = useCopies(reportIds);
  const { query, replace } = copies;
  // Taken once: no report changes its place under the reader's hands.
  const [order, setOrder] = useState<readonly number[]>([]);
  if (order.length === 0 && copies.reports.length > 0) setOrder(lookOrder(copies.reports));
  const reports = inOrder(copies.reports, order);
  const edits = useDrafts(query.data);
  const [actions, during] = useReviewActions();
  // For the whole class, until the window closes.
  const [quiet, setQuiet] = useState(false);
  const { send, ...saving } = useSaving(copies, edits, during);
  const discarding = useDiscarding(copies, during, onEmpty);
  const proposals = useProposals(copies, during);
  const { mutateAsync: generate } = useGenerateReport();
  const opened = useRef(new Set<number>());

  const write = (report: GeneratedReport, differently: boolean) =>
    generate({
      configuration: report.report_configuration,
      range: report.selected_word_count,
      unit: report.length_unit,
      regenerate: differently,
    });

  /** Shows what was written in the place of a report; where that one is kept, the two beside each other. */
  function show(report: GeneratedReport, next: GeneratedReport) {
    replace(report.id, next);
    if (next.id === report.id || next.beside === null) return;
    proposals.compare(next);
    toast.success(`A draft waits beside the kept report for ${next.student_name}`);
  }

  /** Has another text written from the same inputs; an edit is saved first, so that the history has it. */
  async function regenerate(report: GeneratedReport): Promise<GeneratedReport | null> {
    toast.success("Report regeneration started");
    return during([report.id], "writing", async () => {
      try {
        if (edits.isDirty(report) && !(await send(report))) throw new Error("not saved");
        const next = await write(report, true);
        show(report, next);
        edits.drop(report.id);
        return next;
      } catch {
        toast.error("Error regenerating report");
        return null;
      }
    });
  }

  /** Remembers that the whole text has been on the screen; the text itself stays the reader's. */
  async function markOpened(report: GeneratedReport): Promise<void> {
    if (opened.current.has(report.id)) return;
    opened.current.add(report.id);
    try {
      const kept_unread = await markReportOpened(report);
      copies.amend(report.id, { kept_unread, opened: true });
    } catch {
      opened.current.delete(report.id);
      console.warn("A report could not be marked as opened");
    }
  }

  const refining = useRefining({
    replace,
    show,
    overtaken: (id, stale) => {
      replace(id, stale.current);
      edits.overtaken(id, stale);
    },
    during,
    write: (report) => write(report, false),
  });

  return {
    query,
    reports,
    actions,
    drafts: edits.drafts,
    dirty: reports.filter(edits.isDirty),
    isDirty: edits.isDirty,
    edit: edits.begin,
    type: edits.type,
    dropEdit: edits.drop,
    dropEdits: edits.dropAll,
    ...saving,
    ...discarding,
    regenerate,
    refining,
    proposals,
    reload: copies.reload,
    markOpened,
    quiet,
    setQuiet,
  };
}
