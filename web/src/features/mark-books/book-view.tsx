import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { BookRow } from "@reportair/roster/mark-book/mark-book.ts";
import { outcomesOf } from "@reportair/roster/mark-book/settle.ts";
import { useMemo } from "react";
import { PHONE, useMedia } from "../../lib/use-media.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Select } from "../../ui/select.tsx";
import { OutcomeCell } from "./outcome-cell.tsx";
import {
  isOpen,
  pupilOf,
  withField,
  withWho,
  type SettledColumn,
  type Settling,
} from "./settling.ts";
import { fieldChoices, OUT, stateOf } from "./words.ts";

interface Parts {
  settling: Settling;
  /** The column or the row that is asked about, by its id or line. */
  asked: string | number | null;
  pupils: readonly { id: number; label: string; name: string }[];
  inputsOf: (pupil: number) => ReportInputs;
  onSettle: (settling: Settling) => void;
  /** What is asked, or asked next, gets the focus. */
  onNext: (settling: Settling) => void;
}

/** The cells of the book, with a field over each column; on a phone a list of both. */
export function BookView(props: Parts) {
  const narrow = useMedia(PHONE);
  const { settling } = props;
  const { book, columns } = settling;
  const outcomes = useMemo(
    () =>
      new Map(
        columns.map(({ column, setting }) => [column.id, outcomesOf(column, setting, book.rows)]),
      ),
    [columns, book],
  );
  const View = narrow ? BookList : BookTable;
  return <View {...props} outcomes={outcomes} />;
}

type Outcomes = ReadonlyMap<string, ReturnType<typeof outcomesOf>>;

