import {
  LENGTH_RANGES,
  LENGTH_UNITS,
  type LengthUnit,
} from "@reportair/contract/features/report-fields.ts";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Segments } from "../../../ui/segments.tsx";
import { Select } from "../../../ui/select.tsx";
import type { Length } from "./range-advice.ts";

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
}) {
  const { length, onChange } = props;
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
    <div className="relative flex items-end gap-2">
      <Select
        label="Report Word Count"
        placeholder="Choose"
        className="max-sm:flex-1 sm:w-36"
        value={length.range ?? ""}
        options={ranges}
        onChange={(range) => range !== "" && onChange({ ...length, range })}
      />
      <Segments
        label="The word count counts"
        className="max-sm:flex-1"
        value={length.unit}
        options={units}
        onChange={(unit) => onChange({ ...length, unit })}
      />
      {props.advice}
    </div>
  );
}
