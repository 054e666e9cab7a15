import { SAMPLES_MIN, type TrainingSample } from "@reportair/contract/features/reinforcement.ts";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { ApiError } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { toast } from "../../ui/toast-store.ts";
import { styleQuery, useSubmitSamples } from "../../data/reinforcement.ts";
import { SampleSlot } from "./sample-slot.tsx";
import { EMPTY_SAMPLE, filled, SLOTS, storedSamples, storeSamples } from "./samples.ts";
import { StylePanel } from "./style-panel.tsx";

/** Fifteen slots for the teacher's own reports, and the style that came of earlier ones. */
export function TrainingDialog({ user, onClose }: { user: number; onClose: () => void }) {
  const [samples, setSamples] = useState(() => storedSamples(sessionStorage, user));
  const [error, setError] = useState<string | null>(null);
  const style = useQuery(styleQuery);
  const submit = useSubmitSamples();
  const given = filled(samples);
  const missing = SAMPLES_MIN - given.length;

  const change = useCallback(
    (at: number, part: Partial<TrainingSample>) => {
      setError(null);
      setSamples((before) => {
        const after = before.map((sample, index) =>
          index === at ? { ...sample, ...part } : sample,
        );
        storeSamples(sessionStorage, user, after);
        return after;
      });
    },
    [user],
  );

  async function train() {
    try {
      await submit.mutateAsync(given);
      storeSamples(sessionStorage, user, [EMPTY_SAMPLE]);
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
      title="Reinforcement Learning Interface"
      description="Teach the writing your own style with reports that you have written."
      actions={
        <>
          <div className="mr-auto w-full sm:w-56">
            <p className="mb-1 text-sm text-muted tabular-nums" role="status">
              {given.length}/{SLOTS} Reports Completed
            </p>
            <ProgressBar label="Reports completed" value={given.length} max={SLOTS} />
          </div>
          <Button onClick={onClose}>Cancel</Button>
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
        <li>Paste 10 to 15 reports that sound like you, one in each slot.</li>
        <li>Where you remember it, open “What was ticked” and say what each was written from.</li>
        <li>Names, dates and other identifying details are removed before anything is stored.</li>
        <li>Training happens later. A notification tells you when your style is ready.</li>
      </ol>
      {error !== null && (
        <InlineAlert className="mt-4" tone="danger">
          {error}
        </InlineAlert>
      )}
      <ol className="mt-2" aria-label="Sample reports">
        {samples.map((sample, at) => (
          // The slots are places: they never move.
          // oxlint-disable-next-line react/no-array-index-key
          <SampleSlot key={at} at={at} sample={sample} onChange={change} />
        ))}
      </ol>
    </Dialog>
  );
}

/** The server's sentences joined, else what the error says, else the usual text. */
function failureText(failure: unknown): string {
  if (failure instanceof ApiError) {
    const sentences = Object.values(failure.fields).flat();
    if (sentences.length > 0) return sentences.join(" ");
    if (failure.text) return failure.text;
  }
  return "Failed to submit samples. Please try again.";
}
