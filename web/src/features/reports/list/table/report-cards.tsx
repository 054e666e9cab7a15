import { formatCount, formatDate } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { Select } from "../../../../ui/select.tsx";
import { EditFields } from "../edit/edit-fields.tsx";
import { firstCharacters } from "../first-characters.ts";
import type { SortField } from "../list-state.ts";
import type { ReportRowsProps } from "./report-table.tsx";
import { RowActions } from "./row-actions.tsx";
import { RowName } from "./row-name.tsx";

const words = { value: "word_count", label: "Word Count" } as const;
const fields = [
  { value: "student", label: "Student Name" },
  { value: "updated_at", label: "Last Updated" },
] as const;

/** The same reports where there is no room for columns: a list, and what sorts the table's columns as a choice. */
export function ReportCards({ reports, actions, state, onSort, allClasses }: ReportRowsProps) {
  return (
    <>
      <div className="flex items-end gap-2 border-t border-border px-4 py-2">
        <Select<SortField>
          className="flex-1 sm:max-w-60"
          label="Sort by"
          options={allClasses ? fields : [...fields, words]}
          value={state.field}
          onChange={(field) => field && onSort(field)}
        />
        <Button variant="ghost" onClick={() => onSort(state.field)}>
          {state.descending ? "Descending" : "Ascending"}
        </Button>
      </div>
      <ul aria-label="Reports" className="divide-y divide-border border-t border-border">
        {reports.map((report) => (
          <li key={report.id} className="px-4 py-2">
            <RowName report={report} actions={actions} />
            {actions.inRow?.report.id === report.id ? (
              <div className="py-2">
                <EditFields
                  editing={actions.editing}
                  edit={actions.inRow}
                  onCancel={actions.onLeave}
                />
              </div>
            ) : (
              <>
                <p className="mt-1 font-read text-md text-text-2">
                  {firstCharacters(report.report_content)}
                </p>
                <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
                  <p className="text-sm text-muted tabular-nums">
                    {allClasses ? report.classroom.name : `Year ${report.year}`} ·{" "}
                    {formatCount(report.word_count, "word")} · {formatDate(report.updated_at)}
                  </p>
                  <RowActions report={report} actions={actions} />
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
