import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { CircleDashed, TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { Chip } from "../../../../ui/chip.tsx";
import { cx } from "../../../../ui/cx.ts";
import { SearchField } from "../../../../ui/search-field.tsx";
import { lengthNumber } from "../length-hint.ts";
import { CARD_PREVIEW, previewOf } from "./preview.ts";
import { doubtsOf } from "../reading/doubts.ts";
import { countNotSaid } from "../refining/not-said.ts";
import { rove } from "../rove.ts";
import { StatusWord } from "./status-word.tsx";
import type { Review } from "../state/use-review.ts";

/** The reports as cards, one under the other, with a search box. */
export function CardList(props: {
  review: Review;
  reports: readonly GeneratedReport[];
  search: string;
  onSearch: (search: string) => void;
  /** The report that is open beside the list. */
  current: GeneratedReport | null;
  /** The list takes the place of that report, and the focus goes back to its card. */
  returning: boolean;
  onOpen: (report: GeneratedReport) => void;
}) {
  const { review, reports, search, onSearch, current, returning, onOpen } = props;
  const list = useRef<HTMLUListElement>(null);
  const currentId = current?.id;
  useEffect(() => {
    const card = list.current?.querySelector<HTMLElement>(`[data-report="${currentId}"]`);
    card?.scrollIntoView({ block: "nearest" });
    if (returning) card?.focus();
  }, [currentId, returning]);
  const stop = current && reports.includes(current) ? current : reports[0];
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="border-b border-border px-5 py-2.5">
        <SearchField
          label="Search students"
          hideLabel
          placeholder="Search students..."
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      {reports.length === 0 && (
        <p role="status" className="px-5 py-4 text-md text-muted">
          No students match your search criteria.
        </p>
      )}
      <ul
        ref={list}
        aria-label="Reports"
        className="min-h-0 flex-1 divide-y divide-border overflow-y-auto"
        data-rove-group
      >
        {reports.map((report) => (
          <li
            key={report.report_configuration}
            // Not laid out before it comes into view: a class has forty.
            className="[contain-intrinsic-height:auto_5.5rem] [content-visibility:auto]"
          >
            <button
              type="button"
              data-rove
              data-report={report.id}
              onKeyDown={rove}
              tabIndex={report === stop ? 0 : -1}
              aria-current={report.id === current?.id ? "true" : undefined}
              className={cx(
                "block w-full border-l-3 forced-colors:border-l-0 py-2.5 pr-5 pl-4.25 text-left -outline-offset-2",
                report.id === current?.id
                  ? "border-accent bg-raised"
                  : "border-transparent hover:bg-hover",
              )}
              onClick={() => onOpen(report)}
            >
              <Card review={review} report={report} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Card({ review, report }: { review: Review; report: GeneratedReport }) {
  const missing = countNotSaid(report);
  const doubtful = doubtsOf(report).length;
  return (
    <>
      <span className="flex items-center gap-2">
        <span className="truncate text-md font-mid" title={report.student_name}>
          {report.student_name}
        </span>
        {/* Names are cut last: where there is little room, how long it is stands beside the text alone. */}
        <span className="text-sm text-muted tabular-nums max-lg:sr-only">
          {lengthNumber(report, report.length_unit)}
          <span className="sr-only"> {report.length_unit}</span>
        </span>
        <StatusWord review={review} report={report} className="ml-auto" />
      </span>
      <span className="mt-1 line-clamp-3 font-read text-md text-text-2 sm:line-clamp-2">
        {previewOf(review.drafts[report.id]?.text ?? report.report_content, CARD_PREVIEW)}
      </span>
      {missing + doubtful > 0 && (
        <span className="mt-2 flex flex-wrap gap-1.5">
          {missing > 0 && (
            <Chip tone="warning" icon={<CircleDashed aria-hidden size={14} />}>
              {missing} not in this report
            </Chip>
          )}
          {doubtful > 0 && (
            <Chip tone="warning" icon={<TriangleAlert aria-hidden size={14} />}>
              {doubtful} doubtful
            </Chip>
          )}
        </span>
      )}
    </>
  );
}
