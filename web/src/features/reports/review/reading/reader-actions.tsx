import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { Check, Pencil, RotateCw, Trash2 } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { KeyHint } from "../../../../ui/key-hint.tsx";
import type { Review } from "../state/use-review.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

interface ActionsProps {
  review: Review;
  report: GeneratedReport;
  /** Whether there is another report to go to. */
  more: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

/** What can be done with the open report; `narrow` leaves the words of the side actions out. */
export function ReaderActions(props: ActionsProps & { narrow?: boolean }) {
  const { review, report, more, narrow, onDiscard, onKeep } = props;
  const busy = review.actions[report.id] !== undefined;
  const editing = review.drafts[report.id] !== undefined;
  // Busy buttons rest without being disabled, which would take the focus away from who works by keyboard.
  const rest = { "aria-disabled": busy || undefined };
  const unlessBusy = (action: () => void) => () => {
    if (!busy) action();
  };
  const whose = <span className="sr-only"> report for {report.student_name}</span>;
  const keep = (
    <Button
      variant="primary"
      className={narrow ? "max-sm:flex-1 sm:ml-auto" : undefined}
      icon={<Check {...icon} />}
      {...rest}
      onClick={unlessBusy(onKeep)}
    >
      {more ? "Keep and next" : "Keep"}
      <span className="sr-only">
        {more ? ", keeps" : ""} report for {report.student_name}
      </span>
    </Button>
  );
  if (narrow) {
    const labelled = (word: string) => `${word} report for ${report.student_name}`;
    return (
      <div data-action-bar className="flex w-full gap-2">
        <IconButton
          variant="secondary"
          label={labelled("Discard")}
          className="text-danger!"
          {...rest}
          icon={<Trash2 {...icon} />}
          onClick={unlessBusy(onDiscard)}
        />
        <IconButton
          variant="secondary"
          label={labelled("Regenerate")}
          {...rest}
          icon={<RotateCw {...icon} />}
          onClick={unlessBusy(() => void review.regenerate(report))}
        />
        <IconButton
          variant="secondary"
          label={labelled("Edit")}
          data-edit-report
          disabled={editing}
          {...rest}
          icon={<Pencil {...icon} />}
          onClick={unlessBusy(() => review.edit(report))}
        />
        {keep}
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="danger"
        icon={<Trash2 {...icon} />}
        {...rest}
        onClick={unlessBusy(onDiscard)}
      >
        Discard{whose}
      </Button>
      <Button
        icon={<RotateCw {...icon} />}
        {...rest}
        onClick={unlessBusy(() => void review.regenerate(report))}
      >
        Regenerate{whose}
      </Button>
      <Button
        data-edit-report
        icon={<Pencil {...icon} />}
        disabled={editing}
        {...rest}
        onClick={unlessBusy(() => review.edit(report))}
      >
        Edit{whose}
      </Button>
      <span aria-hidden className="ml-auto hidden items-center gap-2 text-sm text-muted xl:flex">
        <KeyHint>K</KeyHint> keep
        {more && (
          <>
            <KeyHint>N</KeyHint> next
          </>
        )}
      </span>
      <span className="max-xl:ml-auto">{keep}</span>
    </div>
  );
}
