import { MAIN_FIELDS, type MainField } from "@reportair/contract/features/report-fields.ts";
import { cx } from "../../../../ui/cx.ts";
import { applyToSelected, type BulkParts } from "../fields/apply-to-selected.ts";
import type { ClassStore } from "../class-state/class-store.ts";
import { COLUMN_FIELDS, SHORT_LABELS } from "../fields/field-options.ts";
import { onGridKey } from "./grid-keys.ts";
import { HeadSelect } from "./head-select.tsx";
import { StudentRow } from "./student-row.tsx";
import { place, rowGrid } from "./table-layout.ts";
import type { Writing } from "../writing/use-writing.ts";

const headLook = "text-left text-xs font-mid text-muted";

/** The class as a table, of plain boxes with roles: elements of a table laid out as grids would lose theirs. */
export function StudentTable(
  props: BulkParts & { label: string; store: ClassStore; writing: Writing },
) {
  const { label, store, writing } = props;
  const setForSelected = (field: MainField, value: string) =>
    void applyToSelected(props, field, value);
  return (
    <div
      role="table"
      aria-label={label}
      className="relative block after:pointer-events-none after:absolute after:inset-y-0 after:left-[2.875rem] after:w-px after:bg-margin-line"
      onKeyDownCapture={(event) =>
        onGridKey(event, { store, setForSelected, writeSelected: writing.writeSelected })
      }
    >
      <div role="rowgroup" className="block">
        <div
          role="row"
          className={cx(rowGrid, "min-h-9 @max-[55rem]:gap-y-0.5 @max-[55rem]:py-1.5")}
        >
          <div role="columnheader" className={place.select}>
            <span className="sr-only">Selected</span>
          </div>
          <div role="columnheader" className={cx(headLook, place.name, "pl-9")}>
            Student name
          </div>
          {COLUMN_FIELDS.map((field) => (
            <div key={field} role="columnheader" className={cx("min-w-0", place[field])}>
              <HeadSelect field={field} onChoose={setForSelected} />
            </div>
          ))}
          <div role="columnheader" className={cx(headLook, place.marks)}>
            <span className="sr-only">Complete, by field</span>
            <span className="flex *:min-w-6 *:flex-1 *:text-center @max-[55rem]:hidden">
              {MAIN_FIELDS.map((field) =>
                COLUMN_FIELDS.some((each) => each === field) ? (
                  <span key={field} aria-hidden className="self-center">
                    {SHORT_LABELS[field]}
                  </span>
                ) : (
                  <HeadSelect
                    key={field}
                    field={field}
                    short={SHORT_LABELS[field]}
                    onChoose={setForSelected}
                  />
                ),
              )}
            </span>
          </div>
          <div role="columnheader" className={place.count}>
            <span className="sr-only">Complete</span>
          </div>
          <div role="columnheader" className={place.write}>
            <span className="sr-only">Generate</span>
          </div>
        </div>
      </div>
      <div role="rowgroup" className="block">
        {store.order.map((student) => (
          <StudentRow key={student} store={store} student={student} writing={writing} />
        ))}
      </div>
    </div>
  );
}
