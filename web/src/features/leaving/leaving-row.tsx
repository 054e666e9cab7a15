import type { LeavingField } from "@reportair/contract/features/leaving.ts";
import { ShieldAlert } from "lucide-react";
import { cx } from "../../ui/cx.ts";
import { labelOf, stayText } from "./leaving-words.ts";
import { SelectableText, SentText } from "./sent-text.tsx";
import { TypedText } from "./typed-text.tsx";

/** The columns of the table; on a phone one stands under the other. */
export const columns =
  "sm:grid sm:grid-cols-[minmax(7rem,10.5rem)_minmax(0,1fr)_minmax(0,1fr)] sm:gap-x-5 px-5 sm:px-6";

/** One field: what was typed, and what of it is sent. */
export function LeavingRow(props: {
  row: LeavingField;
  /** The heads of the columns; the second is null where nothing leaves. */
  heads: readonly [string, string | null];
  onTakeOut: ((stretches: string[]) => void) | null;
}) {
  const { row, heads, onTakeOut } = props;
  const label = labelOf(row);
  const [typed, sent] = heads;
  return (
    <div role="row" className={cx(columns, "border-b border-border py-3 max-sm:space-y-2")}>
      <div role="rowheader">
        <span className="block text-md font-bold">{label}</span>
        {row.option !== null && <span className="block text-sm text-muted">{row.option}</span>}
        {row.before !== null && (
          <span className="block text-sm text-muted">Last time: {row.before}</span>
        )}
      </div>
      <div role="cell">
        <PhoneHead>{typed}</PhoneHead>
        <TypedSide row={row} />
      </div>
      {sent !== null && (
        <div role="cell">
          <PhoneHead>{sent}</PhoneHead>
          <SentSide row={row} label={`${label}, ${sent.toLowerCase()}`} onTakeOut={onTakeOut} />
        </div>
      )}
    </div>
  );
}

/** The column's head, where there are no columns. */
function PhoneHead({ children }: { children: string }) {
  return (
    <span aria-hidden className="block text-xs text-muted sm:hidden">
      {children}
    </span>
  );
}

function TypedSide({ row }: { row: LeavingField }) {
  if (row.typed.length > 0) return <TypedText parts={row.typed} />;
  const made = row.field === "style" || row.field === "school";
  return (
    <p className="text-muted">
      {row.field === "style" && "How you write, learnt from your samples, without names and facts"}
      {row.field === "school" && "What your school has settled for all reports"}
      {!made && "No note"}
    </p>
  );
}

function SentSide(props: {
  row: LeavingField;
  label: string;
  onTakeOut: ((stretches: string[]) => void) | null;
}) {
  const { row, label, onTakeOut } = props;
  if (row.stays !== null) {
    return (
      <p className="flex gap-2 text-text-2">
        <ShieldAlert aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        {stayText(row)}
      </p>
    );
  }
  if (row.sent.length === 0) return <p className="text-muted">Only the tick is sent</p>;
  const typed = row.field !== "pupil" && row.typed.length > 0;
  return typed && onTakeOut !== null ? (
    <SelectableText label={label} parts={row.sent} onTakeOut={onTakeOut} />
  ) : (
    <SentText parts={row.sent} />
  );
}
