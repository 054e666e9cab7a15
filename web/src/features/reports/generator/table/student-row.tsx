import { FIELD_LABELS, type MainField } from "@reportair/contract/report-inputs.ts";
import type { ReportState } from "@reportair/contract/report-status.ts";
import { memo } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { cx } from "../../../../ui/cx.ts";
import { Spinner } from "../../../../ui/spinner.tsx";
import { CellSelect } from "../../../../ui/select.tsx";
import { ReportStateMark } from "../../status/report-state-mark.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import { filledOf } from "../class-state/class-status.ts";
import { isUsed } from "../class-state/completeness.ts";
import { CompletenessMarks } from "./completeness-marks.tsx";
import { COLUMN_FIELDS, OPTIONS } from "../fields/field-options.ts";
import { MovedMark } from "../fields/last-time.tsx";
import { StudentDetails } from "./student-details.tsx";
import { StudentName } from "./student-name.tsx";
import { place, rowGrid, stillOutOfView } from "./table-layout.ts";
import {
  useEntry,
  useInUse,
  useIsOpen,
  useIsSelected,
  useReportState,
} from "../class-state/use-store.ts";
import type { Notice } from "../notices/messages.ts";
import type { Writing } from "../writing/use-writing.ts";

/** What a row does beyond its own inputs. Each stays the same object, so that rows are still that did not change. */
export interface RowActions {
  writing: Writing;
  /** Opens the report of a student. */
  onRead: (student: number) => void;
  showNotice: (notice: Notice) => void;
}

/** What is next for a student, by how far the report is. */
const VERBS: Record<ReportState, { verb: string; label: (name: string) => string }> = {
  empty: gen(),
  partly_filled: gen(),
  ready: gen(),
  out_of_date: gen(),
  draft: { verb: "Review", label: (name) => `Review the draft for ${name}` },
  kept: { verb: "Open", label: (name) => `Open the report for ${name}` },
  draft_beside_kept: { verb: "Compare", label: (name) => `Compare the texts for ${name}` },
};

function gen() {
  return { verb: "Gen", label: (name: string) => `Gen for ${name}` };
}

/** One student of the table: a row of cells and, once opened, a row of details. */
export const StudentRow = memo(function StudentRow(
  props: RowActions & { store: ClassStore; student: number },
) {
  const { store, student, writing } = props;
  const entry = useEntry(store, student);
  const state = useReportState(store, student);
  const inUse = useInUse(store);
  const selected = useIsSelected(store, student);
  const open = useIsOpen(store, student);
  const { verb, label } = VERBS[state];
  const writes = verb === "Gen";
  return (
    <>
      <div
        role="row"
        data-student={student}
        className={cx(
          rowGrid,
          stillOutOfView,
          "min-h-(--row-dense) border-t border-border text-sm @max-[67rem]:py-1",
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
        <div role="cell" className={cx(place.status, "flex min-w-0 px-1.5")}>
          <ReportStateMark
            state={state}
            detail={state === "partly_filled" ? filledOf(entry.inputs, inUse) : undefined}
          />
        </div>
        {COLUMN_FIELDS.map((field) => (
          <div
            key={field}
            role="cell"
            data-column={field}
            data-field={field}
            className={cx("relative min-w-0 px-1", place[field])}
          >
            <FieldSelect
              store={store}
              student={student}
              name={entry.name}
              field={field}
              value={entry.inputs[field]}
            />
          </div>
        ))}
        <div role="cell" className={place.marks}>
          <CompletenessMarks store={store} entry={entry} inUse={inUse} />
        </div>
        <div role="cell" data-column="write" className={cx(place.write, "justify-self-center")}>
          <Button
            size="row"
            aria-label={label(entry.name)}
            aria-disabled={(writes && !writing.ready) || undefined}
            aria-busy={writing.student === student}
            className={cx(
              "px-1.5! touch:min-w-11",
              writes && !writing.ready && "border-border! text-disabled!",
              writes && !isUsed(entry.inputs) && "border-border! text-muted!",
            )}
            onClick={() => (writes ? writing.writeOne(student) : props.onRead(student))}
          >
            {writing.student === student ? <Spinner label="…" /> : verb}
          </Button>
        </div>
      </div>
      {open && (
        <div role="row" className={cx("block", selected ? "bg-selection" : "bg-surface")}>
          <div role="cell" className="block">
            <StudentDetails
              store={store}
              student={student}
              writing={writing}
              showNotice={props.showNotice}
            />
          </div>
        </div>
      )}
    </>
  );
});

/** The select of a field with a column of its own; still while other fields of the pupil change. */
const FieldSelect = memo(function FieldSelect(props: {
  store: ClassStore;
  student: number;
  name: string;
  field: MainField;
  value: string;
}) {
  const { store, student, name, field, value } = props;
  const what = `${FIELD_LABELS[field]} for ${name}`;
  return (
    <>
      <MovedMark student={student} field={field} now={value} />
      <CellSelect
        label={what}
        value={value}
        options={OPTIONS[field]}
        // Where there is little room, what is chosen goes before the sign that one can choose.
        className="-mx-1! w-[calc(100%+0.5rem)]! gap-1.5! px-1! @max-[80rem]:[&>svg:last-child]:hidden touch:[&>svg:last-child]:hidden"
        onChange={(next) => store.setField(student, field, next, what)}
      />
    </>
  );
});
