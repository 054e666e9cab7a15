import {
  FIELD_LABELS,
  MAIN_FIELDS,
  NOTES_FIELD,
  SUMMARY_FIELDS,
  type MainField,
} from "@reportair/contract/report-inputs.ts";
import { useMedia } from "../../../../lib/use-media.ts";
import type { ClassStore } from "../class-state/class-store.ts";
import { COLUMN_FIELDS } from "../fields/field-options.ts";
import { FieldMark } from "./field-mark.tsx";
import { MarkSelect } from "./mark-select.tsx";
import type { StudentEntry } from "../class-state/student-entry.ts";

/** Where a mark has no room for what points: see `CompletenessMarks`. */
export const FINGERS = "(pointer: coarse)";

/** The places of the marks, the same in the head: those that are chosen here have room for a finger. */
export const marksGrid =
  "grid grid-cols-[repeat(2,minmax(0,1fr))_minmax(1.5rem,1fr)_minmax(0,1fr)_repeat(2,minmax(1.5rem,1fr))_repeat(3,minmax(0,1.2fr))]";

/**
 * A tick or a dot for each field and each summary text, with a dot at the corner where there is a note. The
 * fields that have no column of their own are chosen here; not by fingers, for which the opened row has selects with
 * room.
 */
export function CompletenessMarks(props: {
  store: ClassStore;
  entry: StudentEntry;
  /** The fields that the class uses; the others are no gap. */
  inUse: readonly MainField[];
}) {
  const { store, entry, inUse } = props;
  const { inputs } = entry;
  const fingers = useMedia(FINGERS);
  return (
    <ul className={marksGrid}>
      {MAIN_FIELDS.map((field) => {
        const filled = inputs[field] !== "";
        const note = inputs[NOTES_FIELD[field]].trim() !== "";
        const used = inUse.includes(field);
        const value = filled ? inputs[field] : used ? "empty" : "not used in this class";
        const words = `${FIELD_LABELS[field]}: ${value}${note ? ", with a note" : ""}`;
        const column = COLUMN_FIELDS.some((each) => each === field);
        return (
          <li
            key={field}
            title={words}
            data-column={column ? undefined : field}
            data-field={column ? undefined : field}
            className="relative grid h-6 place-items-center"
          >
            {column || fingers ? (
              <Mark words={words} filled={filled} used={used} />
            ) : (
              <MarkSelect
                store={store}
                student={entry.id}
                name={entry.name}
                field={field}
                value={inputs[field]}
                used={used}
              />
            )}
            {note && (
              <span
                aria-hidden
                className="pointer-events-none absolute top-0 left-1/2 ml-1.75 size-1.25 rounded-full bg-scale-4 forced-colors:bg-[Highlight]"
              />
            )}
          </li>
        );
      })}
      {SUMMARY_FIELDS.map((field) => {
        const filled = inputs[field].trim() !== "";
        const words = `${FIELD_LABELS[field]}: ${filled ? "written" : "empty"}`;
        return (
          <li key={field} title={words} className="grid h-6 place-items-center">
            <Mark words={words} filled={filled} used />
          </li>
        );
      })}
    </ul>
  );
}

function Mark({ words, filled, used }: { words: string; filled: boolean; used: boolean }) {
  return (
    <>
      <span className="sr-only">{words}</span>
      <FieldMark filled={filled} used={used} />
    </>
  );
}
