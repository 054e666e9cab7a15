import {
  FIELD_LABELS,
  NOTE_MAX,
  type ReportField,
} from "@reportair/contract/features/report-fields.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import type { ClassStore } from "./class-store.ts";
import { FlagAdvice } from "./flag-advice.tsx";
import type { Pupil } from "./pupil.ts";

/** A note or a summary text of one pupil, with what its words give cause to say. */
export function NoteField(props: {
  store: ClassStore;
  pupil: Pupil;
  field: ReportField;
  /** The summary texts show their names; a note stands under its field's. */
  labelled?: boolean;
  hint?: string | false;
  placeholder?: string;
  autoFocus?: boolean;
}) {
  const { store, pupil, field, labelled, hint } = props;
  const label = FIELD_LABELS[field];
  return (
    <div>
      <TextArea
        label={label}
        hideLabel={!labelled}
        hint={hint}
        max={NOTE_MAX}
        placeholder={props.placeholder}
        autoFocus={props.autoFocus}
        className="[&_textarea]:max-h-48 [&_textarea]:resize-none"
        value={pupil.inputs[field]}
        onChange={(event) =>
          store.setField(pupil.id, field, event.target.value, `${label} for ${pupil.name}`, true)
        }
      />
      <FlagAdvice flags={pupil.flags} field={field} />
    </div>
  );
}
