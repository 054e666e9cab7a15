import { countCharacters, countWords } from "@reportair/contract/features/report-fields.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatCount } from "../../../lib/format.ts";
import { toast } from "../../../ui/toast-store.ts";
import { discardReport } from "../api/discard-generated.ts";
import { useGenerateReport } from "../api/generate-report.ts";
import { reportsByIdsQuery } from "../api/list-generated-by-ids.ts";
import { restoreReport } from "../api/restore-generated.ts";
import { staleAfterReport } from "../api/stale-after-report.ts";
import { staleCopy, updateReport } from "../api/update-generated.ts";
import * as edits from "./drafts.ts";
import { eachOf } from "./each-of.ts";
import { useDrafts } from "./use-drafts.ts";
import { useRefining } from "./use-refining.ts";

/** What is being done with a report. */
export type Deed = "saving" | "keeping" | "writing" | "refining" | "discarding";

/** Everything that can be done with the reports under review, and what came of it. */
export type Review = ReturnType<typeof useReview>;

/** The reports of a review with their unsaved edits, and the deeds on them. `onEmpty` runs when the last is discarded. */
export function useReview(reportIds: readonly number[], onEmpty: () => void) {
  const client = useQueryClient();
  const given = reportsByIdsQuery(reportIds);
  // What is under review changes by the deeds here alone, never under the reader's hands.
  const query = useQuery({ ...given, staleTime: Infinity, refetchOnMount: "always" });
  const { mutateAsync: generate } = useGenerateReport();
  const [drafts, setDrafts, { drop }] = useDrafts(query.data);
  const [deeds, setDeeds] = useState<Readonly<Record<number, Deed>>>({});
  const [discarded, setDiscarded] = useState<readonly number[]>([]);
  const reports = query.data ?? [];

  function patch(change: (reports: readonly GeneratedReport[]) => readonly GeneratedReport[]) {
    client.setQueryData(given.queryKey, (old) => old && change(old));
  }
  function replace(id: number, next: GeneratedReport) {
    patch((old) => old.map((report) => (report.id === id ? next : report)));
  }
  const outdate = () => void staleAfterReport(client);

  async function during<T>(ids: readonly number[], deed: Deed, act: () => Promise<T>): Promise<T> {
    setDeeds((old) => ({ ...old, ...Object.fromEntries(ids.map((id) => [id, deed])) }));
    try {
      return await act();
    } finally {
      setDeeds((old) =>
        Object.fromEntries(Object.entries(old).filter(([id]) => !ids.includes(Number(id)))),
      );
    }
  }

  /** Sends a report's text, edited or not. False where it was refused; a stale copy then stands beside the edit. */
  async function send(report: GeneratedReport, status?: "kept"): Promise<boolean> {
    const text = drafts[report.id]?.text ?? report.report_content;
    try {
      const saved = await updateReport(report.id, {
        report_content: text,
        word_count: countWords(text),
        char_count: countCharacters(text),
        version: drafts[report.id]?.version ?? report.version,
        ...(status && { status }),
      });
      replace(report.id, saved);
      setDrafts((old) => edits.saved(old, report.id, { text, version: saved.version }));
      return true;
    } catch (error) {
      const stale = staleCopy(error);
      if (stale) {
        replace(report.id, stale.current);
        setDrafts((old) => edits.overtaken(old, report.id, stale));
      }
      return false;
    }
  }

  async function settle(report: GeneratedReport, deed: "saving" | "keeping"): Promise<boolean> {
    const done = await during([report.id], deed, () =>
      send(report, deed === "keeping" ? "kept" : undefined),
    );
    if (done) toast.success("Report updated successfully");
    else toast.error("Failed to update report");
    outdate();
    return done;
  }

  /** Keeps what is not kept yet and saves every edit. False where something could not be saved. */
  async function keepAll(): Promise<boolean> {
    const open = reports.filter((each) => each.status !== "kept" || edits.isDirty(drafts, each));
    const ids = open.map((each) => each.id);
    const results = await during(ids, "keeping", () => eachOf(open, (each) => send(each, "kept")));
    outdate();
    const failed = results.filter((done) => !done).length;
    if (failed > 0) toast.error("Failed to update some reports");
    else if (open.length > 0) toast.success(`${formatCount(open.length, "report")} kept`);
    return failed === 0;
  }

  async function discard(gone: readonly GeneratedReport[]): Promise<void> {
    const all = gone.length > 1;
    const ids = gone.map((each) => each.id);
    const results = await during(ids, "discarding", () =>
      eachOf(ids, (id) =>
        discardReport(id).then(
          () => true,
          () => false,
        ),
      ),
    );
    const hidden = ids.filter((_, at) => results[at]);
    patch((old) => old.filter((report) => !hidden.includes(report.id)));
    // Their edits stay: who brings a report back finds them again.
    if (hidden.length > 0) setDiscarded(hidden);
    outdate();
    if (hidden.length < ids.length) {
      toast.error(all ? "Error discarding reports" : "Error discarding report");
    } else {
      toast.success(all ? "All reports discarded successfully" : "Report discarded successfully", {
        label: "Undo",
        onAction: () => void restore(hidden),
      });
    }
    if (client.getQueryData(given.queryKey)?.length === 0) onEmpty();
  }

  async function restore(ids: readonly number[]): Promise<void> {
    setDiscarded([]);
    try {
      await eachOf(ids, restoreReport);
      toast.success(ids.length > 1 ? "Reports brought back" : "Report brought back");
    } catch {
      toast.error("Could not be brought back. You can try again within 7 days.");
    }
    outdate();
    await client.invalidateQueries({ queryKey: given.queryKey });
  }

  const write = (report: GeneratedReport, differently: boolean) =>
    generate({
      configuration: report.report_configuration,
      range: report.selected_word_count,
      unit: report.length_unit,
      regenerate: differently,
    });

  /** Has another text written from the same inputs; an edit is saved first, so that the history has it. */
  async function regenerate(report: GeneratedReport): Promise<GeneratedReport | null> {
    toast.success("Report regeneration started");
    return during([report.id], "writing", async () => {
      try {
        if (edits.isDirty(drafts, report) && !(await send(report))) throw new Error("not saved");
        const next = await write(report, true);
        replace(report.id, next);
        setDrafts((old) => edits.without(old, [report.id]));
        return next;
      } catch {
        toast.error("Error regenerating report");
        return null;
      }
    });
  }

  /** Remembers that the whole text has been on the screen; the text itself stays the reader's. */
  async function markOpened(report: GeneratedReport): Promise<void> {
    try {
      const { kept_unread } = await updateReport(report.id, { opened: true });
      patch((old) => old.map((each) => (each.id === report.id ? { ...each, kept_unread } : each)));
      if (report.kept_unread) outdate();
    } catch {
      console.warn("A report could not be marked as opened");
    }
  }

  const refining = useRefining({
    replace,
    overtaken: (id, stale) => {
      replace(id, stale.current);
      setDrafts((old) => edits.overtaken(old, id, stale));
    },
    during,
    outdate,
    write: (report) => write(report, false),
  });

  return {
    query,
    reports,
    drafts,
    deeds,
    discarded,
    dirty: reports.filter((report) => edits.isDirty(drafts, report)),
    isDirty: (report: GeneratedReport) => edits.isDirty(drafts, report),
    edit: (report: GeneratedReport) => setDrafts((old) => edits.begun(old, report)),
    type: (id: number, text: string) => setDrafts((old) => edits.typed(old, id, text)),
    /** Forgets every unsaved edit, here and in this browser. */
    dropEdits: drop,
    dropEdit: (id: number) => setDrafts((old) => edits.without(old, [id])),
    save: (report: GeneratedReport) => settle(report, "saving"),
    keep: (report: GeneratedReport) => settle(report, "keeping"),
    keepAll,
    discard,
    restore,
    regenerate,
    refining,
    markOpened,
  };
}