function BookTable(props: Parts & { outcomes: Outcomes }) {
  const { settling, asked, outcomes } = props;
  const { book, columns } = settling;
  const found = book.rows.filter((row) => pupilOf(settling, row) !== null).length;
  return (
    <table aria-label="Cells of the mark book" className="w-full border-collapse text-left text-sm">
      <thead>
        <tr className="align-top">
          <th
            scope="col"
            className="sticky top-0 left-0 z-20 min-w-44 border-b border-border-strong bg-raised px-4 pt-3 pb-2 font-body sm:pl-6"
          >
            <span className="block text-xs font-mid text-muted">Name</span>
            <span className="flex h-(--control) items-center font-mid">Pupil</span>
            <span className="block pt-1 text-xs text-muted">
              {found} found{found < book.rows.length && `, ${book.rows.length - found} not`}
            </span>
          </th>
          {columns.map((settled) => (
            <th
              key={settled.column.id}
              scope="col"
              className={cx(
                "sticky top-0 z-10 border-b border-border-strong px-2 pt-3 pb-2 font-body",
                asked === settled.column.id ? "bg-accent-soft" : "bg-raised",
                settled.column.kind === "text" && settled.setting.field !== ""
                  ? "min-w-48"
                  : "min-w-31",
              )}
            >
              <ColumnHead {...props} settled={settled} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {book.rows.map((row) => {
          const open = row.match.kind !== "found" && !settling.who.has(row.line);
          const out = settling.who.get(row.line) === null;
          return (
            <tr
              key={row.line}
              className={cx(
                "border-b border-border",
                open && "bg-warning-soft",
                out && "text-muted",
              )}
            >
              <th
                scope="row"
                className={cx(
                  "sticky left-0 z-1 max-w-56 px-4 py-1.5 align-top font-body sm:pl-6",
                  open ? "bg-warning-soft" : "bg-raised",
                )}
              >
                <RowName {...props} row={row} />
              </th>
              {columns.map((settled) => (
                <td
                  key={settled.column.id}
                  className={cx(
                    "px-2 py-1.5 align-top whitespace-nowrap",
                    asked === settled.column.id && !open && "bg-accent-soft",
                  )}
                >
                  <Cell {...props} settled={settled} row={row} outcomes={outcomes} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function BookList(props: Parts & { outcomes: Outcomes }) {
  const { settling, outcomes } = props;
  const { book, columns } = settling;
  return (
    <div className="space-y-5 px-5 pt-4 pb-6">
      <section aria-label="Columns of the mark book" className="space-y-3">
        <h3 className="text-h3 font-bold">Columns</h3>
        {columns.map((settled) => (
          <div key={settled.column.id} className="border-b border-border pb-3">
            <ColumnHead {...props} settled={settled} />
          </div>
        ))}
      </section>
      <section aria-label="Rows of the mark book">
        <h3 className="text-h3 font-bold">Pupils</h3>
        <ul>
          {book.rows.map((row) => (
            <li
              key={row.line}
              className={cx(
                "-mx-5 border-b border-border px-5 py-2.5 text-md",
                row.match.kind !== "found" && !settling.who.has(row.line) && "bg-warning-soft",
              )}
            >
              <RowName {...props} row={row} />
              <dl className="mt-1 grid grid-cols-[minmax(0,7rem)_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
                {columns
                  .filter(({ setting }) => setting.field !== "")
                  .map((settled) => (
                    <div key={settled.column.id} className="contents">
                      <dt className="truncate text-muted">{settled.column.heading}</dt>
                      <dd className="min-w-0">
                        <Cell {...props} settled={settled} row={row} outcomes={outcomes} />
                      </dd>
                    </div>
                  ))}
              </dl>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Cell(props: Parts & { outcomes: Outcomes; settled: SettledColumn; row: BookRow }) {
  const { settling, settled, row, outcomes, inputsOf } = props;
  const pupil = pupilOf(settling, row);
  return (
    <OutcomeCell
      row={row}
      settled={settled}
      outcome={outcomes.get(settled.column.id)?.get(row)}
      inputs={pupil === null ? null : inputsOf(pupil)}
      overwrite={settling.overwrite}
    />
  );
}

/** A column's heading, the field that it fills, and what is known of it. */
function ColumnHead({
  settling,
  settled,
  asked,
  onSettle,
  onNext,
}: Parts & { settled: SettledColumn }) {
  const { column, setting } = settled;
  const open = isOpen(settled);
  return (
    <>
      <span
        title={column.heading}
        className={cx(
          "block truncate text-xs font-mid",
          setting.field === "" ? "text-muted" : "text-text-2",
        )}
      >
        {column.heading}
      </span>
      <Select
        label={`Field for ${column.heading}`}
        hideLabel
        className="min-w-max"
        value={setting.field === "" ? OUT : setting.field}
        options={fieldChoices(column)}
        onChange={(field) =>
          field !== "" && onSettle(withField(settling, column.id, field === OUT ? "" : field))
        }
      />
      <button
        type="button"
        aria-pressed={asked === column.id}
        className={cx(
          "mt-1 block rounded-1 text-left text-xs underline-offset-3 hover:underline touch:min-h-11",
          open ? "font-mid text-warning" : "text-muted",
        )}
        onClick={() => onNext({ ...settling, looking: column.id })}
      >
        {stateOf(settled)}
      </button>
    </>
  );
}

/** Whose row it is; where that is asked, the pupils whom it may be. */
function RowName({ settling, row, pupils, onNext }: Parts & { row: BookRow }) {
  const pupil = pupilOf(settling, row);
  const known = pupils.find(({ id }) => id === pupil);
  const written = <span className="block truncate text-xs text-muted">{row.name}</span>;
  if (known !== undefined)
    return (
      <>
        <span className="block truncate font-mid">{known.name}</span>
        {row.match.kind === "found" ? (
          written
        ) : (
          <LookAgain settling={settling} row={row} onNext={onNext} label={known.label} />
        )}
      </>
    );
  if (settling.who.has(row.line))
    return (
      <>
        <span className="block truncate">{row.name}</span>
        <LookAgain settling={settling} row={row} onNext={onNext} label="left out" />
      </>
    );
  const candidates = row.match.kind === "asked" ? row.match.candidates : [];
  return (
    <>
      <span className="block font-mid break-words">{row.name}</span>
      <span className="flex flex-wrap gap-1.5 pt-1">
        {candidates.slice(0, 3).map((id) => {
          const label = pupils.find((each) => each.id === id)?.label;
          return (
            <Button
              key={id}
              size="row"
              className="max-w-full"
              aria-label={`${row.name} is ${label}`}
              onClick={() => onNext(withWho(settling, row, id))}
            >
              <span className="truncate">{label}</span>
            </Button>
          );
        })}
        <Button
          size="row"
          variant="ghost"
          aria-label={`${candidates.length === 0 ? "Who is it?" : "Other pupil:"} ${row.name}`}
          onClick={() => onNext({ ...settling, looking: row.line })}
        >
          {candidates.length === 0 ? "Who is it?" : "Other"}
        </Button>
      </span>
    </>
  );
}

function LookAgain(props: {
  settling: Settling;
  row: BookRow;
  label: string;
  onNext: (settling: Settling) => void;
}) {
  const { settling, row, label, onNext } = props;
  return (
    <button
      type="button"
      className="block max-w-full truncate rounded-1 text-left text-xs text-muted underline underline-offset-3 touch:min-h-11"
      aria-label={`${row.name}: ${label}. Change`}
      onClick={() => onNext({ ...settling, looking: row.line })}
    >
      {row.name}, {label}
    </button>
  );
}
