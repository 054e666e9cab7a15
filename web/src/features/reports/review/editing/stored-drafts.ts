import type { ListedReport } from "@reportair/contract/features/reports.ts";
import type { Keeper } from "../../../../lib/drafts/keeper.ts";
import type { Draft, Drafts } from "./drafts.ts";

/** What an edit that has not been saved is kept as: the same wherever the report is edited. */
const nameOf = (report: number) => `report:${report}`;

/**
 * Edits of reports that have not been saved, kept for their teacher so that a lost page, session or machine loses
 * nothing.
 */
export class StoredDrafts {
  readonly #keeper: Keeper | null;

  constructor(keeper: Keeper | null) {
    this.#keeper = keeper;
  }

  /** Stores what has changed between two states of the edits of these reports. */
  follow(reports: readonly ListedReport[], before: Drafts, now: Drafts): void {
    for (const report of reports) {
      const draft = now[report.id];
      if (draft && draft !== before[report.id]) this.keep(report, draft);
    }
    for (const id of Object.keys(before)) if (!(id in now)) this.drop(Number(id));
  }

  /** Edits of these reports that an earlier page left; one of a text that has changed since has both. */
  of(reports: readonly ListedReport[]): Drafts {
    const found: Record<number, Draft> = {};
    for (const report of reports) {
      const stored = parsed(this.#keeper?.read(nameOf(report.id))?.value);
      if (!stored) continue;
      if (stored.text === report.report_content) {
        this.drop(report.id);
        continue;
      }
      const newer = stored.version === report.version ? null : report;
      found[report.id] = { text: stored.text, version: report.version, newer };
    }
    return found;
  }

  /** Stores an edit, unless it differs from the saved text in nothing. */
  keep(report: ListedReport, { text, version }: Pick<Draft, "text" | "version">): void {
    if (text === report.report_content) return this.drop(report.id);
    const what = `your edit of the report for ${report.student_name}`;
    this.#keeper?.keep(nameOf(report.id), { what, value: { text, version } });
  }

  drop(id: number): void {
    this.#keeper?.drop(nameOf(id));
  }

  has(id: number): boolean {
    return Boolean(this.#keeper?.read(nameOf(id)));
  }
}

function parsed(value: unknown): { text: string; version: number } | null {
  const { text, version } = (value ?? {}) as Record<string, unknown>;
  return typeof text === "string" && typeof version === "number" ? { text, version } : null;
}
