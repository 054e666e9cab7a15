import { FIELD_LABELS, type ReportField } from "@reportair/contract/report-inputs.ts";
import { TriangleAlert } from "lucide-react";
import type { MouseEvent } from "react";
import { Button } from "../../../../ui/button.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import { CHOOSE } from "../class-state/save-label.ts";
import { isAsked, type StudentEntry } from "../class-state/student-entry.ts";

/** Beside a field that was changed here and in another tab: what the other one entered, and which of the two stays. */
export function ClashQuestion(props: {
  store: ClassStore;
  entry: StudentEntry;
  field: ReportField;
}) {
  const { store, entry, field } = props;
  if (entry.clashes[field] === undefined) return null;
  const label = FIELD_LABELS[field];
  const theirs = entry.confirmed[field];

  function onKeep(event: MouseEvent<HTMLElement>) {
    focusField(event.currentTarget);
    store.keepMine(entry.id, field);
  }
  function onTake(event: MouseEvent<HTMLElement>) {
    focusField(event.currentTarget);
    store.takeTheirs(entry.id, field, `${label} for ${entry.name}`);
  }

  return (
    <div
      role="group"
      aria-label={`${label}: which to keep`}
      data-clash
      className="mt-1 space-y-1.5 rounded-1 bg-warning-soft px-2 py-1.5 text-sm"
    >
      <div role="alert" className="text-warning">
        <p>Changed in another tab to:</p>
        <p className="max-h-32 overflow-y-auto font-mid break-words whitespace-pre-wrap">
          {theirs === "" ? "nothing (it was cleared)" : theirs}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="row" aria-label={`Keep mine: ${label}`} onClick={onKeep}>
          Keep mine
        </Button>
        <Button size="row" aria-label={`Take theirs: ${label}`} onClick={onTake}>
          Take theirs
        </Button>
      </div>
    </div>
  );
}

/** Leads to the question from a pupil whose fields are closed. */
export function ClashHint({ entry }: { entry: StudentEntry }) {
  if (!isAsked(entry)) return null;
  return (
    <span title={CHOOSE} data-clash-hint className="shrink-0 text-warning">
      <TriangleAlert aria-hidden size={16} strokeWidth={1.75} />
      <span className="sr-only">{CHOOSE}</span>
    </span>
  );
}

/** The question goes with the answer, and the focus to what it was about. */
function focusField(button: HTMLElement): void {
  button
    .closest("[data-clash]")
    ?.parentElement?.querySelector<HTMLElement>("textarea, [role=combobox], input:checked, input")
    ?.focus();
}
