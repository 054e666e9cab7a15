import { cx } from "../../../../ui/cx.ts";
import { Glyph } from "../../../../ui/glyph.tsx";
import { rove } from "../rove.ts";
import type { SourceRow } from "./sentences.ts";
import type { Pointing } from "./use-pointing.ts";

/** Where a report comes from, row by row; pointing at a row lights its sentences. */
export function SourceList(props: { rows: readonly SourceRow[]; pointing: Pointing }) {
  const { rows, pointing } = props;
  const stop = pointing.pinnedRow ?? rows[0]?.key;
  return (
    <>
      <div className="flex items-baseline gap-3 pb-2">
        <h4 className="text-md font-bold">Where it comes from</h4>
        <span className="ml-auto text-xs text-muted">{caption(pointing)}</span>
      </div>
      <ul data-rove-group className="-mx-2 border-t border-border">
        {rows.map((row) => (
          <li key={row.key} className="border-b border-border last:border-0">
            <button
              type="button"
              data-rove
              onKeyDown={rove}
              tabIndex={row.key === stop ? 0 : -1}
              aria-pressed={pointing.pinnedRow === row.key}
              data-lit={pointing.litRows.includes(row.key) || undefined}
              className={cx(
                "flex w-full flex-wrap gap-x-3 gap-y-1 rounded-2 px-2 py-2 text-left text-sm transition-colors duration-(--dur-1)",
                pointing.litRows.includes(row.key) && "bg-marker text-marker-text",
              )}
              onPointerEnter={(event) =>
                event.pointerType === "mouse" && pointing.point({ row: row.key })
              }
              onPointerLeave={() => pointing.point(null)}
              onFocus={() => pointing.point({ row: row.key })}
              onBlur={() => pointing.point(null)}
              onClick={() => pointing.pin({ row: row.key })}
            >
              <Numbers row={row} lit={pointing.litRows.includes(row.key)} />
              <span className={isMany(row) ? "w-full pl-8" : "min-w-0 flex-1"}>
                <SourceWords row={row} lit={pointing.litRows.includes(row.key)} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

// Never empty: a dialog takes the focus to itself when something leaves the page just while the focus
// is on its way from one element to the next.
function caption({ pointed }: Pointing): string {
  if (pointed === null) return "\u00a0";
  return "sentence" in pointed ? `sentence ${pointed.sentence} pointed at` : "row pointed at";
}

// As many as stand beside a row's words; where there are more, they stand above them.
const BESIDE = 3;

function isMany(row: SourceRow): boolean {
  return row.numbers.length > BESIDE;
}

function Numbers({ row, lit }: { row: SourceRow; lit: boolean }) {
  return (
    <span
      className={cx(
        "flex shrink-0 gap-1 text-xs tabular-nums",
        isMany(row) ? "w-full flex-wrap" : "w-5 flex-col",
      )}
    >
      <span className="sr-only">
        {row.numbers.length > 0 ? `Sentences ${row.numbers.join(", ")}: ` : "In no one sentence: "}
      </span>
      {(row.numbers.length > 0 ? row.numbers : ["–"]).map((number) => (
        <span
          key={number}
          aria-hidden
          className={cx(
            "grid h-5 w-5 place-items-center rounded-1 font-mid",
            lit ? "bg-marker-line text-marker" : "bg-sunken text-text-2",
          )}
        >
          {number}
        </span>
      ))}
    </span>
  );
}

/** A source in words: what it is called, what was chosen, what was noted. */
export function SourceWords({ row, lit }: { row: SourceRow; lit?: boolean }) {
  return (
    <span className="min-w-0">
      <span className={cx("block", lit ? "text-marker-text" : "text-muted")}>{row.label}</span>
      {row.option && (
        <span className="flex items-start gap-2">
          {row.scale && <Glyph {...row.scale} className="mt-0.75" />}
          <span className="min-w-0">{row.option}</span>
        </span>
      )}
      {row.note && <span className="block">“{row.note}”</span>}
    </span>
  );
}
