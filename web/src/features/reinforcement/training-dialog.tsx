import {
  SAMPLES_MIN,
  type TrainingDraft,
  type TrainingSample,
} from "@reportair/contract/features/reinforcement.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../lib/api/api-error.ts";
import { formatCount } from "../../lib/format.ts";
import { BroughtBack } from "../../ui/brought-back.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { toast } from "../../ui/toast-store.ts";
import { styleQuery, trainingDraftQuery, useSubmitSamples } from "../../data/reinforcement.ts";
import { KeptReportsButton } from "./kept-reports-button.tsx";
import { SampleSlot } from "./sample-slot.tsx";
import { filled, SLOTS, splitInto } from "./samples.ts";
import { StylePanel } from "./style-panel.tsx";
import { useComingIn } from "./use-coming-in.ts";
import { useTrainingDraft } from "./use-training-draft.ts";

const TITLE = "Reinforcement Learning Interface";

/** Fifteen slots for the teacher's own reports, and the style that came of earlier ones. */
export function TrainingDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, refetch } = useQuery(trainingDraftQuery);
  if (data) return <Training kept={data} onClose={onClose} />;
  // Samples typed beside a draft that could not be fetched would take its place.
  return (
    isError && (
      <Dialog open onClose={onClose} title={TITLE}>
        <ErrorState safe="What you have typed is kept." onRetry={() => void refetch()}>
          Your sample reports could not be loaded.
        </ErrorState>
      </Dialog>
    )
  );
}

function Training({ kept, onClose }: { kept: TrainingDraft; onClose: () => void }) {
  const { samples, state, type, put, submitWith, draft } = useTrainingDraft(kept);
  const [error, setError] = useState<string | null>(null);
  const style = useQuery(styleQuery);
  const submit = useSubmitSamples();
  const given = filled(samples);
  const missing = SAMPLES_MIN - given.length;

  // The same for as long as the window is open: a slot is drawn anew only where it changes.
  const [change] = useState(() => (at: number, part: Partial<TrainingSample>) => {
    setError(null);
    type(at, part);
  });
  const comeIn = useComingIn(samples, put);
  const [split] = useState(() => (at: number, reports: readonly string[]) => {
    setError(null);
    comeIn(
      (before) => splitInto(before, at, reports),
      (placed) => splitText(placed, reports.length),
    );
  });
  async function train() {
    try {
      await submitWith(() => submit.mutateAsync(given));
      toast.success(`Successfully submitted ${given.length} samples for AI training.`);
      onClose();
    } catch (failure) {
      setError(failureText(failure));
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={TITLE}
      description="Teach the writing your own style with reports that you have written."
      actions={
        <>
          <div className="mr-auto w-full sm:w-64 md:w-80">
            <p className="mb-1 text-sm text-muted tabular-nums" role="status">
              {given.length}/{SLOTS} Reports Completed
              {state !== null && (
                <span className={state === "failed" ? "text-danger" : undefined}>
                  {state === "saved" ? " · Draft saved" : " · Draft not saved yet"}
                </span>
              )}
            </p>
            <ProgressBar label="Reports completed" value={given.length} max={SLOTS} />
          </div>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            disabled={missing > 0}
            busy={submit.isPending && "Submitting..."}
            onClick={() => void train()}
          >
            {missing > 0 ? `Need ${missing} More` : "Initiate Training"}
          </Button>
        </>
      }
    >
      {style.data && style.data.state !== "none" && <StylePanel style={style.data} />}
      <ol className="list-decimal space-y-1 pl-5 text-md text-text-2 marker:text-muted">
        <li>
          Paste 10 to 15 reports that sound like you, one in each slot, or a whole document of them
          into the first.
        </li>
        <li>Where you remember it, open “What was ticked” and say what each was written from.</li>
        <li>Names, dates and other identifying details are removed before anything is stored.</li>
        <li>Training happens later. A notification tells you when your style is ready.</li>
      </ol>
      <div className="mt-3">
        <KeptReportsButton comeIn={comeIn} />
      </div>
      <BroughtBack draft={draft} className="mt-4" />
      {error !== null && (
        <InlineAlert className="mt-4" tone="danger">
          {error}
        </InlineAlert>
      )}
      <ol className="mt-2" aria-label="Sample reports">
        {samples.map((sample, at) => (
          // The slots are places: they never move.
          // oxlint-disable-next-line react/no-array-index-key
          <SampleSlot key={at} at={at} sample={sample} onChange={change} onSplit={split} />
        ))}
      </ol>
    </Dialog>
  );
}

function splitText(placed: number, all: number): string {
  const done = `Split into ${formatCount(placed, "box", "boxes")}.`;
  return placed < all ? `${done} For ${all - placed} there was none left.` : done;
}

/** The server's sentences joined, each once whatever number of samples it is about, else what the error says, else the usual text. */
function failureText(failure: unknown): string {
  if (failure instanceof ApiError) {
    const sentences = new Set(Object.values(failure.fields).flat());
    if (sentences.size > 0) return [...sentences].join(" ");
    if (failure.text) return failure.text;
  }
  return "Failed to submit samples. Please try again.";
}
