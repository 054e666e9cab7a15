import type { ListedReport } from "@reportair/contract/features/reports.ts";
import { formatCount } from "../../../../lib/format.ts";
import { changesBetween, type Pair } from "./changes.ts";
import { TicksTable } from "./ticks-table.tsx";

/** One student in two periods: ticks then and now, and under them both texts. */
export function PairView(props: { pair: Pair; earlier: string; later: string }) {
  const { pair, earlier, later } = props;
  return (
    <section aria-labelledby="compared-pupil">
      <h3 id="compared-pupil" className="text-h2 font-bold">
        {pair.name}
      </h3>
      <div className="mt-2 overflow-x-auto rounded-3 border border-border">
        <TicksTable
          name={pair.name}
          earlier={earlier}
          later={later}
          changes={changesBetween(pair.before?.inputs, pair.after?.inputs)}
        />
      </div>
      <div className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-2">
        <PeriodText period={earlier} report={pair.before} />
        <PeriodText period={later} report={pair.after} />
      </div>
    </section>
  );
}

function PeriodText({ period, report }: { period: string; report: ListedReport | undefined }) {
  return (
    <article aria-label={period}>
      <h4 className="text-md font-bold">{period}</h4>
      {report ? (
        <>
          <p className="mb-2 text-sm text-muted">
            {formatCount(report.word_count, "word")} · {report.status === "kept" ? "Kept" : "Draft"}
          </p>
          <p className="max-w-[58ch] border-l border-margin-line pl-5 font-read text-read whitespace-pre-line">
            {report.report_content}
          </p>
        </>
      ) : (
        <p className="mt-1 text-md text-muted">No report in this period.</p>
      )}
    </article>
  );
}
