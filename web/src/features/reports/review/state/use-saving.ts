import { countCharacters, countWords } from "@reportair/contract/features/report-fields.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { formatCount } from "../../../../lib/format.ts";
import { toast } from "../../../../ui/toast-store.ts";
import { staleCopy, updateReport } from "../../../../data/reports.ts";
import { asOneChange, type PartOfChange } from "../../../../data/stale.ts";
import { eachOf } from "../../../../lib/each-of.ts";
import type { Copies } from "./use-copies.ts";
import type { During } from "./use-review-actions.ts";
import type { Edits } from "../editing/use-drafts.ts";

/** Saves edits and keeps reports, one or all. Each returns false where the server refused. */
export function useSaving(copies: Copies, edits: Edits, during: During) {
  /** Sends a report's text, edited or not. Where its copy was stale, the newer text is then shown beside the edit. */
  async function send(
    report: GeneratedReport,
    status?: "kept",
    of?: PartOfChange,
  ): Promise<boolean> {
    const draft = edits.drafts[report.id];
    const text = draft?.text ?? report.report_content;
    try {
      const change = {
        report_content: text,
        word_count: countWords(text),
        char_count: countCharacters(text),
        version: draft?.version ?? report.version,
        ...(status && { status }),
      };
      const saved = await updateReport(report.id, change, of);
      copies.replace(report.id, saved);
      edits.saved(report.id, { text, version: saved.version });
      return true;
    } catch (error) {
      const stale = staleCopy(error);
      if (stale) {
        copies.replace(report.id, stale.current);
        edits.overtaken(report.id, stale);
      }
      return false;
    }
  }

  async function settle(report: GeneratedReport, action: "saving" | "keeping"): Promise<boolean> {
    const done = await during([report.id], action, () =>
      send(report, action === "keeping" ? "kept" : undefined),
    );
    if (done) toast.success("Report updated successfully");
    else toast.error("Failed to update report");
    return done;
  }

  /** Keeps what is not kept yet and saves every edit. */
  async function keepAll(): Promise<boolean> {
    const open = copies.reports.filter((each) => each.status !== "kept" || edits.isDirty(each));
    const ids = open.map((each) => each.id);
    const results = await during(ids, "keeping", () =>
      asOneChange((of) => eachOf(open, (each) => send(each, "kept", of))),
    );
    const failed = results.filter((done) => !done).length;
    if (failed > 0) toast.error("Failed to update some reports");
    else if (open.length > 0) toast.success(`${formatCount(open.length, "report")} kept`);
    return failed === 0;
  }

  return {
    send,
    save: (report: GeneratedReport) => settle(report, "saving"),
    keep: (report: GeneratedReport) => settle(report, "keeping"),
    keepAll,
  };
}
