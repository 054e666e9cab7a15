import type { Leaving } from "@reportair/contract/features/leaving.ts";
import { cx } from "../../ui/cx.ts";
import { columns, LeavingRow } from "./leaving-row.tsx";

/** What was typed and what is sent of it, field beside field. */
export function LeavingTable(props: {
  leaving: Leaving;
  written: boolean;
  onTakeOut: ((stretches: string[]) => void) | null;
}) {
  const { leaving, written, onTakeOut } = props;
  const sent = written ? "As it was sent" : "As it would be sent";
  const heads = ["As you typed it", leaving.provider === null ? null : sent] as const;
  return (
    <div role="table" aria-label="What leaves the school" className="text-lg sm:text-md">
      <div role="rowgroup" className="max-sm:sr-only">
        <div
          role="row"
          className={cx(columns, "border-b border-border-strong py-2 text-sm font-mid text-text-2")}
        >
          <span role="columnheader">
            <span className="sr-only">Field</span>
          </span>
          {heads.map(
            (head) =>
              head !== null && (
                <span key={head} role="columnheader">
                  {head}
                </span>
              ),
          )}
        </div>
      </div>
      <div role="rowgroup">
        {leaving.fields.map((row) => (
          <LeavingRow key={row.field} row={row} heads={heads} onTakeOut={onTakeOut} />
        ))}
      </div>
    </div>
  );
}
