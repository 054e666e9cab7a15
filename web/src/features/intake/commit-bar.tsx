import type { Intake } from "@reportair/contract/features/intake.ts";
import type { ReactNode } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { useCancelIntake, useCommitIntake } from "../../data/intake.ts";

type CommitBarProps = {
  intake: Intake;
  /** Whether the preview is made again just now. */
  busy: boolean;
  /** What the press does, or why there is nothing to do. */
  label: string;
  /** What it says while it is done. */
  doing: string;
  disabled: boolean;
  /** What a failed press is called, and what is safe. */
  failure: { title: string; safe?: string };
  cancelLabel: string;
  onCancel: () => void;
  children: ReactNode;
};

/** The foot of a preview: what has been written so far (nothing), the way back and the one press that writes. */
export function CommitBar(props: CommitBarProps) {
  const { intake, failure } = props;
  const { commit, progress } = useCommitIntake(intake.id);
  const cancel = useCancelIntake();
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-4 border-t border-border bg-surface px-4 py-3 sm:-mx-7 sm:px-7">
      {commit.isError && (
        <ErrorState title={failure.title} safe={failure.safe} className="mb-3">
          {errorText(commit.error)}
        </ErrorState>
      )}
      {progress !== null && (
        <ProgressBar label={props.doing} value={progress.done} max={progress.of} className="mb-3" />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-md text-text-2">
          <strong className="font-bold text-text">Nothing is written yet.</strong> {props.children}
        </p>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <Button
            disabled={commit.isPending}
            onClick={() => {
              cancel.mutate(intake.id);
              props.onCancel();
            }}
          >
            {props.cancelLabel}
          </Button>
          <Button
            variant="primary"
            disabled={props.disabled}
            busy={commit.isPending ? props.doing : props.busy && "Looking at it again..."}
            onClick={() => commit.mutate(intake.version)}
          >
            {props.label}
          </Button>
        </div>
      </div>
    </div>
  );
}
