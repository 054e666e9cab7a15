import { getMe } from "@reportair/contract/features/accounts.ts";
import { refineReport } from "@reportair/contract/features/refining.ts";
import { countCharacters, countWords } from "@reportair/contract/features/report-fields.ts";
import {
  discardGenerated,
  generateReport,
  listGenerated,
  restoreGenerated,
  updateGenerated,
  type GeneratedReport,
} from "@reportair/contract/features/reports.ts";
import { ME } from "./records.ts";
import { answer, refuse, type Asked } from "./server.ts";

/**
 * A server that has these reports: it counts versions, refuses stale edits, and hides and brings back. What
 * it was asked stands in the lists that it answers.
 */
export function serveReports(...given: readonly GeneratedReport[]) {
  const known = new Map(given.map((report) => [report.id, report]));
  const hidden = new Set<number>();
  const found = (id: number) => (hidden.has(id) ? undefined : known.get(id));

  function put(report: GeneratedReport): GeneratedReport {
    known.set(report.id, report);
    return report;
  }
  /** Puts another text in the place of a report's, as a later version. */
  function rewrite(id: number, text: string): GeneratedReport {
    const report = known.get(id)!;
    return put({
      ...report,
      report_content: text,
      generated_report: text,
      word_count: countWords(text),
      char_count: countCharacters(text),
      sentences: [{ text, sources: ["teacher"] }],
      version: report.version + 1,
    });
  }

  const saver =
    (hold?: () => Promise<void>) =>
    async ({ params, body }: Asked<typeof updateGenerated>) => {
      const report = found(params.id);
      if (!report) return refuse("not_found");
      if (body.opened) return put({ ...report, kept_unread: false });
      await hold?.();
      const text = body.report_content ?? report.report_content;
      if (body.version !== report.version) return refuse("stale", { current: report, yours: text });
      const next = text === report.report_content ? report : rewrite(report.id, text);
      return put({ ...next, status: body.status ?? next.status });
    };
  const updated = answer(updateGenerated, saver());
  /** A text written anew is another report of the same configuration. */
  const serveWriting = () =>
    answer(generateReport, ({ body }) => {
      const before = [...known.values()].find(
        (each) => each.report_configuration === body.report_id,
      );
      if (!before) return refuse("not_found");
      const text = `Another text about ${before.student_name}.`;
      const id = before.id + 1_000;
      known.delete(before.id);
      return put({
        ...before,
        id,
        report_id: id,
        report_content: text,
        generated_report: text,
        sentences: [{ text, sources: ["level"] }],
        status: "draft",
        version: 1,
      });
    });

  return {
    rewrite,
    hide: (id: number) => void hidden.add(id),
    report: (id: number) => known.get(id)!,
    me: answer(getMe, () => ME),
    listed: answer(listGenerated, ({ query }) =>
      (query.ids ?? []).map(found).filter((report) => report !== undefined),
    ),
    updated,
    /** Saves again, where a test has let saving fail; `hold` keeps the saves back once they have arrived. */
    serveUpdates: (hold?: () => Promise<void>) => answer(updateGenerated, saver(hold)),
    discarded: answer(discardGenerated, ({ params }) => {
      hidden.add(params.id);
      return { detail: "Discarded." };
    }),
    restored: answer(restoreGenerated, ({ params }) => {
      hidden.delete(params.id);
      return known.get(params.id)!;
    }),
    written: serveWriting(),
    serveWriting,
    refined: answer(refineReport, ({ params, body }) => {
      const report = known.get(params.id)!;
      if (body.version !== report.version)
        return refuse("stale", { current: report, yours: report.report_content });
      return rewrite(report.id, `${report.report_content} Made ${body.change.kind}.`);
    }),
  };
}
