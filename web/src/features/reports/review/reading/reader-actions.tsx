import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { ArrowRight, Check, Columns2, Pencil, RotateCw, Trash2 } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { KeyHint } from "../../../../ui/key-hint.tsx";
import { WhileLettersAct } from "../../keys/while-letters-act.tsx";
import { waits } from "../state/waiting.ts";
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
  const decision = decisionOn(review, report, more);
  const keep = decision && (
    <Button
      // While a text is edited, saving it is what the filled button does.
      variant={editing ? "secondary" : "primary"}
      className={narrow ? "max-sm:flex-1 sm:ml-auto" : undefined}
      icon={decision.icon}
      {...rest}
      onClick={unlessBusy(onKeep)}
    >
      {decision.words}
      <span className="sr-only">
        {decision.also} report for {report.student_name}
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
      <span
        aria-hidden
        className="ml-auto hidden items-center gap-2 text-sm text-muted min-[90rem]:flex"
      >
        <WhileLettersAct>
          {decision?.keeps && (
            <>
              <KeyHint>K</KeyHint> keep
            </>
          )}
          {more && (
            <>
              <KeyHint>N</KeyHint> next
            </>
          )}
        </WhileLettersAct>
      </span>
      <span className="max-[90rem]:ml-auto">{keep}</span>
    </div>
  );
}

/** What the filled button does with the open report; null where nothing is left to decide and nowhere to go. */
function decisionOn(review: Review, report: GeneratedReport, more: boolean) {
  if (waits(report))
    return {
      words: "Compare",
      also: " the two texts,",
      keeps: false,
      icon: <Columns2 {...icon} />,
    };
  if (report.status === "kept" && !review.isDirty(report))
    return more
      ? {
          words: "Next",
          also: ", leaves as it is the",
          keeps: false,
          icon: <ArrowRight {...icon} />,
        }
      : null;
  return {
    words: more ? "Keep and next" : "Keep",
    also: more ? ", keeps" : "",
    keeps: true,
    icon: <Check {...icon} />,
  };
}
