import { FIELD_LABELS, type MainField } from "@reportair/contract/report-inputs.ts";
import { memo } from "react";
import { CellSelect } from "../../../../ui/select.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import { FieldMark } from "./field-mark.tsx";
import { OPTIONS } from "../fields/field-options.ts";

/** A select as small as a mark. It is still while other fields of the pupil change. */
export const MarkSelect = memo(function MarkSelect(props: {
  store: ClassStore;
  student: number;
  name: string;
  field: MainField;
  value: string;
  /** Whether the class uses the field. */
  used: boolean;
}) {
  const { store, student, name, field, value } = props;
  const what = `${FIELD_LABELS[field]} for ${name}`;
  const options = OPTIONS[field];
  const chosen = options.find((option) => option.value === value);
  return (
    <CellSelect
      label={what}
      value={value}
      options={options}
      face={
        <>
          <span className="sr-only">{chosen?.label ?? "Choose"}</span>
          <FieldMark filled={chosen !== undefined} used={props.used} />
        </>
      }
      className="mx-0! min-h-6! w-full! min-w-6 justify-center gap-0! px-0!"
      onChange={(next) => store.setField(student, field, next, what)}
    />
  );
});
