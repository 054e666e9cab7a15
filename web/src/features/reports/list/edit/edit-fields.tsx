import { countCharacters, countWords, REPORT_MAX } from "@reportair/contract/report-inputs.ts";
import { useRef, useState } from "react";
import { formatCount, formatTime } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { InlineAlert } from "../../../../ui/inline-alert.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import type { Edit } from "./edit.ts";
import type { Editing } from "./use-edit.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TextRemarks } from "../../review/proofreading/text-remarks.tsx";

/** The text being edited, with live counts; where it was changed elsewhere, both texts side by side. */
export function EditFields(props: { editing: Editing; edit: Edit; onCancel: () => void }) {
  const { editing, edit, onCancel } = props;
  const { text, newer, report } = edit;
  const empty = text.trim() === "";
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where the teacher is writing; null while they are not. */
  const [cursor, setCursor] = useState<number | null>(null);
  return (
    <div className="@container">
      {newer && (
        <InlineAlert
          tone="warning"
          title="This report has changed since you opened it."
          className="mb-4"
        >
          Nothing was lost: both texts are here. Saving yours puts the other one into the history.
        </InlineAlert>
      )}
      <div className={newer ? "grid gap-x-4 gap-y-5 @lg:grid-cols-2" : undefined}>
        <TextArea
          ref={field}
          label={newer ? "Your text" : `Report for ${report.student_name}`}
          hideLabel={!newer}
          reading
          // Counts and Save stay in sight below a long text; side by side, both texts are whole.
          className={newer ? undefined : "[&_textarea]:max-h-[45dvh]"}
          autoFocus
          rows={8}
          maxLength={REPORT_MAX}
          value={text}
          error={empty ? "A report cannot be empty." : undefined}
          lang="en-GB"
          onChange={(event) => editing.type(event.target.value)}
          onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
            setCursor(selectionStart === selectionEnd ? selectionStart : null)
          }
          onBlur={() => setCursor(null)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void editing.save();
          }}
        />
        {newer && (
          <section aria-label="Saved text">
            <p className="mb-1 text-sm font-mid text-text-2">
              Saved elsewhere, {formatTime(newer.updated_at)}
            </p>
            <p className="rounded-2 bg-sunken px-4 py-3 font-read text-read whitespace-pre-line">
              {newer.report_content}
            </p>
            <Button size="row" className="mt-2" onClick={editing.drop}>
              Take the saved text
            </Button>
          </section>
        )}
      </div>
      <TextRemarks
        report={report}
        text={text}
        cursor={cursor}
        field={field}
        onType={editing.type}
      />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Chip>{formatCount(countWords(text), "word")}</Chip>
        <Chip>{formatCount(countCharacters(text), "character")}</Chip>
        <div className="ml-auto flex gap-2 max-sm:basis-full max-sm:*:flex-1">
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={empty || !editing.dirty}
            busy={editing.saving && "Saving..."}
            onClick={() => void editing.save()}
          >
            Save
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Edits one report in a window; `onLeave` asks first where something is unsaved. */
export function EditWindow(props: { editing: Editing; edit: Edit; onLeave: () => void }) {
  const { editing, edit, onLeave } = props;
  return (
    <Dialog
      open
      size="lg"
      title="Edit Report"
      description={`${edit.report.student_name} · ${edit.report.period}`}
      dirty={editing.dirty}
      onClose={editing.drop}
    >
      <EditFields editing={editing} edit={edit} onCancel={onLeave} />
    </Dialog>
  );
}
