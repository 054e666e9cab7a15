import {
  FIELD_LABELS,
  MAIN_FIELDS,
  SUMMARY_FIELDS,
  type MainField,
} from "@reportair/contract/report-inputs.ts";
import { useDeferredValue } from "react";
import { useMedia } from "../../../../lib/use-media.ts";
import { cx } from "../../../../ui/cx.ts";
import { useLatest } from "../../../../lib/use-latest.ts";
import { applyToSelected, type BulkParts } from "../fields/apply-to-selected.ts";
import type { ClassStore } from "../class-state/class-store.ts";
import { useShown } from "../class-state/use-store.ts";
import { NobodyShown } from "../choosing/shown-line.tsx";
import { COLUMN_FIELDS, SHORT_LABELS, SHORT_SUMMARIES } from "../fields/field-options.ts";
import { FINGERS, marksGrid } from "./completeness-marks.tsx";
import { onGridKey } from "./grid-keys.ts";
import { HeadSelect } from "./head-select.tsx";
import { StudentRow, type RowActions } from "./student-row.tsx";
import { place, rowGrid } from "./table-layout.ts";

const headLook = "text-left text-xs font-mid text-muted";

/** The class as a table, of plain boxes with roles: elements of a table laid out as grids would lose theirs. */
export function StudentTable(props: BulkParts & RowActions & { label: string; store: ClassStore }) {
  const { label, store, writing } = props;
  // What is typed into the search is seen first, and whom it finds a moment later.
  const shown = useDeferredValue(useShown(store));
  const fingers = useMedia(FINGERS);
  const onRead = useLatest(props.onRead);
  const showNotice = useLatest(props.showNotice);
  const setForSelected = (field: MainField, value: string) =>
    void applyToSelected(props, field, value);
  return (
    <>
      <div
        role="table"
        aria-label={label}
        className="relative block after:pointer-events-none after:absolute after:inset-y-0 after:left-[2.875rem] after:z-11 after:w-px after:bg-margin-line"
        onKeyDownCapture={(event) =>
          onGridKey(event, { store, setForSelected, writeSelected: writing.writeSelected })
        }
      >
        <div
          role="rowgroup"
          className="sticky low:static top-[calc(var(--bar-shown)+var(--class-bar,0px))] z-10 block border-b border-border bg-surface transition-[top] duration-(--dur-3)"
        >
          <div
            role="row"
            className={cx(rowGrid, "min-h-9 @max-[67rem]:gap-y-0.5 @max-[67rem]:py-1.5")}
          >
            <div role="columnheader" className={place.select}>
              <span className="sr-only">Selected</span>
            </div>
            <div role="columnheader" className={cx(headLook, place.name, "pl-8.5")}>
              Student name
            </div>
            <div role="columnheader" className={cx(headLook, place.status, "px-1.5")}>
              Status
            </div>
            {COLUMN_FIELDS.map((field) => (
              <div
                key={field}
                role="columnheader"
                // The select in it gives it no name.
                aria-label={FIELD_LABELS[field]}
                className={cx("min-w-0 px-1", place[field])}
              >
                <HeadSelect field={field} onChoose={setForSelected} />
              </div>
            ))}
            <div role="columnheader" className={cx(headLook, place.marks)}>
              <span className="sr-only">Filled in, by field</span>
              <span
                className={cx(
                  marksGrid,
                  "items-center text-[0.6875rem] whitespace-nowrap *:justify-self-center @max-[72rem]:text-[0.625rem]",
                )}
              >
                {MAIN_FIELDS.map((field) =>
                  fingers || COLUMN_FIELDS.some((each) => each === field) ? (
                    <span key={field} aria-hidden>
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
                {SUMMARY_FIELDS.map((field) => (
                  <span key={field} aria-hidden>
                    {SHORT_SUMMARIES[field]}
                  </span>
                ))}
              </span>
            </div>
            <div role="columnheader" className={place.write}>
              <span className="sr-only">Next step</span>
            </div>
          </div>
        </div>
        <div role="rowgroup" className="-mt-px block">
          {shown.map((student) => (
            <StudentRow
              key={student}
              store={store}
              student={student}
              writing={writing}
              onRead={onRead}
              showNotice={showNotice}
            />
          ))}
        </div>
      </div>
      <NobodyShown store={store} />
    </>
  );
}
