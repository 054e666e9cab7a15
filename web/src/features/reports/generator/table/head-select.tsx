import { FIELD_LABELS, type MainField } from "@reportair/contract/report-inputs.ts";
import { ChevronDown } from "lucide-react";
import { CellSelect } from "../../../../ui/select.tsx";
import { OPTIONS } from "../fields/field-options.ts";

/**
 * The head of a column, which sets its field for everybody selected. No stop of the Tab key: in the cells
 * below Shift and a number do the same.
 */
export function HeadSelect(props: {
  field: MainField;
  /** Shown where the name of the field has no room. */
  short?: string;
  onChoose: (field: MainField, value: string) => void;
}) {
  const { field, short, onChoose } = props;
  return (
    <CellSelect
      label={`${FIELD_LABELS[field]}: set for everyone selected`}
      value=""
      options={OPTIONS[field]}
      clearable={false}
      tabIndex={-1}
      face={
        <>
          <span className={short ? undefined : "truncate"}>{short ?? FIELD_LABELS[field]}</span>
          {!short && <ChevronDown aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />}
        </>
      }
      className={
        short
          ? "mx-0! w-full! min-w-6 justify-center gap-0! px-0! text-[0.6875rem]! font-mid whitespace-nowrap text-muted! @max-[72rem]:text-[0.625rem]!"
          : "w-auto! gap-1! text-xs! font-mid text-muted!"
      }
      onChange={(value) => onChoose(field, value)}
    />
  );
}
