import type { ListedReport } from "@reportair/contract/features/reports.ts";
import { formatDate, formatNumber } from "../../../../lib/format.ts";
import { cx } from "../../../../ui/cx.ts";
import { Cell, HeadCell, Row, RowHead, SortCell, Table, TableHead } from "../../../../ui/table.tsx";
import { EditFields } from "../edit/edit-fields.tsx";
import { firstCharacters } from "../first-characters.ts";
import type { ListState, SortField } from "../list-state.ts";
import { RowActions } from "./row-actions.tsx";
import type { RowHandlers } from "./row-handlers.ts";
import { RowName } from "./row-name.tsx";

export interface ReportRowsProps {
  reports: readonly ListedReport[];
  actions: RowHandlers;
  state: ListState;
  onSort: (field: SortField) => void;
  /** Reports of all classes, each with its class; word counts are then shown without sorting by them. */
  allClasses: boolean;
}

const COLUMNS = 6;

/** Reports in rows, with the one that is being edited opened in its place. */
export function ReportTable({ reports, actions, state, onSort, allClasses }: ReportRowsProps) {
  const sort = (label: string, field: SortField, className?: string) => (
    <SortCell
      label={label}
      className={className}
      direction={
        state.field === field ? (state.descending ? "descending" : "ascending") : undefined
      }
      onSort={() => onSort(field)}
    />
  );
  return (
    <Table label="Reports" className="border-t border-border">
      <TableHead>
        <tr>
          {sort("Student Name", "student")}
          <HeadCell>{allClasses ? "Class" : "Year"}</HeadCell>
          <HeadCell>Report Content</HeadCell>
          {allClasses ? (
            <HeadCell className="text-right">Word Count</HeadCell>
          ) : (
            sort("Word Count", "word_count", "text-right")
          )}
          {sort("Last Updated", "updated_at", "pl-6")}
          <HeadCell className="text-right">Actions</HeadCell>
        </tr>
      </TableHead>
      <tbody>
        {reports.map((report) => {
          const { inRow } = actions;
          const name = (
            <RowHead className="w-[22%] max-w-52 py-2 align-top">
              <RowName report={report} actions={actions} />
            </RowHead>
          );
          if (inRow?.report.id === report.id) {
            return (
              <Row key={report.id} still>
                {name}
                <Cell colSpan={COLUMNS - 1} className="py-3">
                  <EditFields editing={actions.editing} edit={inRow} onCancel={actions.onLeave} />
                </Cell>
              </Row>
            );
          }
          return (
            <Row key={report.id}>
              {name}
              <Cell className="py-2 align-top whitespace-nowrap text-text-2 tabular-nums">
                {allClasses ? report.classroom.name : report.year}
              </Cell>
              <Cell className="py-2 align-top font-read text-sm text-text-2">
                {firstCharacters(report.report_content)}
              </Cell>
              <Cell className={cx("py-2 text-right align-top tabular-nums", !allClasses && "pr-7")}>
                {formatNumber(report.word_count)}
              </Cell>
              <Cell className="py-2 pl-6 align-top whitespace-nowrap text-text-2 tabular-nums">
                {formatDate(report.updated_at)}
              </Cell>
              <Cell className="py-1 text-right align-top">
                <RowActions report={report} actions={actions} />
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}
