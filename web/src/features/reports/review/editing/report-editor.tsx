import { countCharacters, countWords, REPORT_MAX } from "@reportair/contract/report-inputs.ts";
import type { GeneratedReport, ListedReport } from "@reportair/contract/features/reports.ts";
import { useRef, useState } from "react";
import { formatCount, formatTime } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { InlineAlert } from "../../../../ui/inline-alert.tsx";
import { useEscape } from "../../../../ui/use-escape.ts";
import { TextArea } from "../../../../ui/text-area.tsx";
import type { Draft } from "./drafts.ts";
import { TextRemarks } from "../proofreading/text-remarks.tsx";
import { lengthHint } from "../length-hint.ts";
import { TextEnd } from "../reading/text-end.tsx";
import type { Review } from "../state/use-review.ts";

/** Edits one report, with live counts; where the saved text has changed meanwhile, beside that. */
export function ReportEditor(props: {
  review: Review;
  report: GeneratedReport;
  draft: Draft;
  /** Runs when the edit is over, saved or dropped. */
  onDone: () => void;
}) {
  const { review, report, draft, onDone } = props;
  const [leaving, setLeaving] = useState(false);
  const { text } = draft;
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where the teacher is writing; null while they are not. */
  const [cursor, setCursor] = useState<number | null>(null);
  const hint = lengthHint(text, report.selected_word_count, report.length_unit);
  const dirty = review.isDirty(report);
  const empty = text.trim() === "";
  function drop() {
    review.dropEdit(report.id);
    onDone();
  }
  // It leaves the editor, and the review around it stays.
  const leave = () => (dirty ? setLeaving(true) : drop());
  useEscape(true, leave);
  async function save() {
    if (empty) return;
    if (await review.save(report)) onDone();
  }
  return (
    <div className="@container">
      {draft.newer && (
        <InlineAlert
          tone="warning"
          title="This report has changed since you opened it."
          className="mb-4"
        >
          Nothing was lost: both texts are here. Saving yours puts the other one into the history.
        </InlineAlert>
      )}
      <div className={draft.newer ? "grid gap-x-4 gap-y-5 @lg:grid-cols-2" : undefined}>
        <TextArea
          ref={field}
          label={draft.newer ? "Your text" : `Report for ${report.student_name}`}
          hideLabel={!draft.newer}
          reading
          // Not on coming back to an edit: whoever moves with keys would type into it.
          autoFocus={!dirty}
          rows={10}
          maxLength={REPORT_MAX}
          value={text}
          error={empty ? "A report cannot be empty." : undefined}
          lang="en-GB"
          onChange={(event) => review.type(report.id, event.target.value)}
          onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
            setCursor(selectionStart === selectionEnd ? selectionStart : null)
          }
          onBlur={() => setCursor(null)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void save();
          }}
        />
        {draft.newer && <NewerText newer={draft.newer} onTake={drop} />}
      </div>
      <TextRemarks
        report={report}
        text={text}
        cursor={cursor}
        field={field}
        onType={(typed) => review.type(report.id, typed)}
      />
      <div className="sticky -bottom-6 z-10 low:static -mx-1 flex flex-wrap items-center gap-2 bg-raised px-1 py-3">
        <Chip>{formatCount(countWords(text), "word")}</Chip>
        <Chip>{formatCount(countCharacters(text), "character")}</Chip>
        {hint && <span className="text-sm text-muted">{hint}</span>}
        <div className="ml-auto flex gap-2 max-sm:basis-full max-sm:*:flex-1">
          <Button variant="ghost" onClick={leave}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={empty || (!dirty && !draft.newer)}
            busy={review.actions[report.id] === "saving" && "Saving..."}
            onClick={() => void save()}
          >
            Save Changes to Report
          </Button>
        </div>
      </div>
      <TextEnd onSeen={() => void review.markOpened(report)} />
      <ConfirmDialog
        open={leaving}
        onCancel={() => setLeaving(false)}
        onConfirm={drop}
        title="Leave without saving?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
      >
        What you changed in the report for {report.student_name} has not been saved.
      </ConfirmDialog>
    </div>
  );
}

/** The text that was saved elsewhere while an edit was being made, to stand beside that edit. */
function NewerText({ newer, onTake }: { newer: ListedReport; onTake: () => void }) {
  return (
    <section aria-label="Saved text">
      <p className="mb-1 text-sm font-mid text-text-2">
        Saved elsewhere, {formatTime(newer.updated_at)}
      </p>
      <p className="rounded-2 bg-sunken px-4 py-3 font-read text-read whitespace-pre-line">
        {newer.report_content}
      </p>
      <Button size="row" className="mt-2" onClick={onTake}>
        Take the saved text
      </Button>
    </section>
  );
}
