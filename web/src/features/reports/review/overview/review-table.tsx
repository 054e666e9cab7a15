import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { CircleDashed, Pencil, TriangleAlert } from "lucide-react";
import { formatNumber } from "../../../../lib/format.ts";
import { useMedia } from "../../../../lib/use-media.ts";
import { Button } from "../../../../ui/button.tsx";
import { Cell, HeadCell, Row, RowHead, Table, TableHead } from "../../../../ui/table.tsx";
import { doubtsOf } from "../reading/doubts.ts";
import { countNotSaid } from "../refining/not-said.ts";
import { previewOf, TABLE_PREVIEW } from "./preview.ts";
import { RowMenu } from "./row-menu.tsx";
import { StatusWord } from "./status-word.tsx";
import type { Review } from "../state/use-review.ts";

interface TableProps {
  review: Review;
  onOpen: (report: GeneratedReport) => void;
  onEdit: (report: GeneratedReport) => void;
}

/** All reports of a review in rows; in a list where their columns have no room. */
export function ReviewTable(props: TableProps) {
  const narrow = useMedia("(max-width: 899.9px)");
  return narrow ? <NarrowRows {...props} /> : <WideRows {...props} />;
}

function WideRows({ review, onOpen, onEdit }: TableProps) {
  return (
    <Table label="Reports" className="table-fixed">
      <TableHead className="sticky top-0 z-10 bg-raised shadow-[inset_0_-1px_0_var(--border)]">
        <tr>
          <HeadCell className="w-[18%] first:pl-6">Student</HeadCell>
          <HeadCell>Preview</HeadCell>
          <HeadCell className="w-28 text-right">Word Count</HeadCell>
          <HeadCell className="w-44 pl-5">Status</HeadCell>
          <HeadCell className="w-36">
            <span className="sr-only">Actions</span>
          </HeadCell>
        </tr>
      </TableHead>
      <tbody>
        {review.reports.map((report) => (
          <Row key={report.report_configuration} className="first:border-t-0">
            <RowHead className="first:pl-6">
              <NameButton report={report} onOpen={onOpen} />
              <NotSaid report={report} />
            </RowHead>
            <Cell>
              <p className="truncate font-read text-text-2">{preview(review, report)}</p>
            </Cell>
            <Cell className="text-right whitespace-nowrap">
              <Counts report={report} />
            </Cell>
            <Cell className="pl-5">
              <StatusWord review={review} report={report} className="align-middle" />
            </Cell>
            <Cell className="text-right whitespace-nowrap last:pr-5">
              <EditButton report={report} onEdit={onEdit} />{" "}
              <RowMenu {...{ review, report, onOpen }} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function NarrowRows({ review, onOpen, onEdit }: TableProps) {
  return (
    <ul aria-label="Reports" className="divide-y divide-border">
      {review.reports.map((report) => (
        <li key={report.report_configuration} className="px-5 py-2">
          <div className="flex items-center gap-2">
            <NameButton report={report} onOpen={onOpen} />
            <StatusWord review={review} report={report} className="ml-auto" />
          </div>
          <NotSaid report={report} />
          <p className="font-read text-text-2">{preview(review, report)}</p>
          <div className="flex items-center">
            <span className="mr-auto text-sm">
              <Counts report={report} />
            </span>
            <EditButton report={report} onEdit={onEdit} />
            <RowMenu review={review} report={report} onOpen={onOpen} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function preview(review: Review, report: GeneratedReport): string {
  return previewOf(review.drafts[report.id]?.text ?? report.report_content, TABLE_PREVIEW);
}

function NameButton({ report, onOpen }: { report: GeneratedReport } & Pick<TableProps, "onOpen">) {
  return (
    <button
      type="button"
      className="min-w-0 max-w-full truncate rounded-1 text-left font-mid hover:underline touch:min-h-11"
      title={report.student_name}
      onClick={() => onOpen(report)}
    >
      <span className="sr-only">Open report for </span>
      {report.student_name}
    </button>
  );
}

/** Why a report stands among the first: something that was entered is not in it, or not for sure. */
function NotSaid({ report }: { report: GeneratedReport }) {
  const missing = countNotSaid(report);
  const doubtful = doubtsOf(report).length;
  const line = "flex items-center gap-1 text-sm font-normal text-warning";
  return (
    <>
      {missing > 0 && (
        <span className={line}>
          <CircleDashed aria-hidden size={13} className="shrink-0" />
          {formatNumber(missing)} not in this report
        </span>
      )}
      {doubtful > 0 && (
        <span className={line}>
          <TriangleAlert aria-hidden size={13} className="shrink-0" />
          {formatNumber(doubtful)} doubtful
        </span>
      )}
    </>
  );
}

function Counts({ report }: { report: GeneratedReport }) {
  return (
    <span className="tabular-nums">
      {formatNumber(report.word_count)}
      <span className="text-muted"> / {formatNumber(report.char_count)} ch</span>
    </span>
  );
}

function EditButton({ report, onEdit }: { report: GeneratedReport } & Pick<TableProps, "onEdit">) {
  return (
    <Button
      variant="ghost"
      size="row"
      className="text-text"
      icon={<Pencil aria-hidden size={15} strokeWidth={1.75} />}
      onClick={() => onEdit(report)}
    >
      Edit<span className="sr-only"> report for {report.student_name}</span>
    </Button>
  );
}
