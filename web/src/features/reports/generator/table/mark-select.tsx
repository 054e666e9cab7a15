import { FIELD_LABELS, type MainField } from "@reportair/contract/features/report-fields.ts";
import { Glyph } from "../../../../ui/glyph.tsx";
import { CellSelect } from "../../../../ui/select.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import { EmptyMark } from "./empty-mark.tsx";
import { OPTIONS } from "../fields/field-options.ts";
import type { StudentEntry } from "../class-state/student-entry.ts";

/** A select as small as a mark: bars, or the first letter of what has none; a dot while nothing is chosen. */
export function MarkSelect(props: {
  store: ClassStore;
  entry: StudentEntry;
  field: MainField;
  /** Whether the class uses the field. */
  used: boolean;
}) {
  const { store, entry, field } = props;
  const what = `${FIELD_LABELS[field]} for ${entry.name}`;
  const options = OPTIONS[field];
  const chosen = options.find((option) => option.value === entry.inputs[field]);
  return (
    <CellSelect
      label={what}
      value={entry.inputs[field]}
      options={options}
      face={
        <>
          <span className="sr-only">{chosen?.label ?? "Choose"}</span>
          {chosen?.glyph && <Glyph {...chosen.glyph} />}
          {chosen && !chosen.glyph && (
            <span aria-hidden className="text-xs font-mid text-text-2">
              {chosen.label.charAt(0)}
            </span>
          )}
          {!chosen && <EmptyMark used={props.used} />}
        </>
      }
      className="mx-0! h-6! w-full! min-w-6 justify-center gap-0! px-0!"
      onChange={(value) => store.setField(entry.id, field, value, what)}
    />
  );
}
