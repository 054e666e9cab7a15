import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { BookRow } from "@reportair/roster/mark-book/mark-book.ts";
import { isMainField, type Outcome } from "@reportair/roster/mark-book/settle.ts";
import { cx } from "../../ui/cx.ts";
import { Bars } from "./values-table.tsx";
import type { SettledColumn } from "./settling.ts";

/** A cell as it stands in the book, with what it becomes; a tick that stands otherwise is named. */
export function OutcomeCell(props: {
  row: BookRow;
  settled: SettledColumn;
  outcome: Outcome | undefined;
  /** What the pupil's inputs are now; null where nobody is settled for the row. */
  inputs: ReportInputs | null;
  overwrite: boolean;
}) {
  const { row, settled, outcome, inputs, overwrite } = props;
  const { column, setting } = settled;
  const { field } = setting;
  const cells = column.at.map((at) => (row.cells[at] ?? "").trim());
  const text = cells.length > 1 ? cells.map((cell) => cell || "·").join(" ") : (cells[0] ?? "");
  const option = outcome?.kind === "option" ? outcome.option : "";
  const stands = field !== "" && isMainField(field) ? (inputs?.[field] ?? "") : "";
  const differs = option !== "" && stands !== "" && stands !== option;
  return (
    <>
      <span
        title={option || (text.length > 24 ? text : undefined)}
        className={cx(
          "flex min-w-0 items-center gap-2",
          field === "" && "text-muted",
          outcome?.kind === "asked" && "font-mid text-warning",
        )}
      >
        <span className={cx("min-w-0 truncate", column.kind === "text" ? "max-w-72" : "max-w-28")}>
          {text}
        </span>
        {option !== "" && field !== "" && isMainField(field) && (
          <>
            <Bars field={field} option={option} />
            <span className="sr-only">becomes {option}</span>
          </>
        )}
        {outcome?.kind === "asked" && <span className="text-xs">asked</span>}
      </span>
      {differs && (
        <span className="block max-w-32 text-xs whitespace-normal text-text-2">
          {overwrite ? (
            <>
              <s className="text-muted">{stands}</s> {option}
            </>
          ) : (
            `${stands} stays`
          )}
        </span>
      )}
    </>
  );
}
