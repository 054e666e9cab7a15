import type { StudentName } from "@reportair/contract/features/students.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { errorText, goneText } from "../../../lib/api/api-error.ts";
import { cutPage } from "../../../lib/cut-page.ts";
import { formatNumber } from "../../../lib/format.ts";
import { pageMark, withPageToggled, withToggled } from "../../../lib/selection.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { RowCheckbox } from "../../../ui/row-checkbox.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PageTurner } from "../../../ui/page-turner.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { Cell, HeadCell, Row, RowHead, Table, TableHead } from "../../../ui/table.tsx";
import { allOf, EVERYBODY, formsOf, lastFirst, listed, yearsOf, type Narrowing } from "./listed.ts";

const PAGE_SIZE = 5;

/** Students to tick, five a page: one by one, a page, or all that a filter leaves. What is ticked stays so. */
export function StudentPicker(props: {
  label: string;
  query: UseQueryResult<readonly StudentName[]>;
  /** The class's year, whose students come first. */
  year: number;
  /** Who is in the class already: they are marked, and not to be ticked. */
  taken: (student: StudentName) => boolean;
  /** Whether everybody may be ticked at once without a filter. */
  everybody: boolean;
  /** What is said where there is nobody. */
  nobody: string;
  selected: ReadonlySet<number>;
  onSelected: (selected: ReadonlySet<number>) => void;
}) {
  const { query, selected, onSelected, taken } = props;
  const [narrowing, setNarrowing] = useState(EVERYBODY);
  const [page, setPage] = useState(1);
  const people = query.data ?? [];
  const found = listed(people, narrowing, props.year);
  const free = found.filter((student) => !taken(student)).map(({ id }) => id);
  const cut = cutPage(found, page, PAGE_SIZE);
  const ids = cut.shown.filter((student) => !taken(student)).map(({ id }) => id);
  const mark = pageMark(selected, ids);
  const narrowed = narrowing.search.trim() !== "" || narrowing.year !== "" || narrowing.form !== "";
  const whole = pageMark(selected, free) === "all";
  const forms = formsOf(people, narrowing.year);
  function narrow(part: Partial<Narrowing>) {
    setNarrowing({ ...narrowing, ...part });
    setPage(1);
  }
  return (
    <>
      <div className="mb-3 grid grid-cols-2 gap-2 sm:flex">
        <SearchField
          className="max-sm:col-span-2 sm:flex-1"
          label="Search by name"
          hideLabel
          placeholder="Search by name..."
          value={narrowing.search}
          onChange={(event) => narrow({ search: event.target.value })}
        />
        <Select
          className="sm:w-32"
          label="Year"
          hideLabel
          placeholder="All years"
          clearable
          options={yearsOf(people).map((year) => ({ value: year, label: `Year ${year}` }))}
          value={narrowing.year}
          // A form belongs to its year.
          onChange={(year) => narrow({ year, form: "" })}
        />
        <Select
          className="sm:w-32"
          label="Form group"
          hideLabel
          placeholder="All forms"
          clearable
          disabled={forms.length === 0}
          options={forms.map((form) => ({ value: form, label: form }))}
          value={narrowing.form}
          onChange={(form) => narrow({ form })}
        />
      </div>
      {query.isError && (
        <ErrorState className="mb-3" onRetry={() => void query.refetch()}>
          {goneText(query.error, "class") ??
            errorText(query.error, "Could not fetch student data.")}
        </ErrorState>
      )}
      {query.isPending && (
        <Loading label="Loading students..." className="space-y-2">
          {Array.from({ length: PAGE_SIZE + 1 }, (_, row) => (
            <Skeleton key={row} className="h-9 w-full" />
          ))}
        </Loading>
      )}
      {query.data && (found.length === 0 || (free.length === 0 && !narrowed)) && (
        <p role="status" className="py-10 text-center text-md text-muted">
          {narrowed ? "No students match your search." : props.nobody}
        </p>
      )}
      {found.length > 0 && (free.length > 0 || narrowed) && (
        <>
          <Sheet className="overflow-hidden">
            <Table label={props.label}>
              <TableHead>
                <tr>
                  <HeadCell className="w-10">
                    <Checkbox
                      hideLabel
                      label="Select all on this page"
                      disabled={ids.length === 0}
                      checked={mark === "all" && ids.length > 0}
                      indeterminate={mark === "some"}
                      onChange={() => onSelected(withPageToggled(selected, ids))}
                    />
                  </HeadCell>
                  <HeadCell>Name</HeadCell>
                  <HeadCell className="w-20 sm:w-24">Year</HeadCell>
                </tr>
              </TableHead>
              <tbody>
                {cut.shown.map((student) => {
                  const inClass = taken(student);
                  return (
                    <Row
                      key={student.id}
                      chosen={selected.has(student.id)}
                      still={inClass}
                      className="relative h-11"
                    >
                      <Cell>
                        {!inClass && (
                          <RowCheckbox
                            label={student.full_name}
                            checked={selected.has(student.id)}
                            onChange={() => onSelected(withToggled(selected, student.id))}
                          />
                        )}
                      </Cell>
                      <RowHead className="max-w-0" title={student.full_name}>
                        <span className="flex gap-x-2 gap-y-0.5 max-sm:flex-col max-sm:py-1 sm:items-center">
                          <span className="min-w-0 sm:truncate">{lastFirst(student)}</span>
                          {inClass && (
                            <Chip className="self-start sm:ml-auto sm:self-auto">
                              In this class
                            </Chip>
                          )}
                        </span>
                      </RowHead>
                      <Cell className="whitespace-nowrap text-text-2 tabular-nums">
                        {student.year}
                        {student.form_group && (
                          <span className="text-muted"> · {student.form_group}</span>
                        )}
                      </Cell>
                    </Row>
                  );
                })}
              </tbody>
            </Table>
          </Sheet>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
            <p className="text-sm text-muted tabular-nums">
              {cut.from} to {cut.to} of {formatNumber(found.length)}
            </p>
            {free.length > ids.length && (narrowed || props.everybody) && (
              <Button
                variant="ghost"
                className="text-accent-ink"
                onClick={() => onSelected(withPageToggled(selected, free))}
              >
                {whole ? "Untick" : "Select"} all {allOf(narrowing, formatNumber(free.length))}
              </Button>
            )}
            {cut.pages > 1 && (
              <PageTurner label="Students" page={cut.page} pages={cut.pages} onPage={setPage} />
            )}
          </div>
        </>
      )}
    </>
  );
}
