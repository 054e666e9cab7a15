import { FIELD_LABELS } from "@reportair/contract/report-inputs.ts";
import type { Filling } from "@reportair/roster/mark-book/settle.ts";
import { formatCount } from "../../lib/format.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { pupilsIn, type Settling } from "./settling.ts";

/** Differing ticks that are listed; the cells show all of them. */
const LISTED = 12;

/** What will be filled in, once everything is settled. */
export function Overview(props: {
  settling: Settling;
  filling: Filling;
  /** Names of pupils whom the book does not have. */
  without: readonly string[];
  nameOf: (pupil: number) => string;
  headingId: string;
  onOverwrite: (overwrite: boolean) => void;
}) {
  const { settling, filling, without, nameOf, headingId } = props;
  const filled = settling.columns.filter(({ setting }) => setting.field !== "");
  return (
    <>
      <h3 id={headingId} tabIndex={-1} data-lead className="text-h3 font-bold focus:outline-none">
        {filled.length === 0 ? "No column fills a field" : "Everything is settled"}
      </h3>
      {filled.length === 0 ? (
        <p className="text-md text-text-2">Choose a field over a column.</p>
      ) : (
        <ul className="space-y-1 text-md">
          {filled.map(({ column, setting: { field } }) => (
            <li key={column.id} className="break-words">
              {field !== "" && FIELD_LABELS[field]}{" "}
              <span className="text-muted">
                from “{column.heading}”, {formatCount(pupilsIn(settling, column), "pupil")}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Differences {...props} />
      {filling.tooLong.length > 0 && (
        <InlineAlert
          tone="warning"
          still
          title={`${formatCount(filling.tooLong.length, "note")} stay out`}
        >
          With what stands there already, a note would be longer than 1,000 characters:{" "}
          {[...new Set(filling.tooLong.map(({ pupil }) => nameOf(pupil)))].join(", ")}.
        </InlineAlert>
      )}
      {without.length > 0 && (
        <p className="text-sm text-muted">
          Not in the book: {without.slice(0, 8).join(", ")}
          {without.length > 8 && ` and ${without.length - 8} more`}. Nothing changes for them.
        </p>
      )}
    </>
  );
}

/** Ticks that stand and differ: each is shown before it is overwritten. */
function Differences(props: {
  settling: Settling;
  filling: Filling;
  nameOf: (pupil: number) => string;
  onOverwrite: (overwrite: boolean) => void;
}) {
  const { settling, filling, nameOf, onOverwrite } = props;
  const { differences } = filling;
  if (differences.length === 0) return null;
  return (
    <div className="space-y-2 rounded-2 border border-border px-3 py-2.5">
      <p className="text-md font-mid">
        {formatCount(differences.length, "tick")} {differences.length === 1 ? "stands" : "stand"}{" "}
        otherwise than in the book
      </p>
      <ul className="space-y-1 text-sm">
        {differences.slice(0, LISTED).map(({ pupil, field, stands, book }) => (
          <li key={`${pupil} ${field}`} className="break-words">
            {nameOf(pupil)}:{" "}
            {settling.overwrite ? (
              <s className="text-muted">{stands}</s>
            ) : (
              <b className="font-mid">{stands}</b>
            )}{" "}
            <span className={settling.overwrite ? "font-mid" : "text-muted"}>
              {settling.overwrite ? book : `stays, not ${book}`}
            </span>
          </li>
        ))}
      </ul>
      {differences.length > LISTED && (
        <p className="text-sm text-muted">
          and {differences.length - LISTED} more, marked in the cells
        </p>
      )}
      <Checkbox
        label={`Overwrite ${differences.length === 1 ? "it" : `these ${differences.length}`} with the book`}
        checked={settling.overwrite}
        onChange={({ target }) => onOverwrite(target.checked)}
      />
    </div>
  );
}
