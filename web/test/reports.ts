import { listClassrooms } from "@reportair/contract/features/classrooms.ts";
import { getClassTime, settleClassTime } from "@reportair/contract/features/class-time.ts";
import { getMe } from "@reportair/contract/features/accounts.ts";
import { proofread } from "@reportair/contract/features/proofreading.ts";
import { refineReport } from "@reportair/contract/features/refining.ts";
import { countCharacters, countWords } from "@reportair/contract/features/report-fields.ts";
import {
  discardGenerated,
  generateReport,
  getGenerated,
  getProgress,
  listGenerated,
  rememberStop,
  restoreGenerated,
  updateGenerated,
  type GeneratedReport,
  type Includable,
  type ListedReport,
} from "@reportair/contract/features/reports.ts";
import { CLASSROOM, CLASS_TIME, ME } from "./records.ts";
import { answer, refuse, type Asked } from "./server.ts";

/** A report as a list has it: of the rest what was asked for by name. */
function inList(report: GeneratedReport, include: readonly Includable[]): ListedReport {
  const { generated_report: _, ...listed } = report;
  const { sentences, inputs, flags, allowed_flags, uncovered, handed_back, ...lean } = listed;
  const rest = { sentences, inputs, flags, allowed_flags, uncovered, handed_back };
  return { ...lean, ...Object.fromEntries(include.map((name) => [name, rest[name]])) };
}

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

  /** Makes a text the kept one; the one that was kept goes to the history. */
  function keep(report: GeneratedReport): GeneratedReport {
    const before = report.beside === null ? undefined : known.get(report.beside);
    if (before) put({ ...before, proposal: null, standing: false, was_kept: true });
    return put({ ...report, status: "kept", beside: null, standing: true, was_kept: false });
  }
  /** The other text of these inputs that is kept. */
  const keptBeside = ({ id, report_configuration: of }: GeneratedReport) =>
    [...known.values()].find(
      (each) =>
        each.report_configuration === of &&
        each.status === "kept" &&
        each.standing &&
        each.id !== id,
    );

  /** Takes a keep back; a text that is named stands as kept again, with this one beside it. */
  function unkeep(report: GeneratedReport, restore: number | undefined): GeneratedReport {
    const kept = restore === undefined ? undefined : known.get(restore);
    if (kept)
      put({ ...kept, status: "kept", proposal: report.id, standing: true, was_kept: false });
    return put({ ...report, status: "draft", beside: kept?.id ?? null });
  }
  const saver =
    (hold?: () => Promise<void>) =>
    async ({ params, body }: Asked<typeof updateGenerated>) => {
      const report = found(params.id);
      if (!report) return refuse("not_found");
      if (body.opened) return put({ ...report, kept_unread: false, opened: true });
      await hold?.();
      const text = body.report_content ?? report.report_content;
      if (body.version !== undefined && body.version !== report.version)
        return refuse("stale", { current: report, yours: text });
      const compared = body.compared_with;
      const beside = keptBeside(report);
      const version = compared?.version ?? beside?.version;
      if (compared !== undefined && (compared?.id !== beside?.id || version !== beside?.version))
        return refuse("stale", { current: beside ?? report, yours: text });
      if (body.settled) {
        const { sentence, field } = body.settled;
        const sentences = report.sentences.map(({ doubtful = [], beyond, ...each }, at) => {
          const here = at === sentence;
          const left = here ? doubtful.filter((one) => one !== field) : doubtful;
          const words = here && field === "beyond" ? undefined : beyond;
          return {
            ...each,
            ...(left.length > 0 && { doubtful: left }),
            ...(words && { beyond: words }),
          };
        });
        return put({ ...report, sentences });
      }
      const next = text === report.report_content ? report : rewrite(report.id, text);
      if (body.status === "kept") return keep(next);
      return body.status === "draft" ? unkeep(next, body.restore) : put(next);
    };
  const updated = answer(updateGenerated, saver());
  const serveList = (others: readonly GeneratedReport[] = []) =>
    answer(listGenerated, ({ query }) =>
      (query.ids ?? others.map(({ id }) => id))
        .map(found)
        .filter((report) => report !== undefined)
        .map((report) => inList(report, query.include ?? [])),
    );
  /** What a writer makes of a report is another one, beside it where it is kept. */
  function writtenOf(before: GeneratedReport, text: string): GeneratedReport {
    const id = before.id + 1_000;
    const kept = before.status === "kept";
    if (kept) put({ ...before, proposal: id });
    else known.delete(before.id);
    return put({
      ...before,
      id,
      report_id: id,
      report_content: text,
      generated_report: text,
      sentences: [{ text, sources: ["level"] }],
      status: "draft",
      beside: kept ? before.id : null,
      version: 1,
    });
  }
  const serveWriting = () =>
    answer(generateReport, ({ body }) => {
      const before = [...known.values()].find(
        (each) => each.report_configuration === body.report_id && each.standing,
      );
      if (!before) return refuse("not_found");
      return writtenOf(before, `Another text about ${before.student_name}.`);
    });

  // Nothing is amiss in an edited text, unless a test says so.
  answer(proofread, () => []);
  return {
    rewrite,
    /** Writes another report, elsewhere. */
    add: put,
    hide: (id: number) => void hidden.add(id),
    report: (id: number) => known.get(id)!,
    /** The reports at which the review was said to be. */
    stops: answer(rememberStop, () => ({ detail: "Remembered." })),
    me: answer(getMe, () => ME),
    one: answer(getGenerated, ({ params }) => found(params.id) ?? refuse("not_found")),
    /** How far the classes are: nothing is finished. */
    progress: answer(getProgress, () => []),
    classrooms: answer(listClassrooms, () => [CLASSROOM]),
    listed: serveList(),
    /** Nothing was counted of anybody's work. */
    classTime: answer(getClassTime, () => CLASS_TIME),
    settledTime: answer(settleClassTime, () => ({ ...CLASS_TIME, asked: true })),
    /** Answers lists that are not asked for by ids with these. */
    serveList,
    updated,
    /** Saves again, where a test has let saving fail; `hold` keeps the saves back once they have arrived. */
    serveUpdates: (hold?: () => Promise<void>) => answer(updateGenerated, saver(hold)),
    discarded: answer(discardGenerated, ({ params }) => {
      hidden.add(params.id);
      const kept = known.get(known.get(params.id)?.beside ?? 0);
      if (kept) put({ ...kept, proposal: null });
      return { detail: "Discarded." };
    }),
    restored: answer(restoreGenerated, ({ params }) => {
      hidden.delete(params.id);
      const back = known.get(params.id)!;
      const kept = known.get(back.beside ?? 0);
      if (kept) put({ ...kept, proposal: back.id });
      return back;
    }),
    written: serveWriting(),
    serveWriting,
    refined: answer(refineReport, ({ params, body }) => {
      const report = known.get(params.id)!;
      if (body.version !== report.version)
        return refuse("stale", { current: report, yours: report.report_content });
      const text = `${report.report_content} Made ${body.change.kind}.`;
      return report.status === "kept" ? writtenOf(report, text) : rewrite(report.id, text);
    }),
  };
}
