import {
  FIELD_LABELS,
  MAIN_FIELDS,
  NOTES_FIELD,
} from "@reportair/contract/features/report-fields.ts";
import { Check } from "lucide-react";
import type { ClassStore } from "../class-state/class-store.ts";
import { COLUMN_FIELDS } from "../fields/field-options.ts";
import { MarkSelect } from "./mark-select.tsx";
import type { StudentEntry } from "../class-state/student-entry.ts";

/**
 * A tick or a dot per main field, with a dot at its corner where there is a note. The fields that have
 * no column of their own are chosen here, and their bars stand in the place of the tick.
 */
export function CompletenessMarks({ store, entry }: { store: ClassStore; entry: StudentEntry }) {
  const { inputs } = entry;
  return (
    <ul className="flex">
      {MAIN_FIELDS.map((field) => {
        const filled = inputs[field] !== "";
        const note = inputs[NOTES_FIELD[field]].trim() !== "";
        const words = `${FIELD_LABELS[field]}: ${filled ? inputs[field] : "empty"}${note ? ", with a note" : ""}`;
        const column = COLUMN_FIELDS.some((each) => each === field);
        return (
          <li
            key={field}
            title={words}
            data-column={column ? undefined : field}
            data-field={column ? undefined : field}
            className="relative grid h-6 flex-1 place-items-center"
          >
            {column ? (
              <>
                <span className="sr-only">{words}</span>
                {filled ? (
                  <Check aria-hidden size={14} strokeWidth={2.25} className="text-accent-ink" />
                ) : (
                  <span aria-hidden className="size-0.75 rounded-full bg-muted" />
                )}
              </>
            ) : (
              <MarkSelect store={store} entry={entry} field={field} />
            )}
            {note && (
              <span
                aria-hidden
                className="pointer-events-none absolute top-0 left-1/2 ml-1.75 size-1.25 rounded-full bg-scale-4"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
