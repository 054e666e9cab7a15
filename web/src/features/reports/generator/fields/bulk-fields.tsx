import { FIELD_LABELS, MAIN_FIELDS, type MainField } from "@reportair/contract/report-inputs.ts";
import { Select } from "../../../../ui/select.tsx";
import { cx } from "../../../../ui/cx.ts";
import { OPTIONS } from "./field-options.ts";

/** A field and a value for many students; both empty until chosen. */
export interface BulkChoice {
  field: MainField | "";
  value: string;
}

const fields = MAIN_FIELDS.map((field) => ({ value: field, label: FIELD_LABELS[field] }));

/** "Set (field) to (value)". `stacked` shows the labels above, for phones. */
export function BulkFields(props: {
  choice: BulkChoice;
  onChange: (choice: BulkChoice) => void;
  stacked?: boolean;
}) {
  const { choice, onChange, stacked } = props;
  const word = "text-sm text-text-2";
  return (
    <div className={stacked ? "space-y-3" : "flex items-center gap-2"}>
      {!stacked && (
        <span aria-hidden className={word}>
          Set
        </span>
      )}
      <Select
        label={stacked ? "Set field" : "Field to set"}
        hideLabel={!stacked}
        placeholder="Field"
        className={cx(!stacked && "w-36")}
        value={choice.field}
        options={fields}
        onChange={(field) => onChange({ field, value: "" })}
      />
      {!stacked && (
        <span aria-hidden className={word}>
          to
        </span>
      )}
      <Select
        label={stacked ? "To value" : "Value to set"}
        hideLabel={!stacked}
        placeholder="Value"
        className={cx(!stacked && "w-50")}
        value={choice.value}
        options={choice.field === "" ? [] : OPTIONS[choice.field]}
        disabled={choice.field === ""}
        onChange={(value) => onChange({ ...choice, value })}
      />
    </div>
  );
}
