import { LENGTH_RANGES, LENGTH_UNITS, type LengthUnit } from "@reportair/contract/report-inputs.ts";
import { Lock } from "lucide-react";
import { useState, type ReactNode, type Ref } from "react";
import { Segments } from "../../../../ui/segments.tsx";
import { Select } from "../../../../ui/select.tsx";
import type { Length } from "./range-advice.ts";
import type { Me } from "@reportair/contract/features/accounts.ts";
import { errorText } from "../../../../lib/api/api-error.ts";
import { toast } from "../../../../ui/toast-store.ts";
import { cx } from "../../../../ui/cx.ts";
import type { Writing } from "../writing/use-writing.ts";
import { useUpdateMe } from "../../../../data/accounts.ts";

const ranges = LENGTH_RANGES.map((range) => ({ value: range, label: range }));
const unitLabels: Record<LengthUnit, string> = { words: "Words", characters: "Characters" };
const units = LENGTH_UNITS.map((unit) => ({ value: unit, label: unitLabels[unit] }));

/** How long the reports are to be, and what the numbers count. */
export function LengthPicker(props: {
  length: Length;
  onChange: (length: Length) => void;
  /** The school has settled it for everybody. */
  fixed?: boolean;
  /** Stands right below. */
  advice?: ReactNode;
  /** Something was to be written without it: the select says so. */
  missed?: boolean;
  select?: Ref<HTMLButtonElement>;
}) {
  const { length, onChange, advice, select } = props;
  const error = props.missed && length.range === null ? LENGTH_REASON : undefined;
  if (props.fixed && length.range !== null) {
    return (
      <div>
        <p className="mb-1 text-sm font-mid text-text-2">Report Word Count</p>
        <p className="flex min-h-(--control) items-center gap-2 text-md">
          <Lock aria-hidden size={16} strokeWidth={1.75} className="text-muted" />
          {length.range} {length.unit}
          <span className="text-sm text-muted">Set by your school</span>
        </p>
      </div>
    );
  }
  return (
    <div className="relative flex items-start gap-2">
      <Select
        label="Report Word Count"
        placeholder="Choose"
        className="max-sm:flex-1 sm:w-36"
        ref={select}
        error={error}
        value={length.range ?? ""}
        options={ranges}
        onChange={(range) => range !== "" && onChange({ ...length, range })}
      />
      <Segments
        label="The word count counts"
        className="mt-5.5 max-sm:mt-6 max-sm:flex-1"
        value={length.unit}
        options={units}
        onChange={(unit) => onChange({ ...length, unit })}
      />
      {advice}
    </div>
  );
}

/**
 * The length this teacher writes in, remembered from one visit to the next. It begins with characters: who has chosen
 * no range has chosen nothing.
 */
export function useLength(me: Me): [Length, (length: Length) => void] {
  const update = useUpdateMe();
  const [switched, setSwitched] = useState(false);
  const begins = me.length_range === null && !switched;
  const length: Length = {
    range: me.length_range,
    unit: begins ? "characters" : me.length_unit,
  };
  function choose(next: Length) {
    if (next.unit !== length.unit) setSwitched(true);
    // Reported also where the class has been left by then.
    update
      .mutateAsync({ length_range: next.range, length_unit: next.unit })
      .catch((error: unknown) => toast.error(errorText(error)));
  }
  return [length, choose];
}

/** Why nothing can be generated yet. */
export const LENGTH_REASON = "Choose a report word count first.";

/** Says so before anything is pressed, for fingers, which cannot rest on a button to ask why. */
export function LengthReason(props: { writing: Writing; className?: string }) {
  return props.writing.ready ? null : (
    <p className={cx("text-sm text-text-2", props.className)}>{LENGTH_REASON}</p>
  );
}
