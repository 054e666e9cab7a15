import { FIELD_LABELS, MAIN_FIELDS } from "@reportair/contract/features/report-fields.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { cx } from "../../../../ui/cx.ts";
import { Spinner } from "../../../../ui/spinner.tsx";
import { CellSelect } from "../../../../ui/select.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import { filledCount, isUsed } from "../class-state/completeness.ts";
import { CompletenessMarks } from "./completeness-marks.tsx";
import { COLUMN_FIELDS, OPTIONS } from "../fields/field-options.ts";
import { StudentDetails } from "./student-details.tsx";
import { StudentName } from "./student-name.tsx";
import { place, rowGrid } from "./table-layout.ts";
import { useIsOpen, useIsSelected, useEntry } from "../class-state/use-store.ts";
import type { Writing } from "../writing/use-writing.ts";

/** One student of the table: a row of cells and, once opened, a row of details. */
export function StudentRow(props: { store: ClassStore; student: number; writing: Writing }) {
  const { store, student, writing } = props;
  const entry = useEntry(store, student);
  const selected = useIsSelected(store, student);
  const open = useIsOpen(store, student);
  const used = isUsed(entry.inputs);
  return (
    <>
      <div
        role="row"
        data-student={student}
        className={cx(
          rowGrid,
          "min-h-(--row-dense) border-t border-border text-sm @max-[55rem]:py-1",
          selected ? "bg-selection" : !open && "hover:bg-hover",
        )}
      >
        <div role="cell" data-column="select" className={cx(place.select, "justify-self-center")}>
          <Checkbox
            hideLabel
            label={`Select ${entry.name}`}
            checked={selected}
            onChange={() => store.toggleSelected(student)}
          />
        </div>
        <div
          role="rowheader"
          data-column="name"
          className={cx(place.name, "min-w-0 pl-2 text-left")}
        >
          <StudentName entry={entry} open={open} onToggle={() => store.toggleOpen(student)} />
        </div>
        {COLUMN_FIELDS.map((field) => (
          <div
            key={field}
            role="cell"
            data-column={field}
            data-field={field}
            className={cx("min-w-0 px-1.5", place[field])}
          >
            <CellSelect
              label={`${FIELD_LABELS[field]} for ${entry.name}`}
              value={entry.inputs[field]}
              options={OPTIONS[field]}
              className="@max-[55rem]:touch:gap-1.5! @max-[55rem]:touch:px-1!"
              onChange={(value) =>
                store.setField(student, field, value, `${FIELD_LABELS[field]} for ${entry.name}`)
              }
            />
          </div>
        ))}
        <div role="cell" className={place.marks}>
          <CompletenessMarks store={store} entry={entry} />
        </div>
        <div role="cell" className={cx(place.count, "text-right text-text-2 tabular-nums")}>
          {filledCount(entry.inputs)}/{MAIN_FIELDS.length}
        </div>
        <div role="cell" data-column="write" className={cx(place.write, "justify-self-center")}>
          <Button
            size="row"
            aria-label={`Gen for ${entry.name}`}
            disabled={!writing.ready}
            aria-busy={writing.student === student}
            className={cx("touch:h-9!", !used && "border-border! text-muted!")}
            onClick={() => writing.writeOne(student)}
          >
            {writing.student === student ? <Spinner label="…" /> : "Gen"}
          </Button>
        </div>
      </div>
      {open && (
        <div role="row" className={cx("block", selected ? "bg-selection" : "bg-surface")}>
          <div role="cell" className="block">
            <StudentDetails store={store} student={student} writing={writing} />
          </div>
        </div>
      )}
    </>
  );
}
