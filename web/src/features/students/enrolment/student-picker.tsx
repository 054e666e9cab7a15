import type { StudentName } from "@reportair/contract/features/students.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "../../../lib/api/api-error.ts";
import { cutPage } from "../../../lib/cut-page.ts";
import { formatNumber } from "../../../lib/format.ts";
import { pageMark, withPageToggled, withToggled } from "../../../lib/selection.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { RowCheckbox } from "../../../ui/row-checkbox.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PageTurner } from "../../../ui/page-turner.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { Cell, HeadCell, Row, RowHead, Table, TableHead } from "../../../ui/table.tsx";
import { lastFirst, listed } from "./listed.ts";

const PAGE_SIZE = 5;

/** Students to tick, five a page. */
export function StudentPicker(props: {
  label: string;
  query: UseQueryResult<readonly StudentName[]>;
  /** The class's year, whose students come first. */
  year: number;
  /** What is said where there is nobody. */
  nobody: string;
  selected: ReadonlySet<number>;
  onSelected: (selected: ReadonlySet<number>) => void;
}) {
  const { query, selected, onSelected } = props;
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const found = listed(query.data ?? [], search, props.year);
  const cut = cutPage(found, page, PAGE_SIZE);
  const ids = cut.shown.map(({ id }) => id);
  const mark = pageMark(selected, ids);
  return (
    <>
      <SearchField
        className="mb-3"
        label="Search by name"
        hideLabel
        placeholder="Search by name..."
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setPage(1);
        }}
      />
      {query.isError && (
        <ErrorState className="mb-3" onRetry={() => void query.refetch()}>
          {errorText(query.error, "Could not fetch student data.")}
        </ErrorState>
      )}
      {query.isPending && (
        <Loading label="Loading students..." className="space-y-2">
          {Array.from({ length: PAGE_SIZE + 1 }, (_, row) => (
            <Skeleton key={row} className="h-9 w-full" />
          ))}
        </Loading>
      )}
      {query.data && found.length === 0 && (
        <p role="status" className="py-10 text-center text-md text-muted">
          {search.trim() ? "No students match your search." : props.nobody}
        </p>
      )}
      {found.length > 0 && (
        <>
          <Sheet className="overflow-hidden">
            <Table label={props.label}>
              <TableHead>
                <tr>
                  <HeadCell className="w-10">
                    <Checkbox
                      hideLabel
                      label="Select all on this page"
                      checked={mark === "all"}
                      indeterminate={mark === "some"}
                      onChange={() => onSelected(withPageToggled(selected, ids))}
                    />
                  </HeadCell>
                  <HeadCell>Name</HeadCell>
                  <HeadCell className="w-20">Year</HeadCell>
                </tr>
              </TableHead>
              <tbody>
                {cut.shown.map((student) => (
                  <Row key={student.id} chosen={selected.has(student.id)} className="relative h-11">
                    <Cell>
                      <RowCheckbox
                        label={student.full_name}
                        checked={selected.has(student.id)}
                        onChange={() => onSelected(withToggled(selected, student.id))}
                      />
                    </Cell>
                    <RowHead className="max-w-0 truncate" title={student.full_name}>
                      {lastFirst(student)}
                    </RowHead>
                    <Cell className="text-text-2 tabular-nums">{student.year}</Cell>
                  </Row>
                ))}
              </tbody>
            </Table>
          </Sheet>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
            <p className="text-sm text-muted tabular-nums">
              {cut.from} to {cut.to} of {formatNumber(found.length)}
            </p>
            {cut.pages > 1 && (
              <PageTurner label="Students" page={cut.page} pages={cut.pages} onPage={setPage} />
            )}
          </div>
        </>
      )}
    </>
  );
}
