import { countCharacters, countWords } from "@reportair/contract/report-inputs.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { formatCount } from "../../../../lib/format.ts";
import { toast } from "../../../../ui/toast-store.ts";
import { staleCopy, updateReport } from "../../../../data/reports.ts";
import { asOneChange, type PartOfChange } from "../../../../data/stale.ts";
import { eachOf } from "../../../../lib/each-of.ts";
import type { Copies } from "./use-copies.ts";
import type { During } from "./use-review-actions.ts";
import type { Edits } from "../editing/use-drafts.ts";
import { updateFailure } from "../../update-failure.ts";
import type { Doubt } from "../reading/doubts.ts";
import { waits } from "./waiting.ts";

/** Saves edits and keeps reports, one or all, and takes that back. Each returns false where the server refused. */
export function useSaving(copies: Copies, edits: Edits, during: During) {
  /**
   * Sends a report's text, edited or not, and returns it as it is now; null where it was refused. Where its copy was
   * stale, the newer text is then shown beside the edit. `tell` is called with any failure.
   */
  async function send(
    report: GeneratedReport,
    status?: "kept",
    of?: PartOfChange,
    tell?: (error: unknown) => void,
  ): Promise<GeneratedReport | null> {
    const draft = edits.drafts[report.id];
    const text = draft?.text ?? report.report_content;
    try {
      const change = {
        report_content: text,
        word_count: countWords(text),
        char_count: countCharacters(text),
        version: draft?.version ?? report.version,
        ...(status && { status, compared_with: keptBeside(report) }),
      };
      const saved = await updateReport(report.id, change, of);
      copies.replace(report.id, saved);
      edits.saved(report.id, { text, version: saved.version });
      return saved;
    } catch (error) {
      const stale = staleCopy(error);
      if (stale) {
        copies.replace(report.id, stale.current);
        edits.overtaken(report.id, stale);
      }
      tell?.(error);
      return null;
    }
  }

  async function save(report: GeneratedReport): Promise<boolean> {
    const done = await during([report.id], "saving", () =>
      send(report, undefined, undefined, tellFailure),
    );
    if (done) toast.success("Report updated successfully");
    return done !== null;
  }

  async function keep(report: GeneratedReport): Promise<boolean> {
    const kept = await during([report.id], "keeping", () =>
      send(report, "kept", undefined, tellFailure),
    );
    if (!kept) return false;
    const undo = { label: "Undo", onAction: () => void unkeep([kept]) };
    // An edit of a kept text is in its history; there is no keep to take back.
    if (report.status === "kept") toast.success("Report updated successfully");
    else toast.success("Report updated successfully", undo);
    return true;
  }

  /** Takes a keep back: these are drafts again, with the text that they have here; none that has changed since. */
  async function unkeep(reports: readonly GeneratedReport[]): Promise<boolean> {
    const ids = reports.map(({ id }) => id);
    const results = await during(ids, "saving", () =>
      asOneChange((of) =>
        eachOf(reports, async ({ id, version }) => {
          try {
            copies.replace(id, await updateReport(id, { status: "draft", version }, of));
            return true;
          } catch (error) {
            const stale = staleCopy(error);
            if (stale) copies.replace(id, stale.current);
            return false;
          }
        }),
      ),
    );
    const failed = results.filter((done) => !done).length;
    const all = formatCount(ids.length, "report");
    if (failed === 0) toast.success(ids.length === 1 ? "A draft again" : `${all} are drafts again`);
    else if (ids.length === 1)
      toast.error("Could not be taken back. The report is kept, and can be opened to try again.");
    else
      toast.error(
        `${failed} of ${all} could not be taken back. They are kept, and can be opened to try again.`,
      );
    return failed === 0;
  }

  /** Keeps a text of the history that was kept once, in the place of this one; where this one was kept, it can be again. */
  async function keepAgain(report: GeneratedReport, earlier: number): Promise<boolean> {
    const { id, version, status } = report;
    const keptOnScreen = status === "kept" ? { id, version } : keptBeside(report);
    try {
      const now = await during([report.id], "keeping", () =>
        updateReport(earlier, { status: "kept", compared_with: keptOnScreen }),
      );
      copies.replace(report.id, now);
      const undo = { label: "Undo", onAction: () => void keepAgain(now, report.id) };
      if (report.status === "kept") toast.success("Kept again", undo);
      else toast.success("Kept again. The draft waits beside it");
      return true;
    } catch (error) {
      const stale = staleCopy(error);
      if (stale) copies.replace(report.id, stale.current);
      toast.error(
        stale
          ? "The kept report has changed elsewhere. It is shown as it is now; nothing was replaced."
          : "The text could not be kept again. Nothing has changed.",
      );
      return false;
    }
  }

  /** Keeps what is not kept yet and saves every edit; what waits beside a kept text is left to choose. */
  async function keepAll(): Promise<boolean> {
    const open = copies.reports
      .filter((each) => !waits(each))
      .filter((each) => each.status !== "kept" || edits.isDirty(each));
    const ids = open.map((each) => each.id);
    const results = await during(ids, "keeping", () =>
      asOneChange((of) => eachOf(open, (each) => send(each, "kept", of))),
    );
    const failed = results.filter((saved) => !saved).length;
    const drafts = results.flatMap((saved, at) =>
      saved && open[at]?.status === "draft" ? [saved] : [],
    );
    const waiting = copies.reports.filter(waits).length;
    const left = `${formatCount(waiting, "draft waits", "drafts wait")} beside a kept report`;
    const kept = `${formatCount(open.length, "report")} kept${waiting > 0 ? `. ${left}` : ""}`;
    if (failed > 0) toast.error("Failed to update some reports");
    else if (drafts.length > 0)
      toast.success(kept, { label: "Undo", onAction: () => void unkeep(drafts) });
    else if (open.length > 0) toast.success(kept);
    return failed === 0;
  }

  /** Takes a doubtful tick as said, or what goes beyond the inputs as so, by the teacher's word. */
  async function settle(
    report: GeneratedReport,
    { number, field }: Pick<Doubt, "number" | "field">,
  ): Promise<boolean> {
    try {
      const settled = { sentence: number - 1, field };
      const change = { settled, version: report.version };
      const now = await during([report.id], "saving", () => updateReport(report.id, change));
      copies.replace(report.id, now);
      return true;
    } catch (error) {
      const stale = staleCopy(error);
      if (stale) copies.replace(report.id, stale.current);
      toast.error(
        stale
          ? "The report has changed elsewhere. It is shown as it is now; nothing was settled."
          : "The answer could not be saved. The report has not changed; please try again.",
      );
      return false;
    }
  }

  return { send, save, keep, settle, unkeep, keepAgain, keepAll };
}

/** What the screen knows to be kept beside a report. */
function keptBeside({ beside }: GeneratedReport): { id: number } | null {
  return beside === null ? null : { id: beside };
}

function tellFailure(error: unknown): void {
  toast.error(updateFailure(error));
}
