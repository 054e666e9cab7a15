import { COMMENT_MAX } from "@reportair/contract/features/feedback.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { Check } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { currentKeeper } from "../../lib/drafts/keeper.ts";
import { useDraft } from "../../lib/drafts/use-draft.ts";
import { BroughtBack } from "../../ui/brought-back.tsx";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSubmitFeedback } from "../../data/feedback.ts";
import { choiceIn, choiceOf, NOTHING, ratingOf, withStar, withThumb } from "./choice.ts";
import { Stars } from "./stars.tsx";
import { ThumbButton } from "./thumb-button.tsx";

type Rated = Pick<GeneratedReport, "id" | "feedback" | "student_name">;

/** Rates a report once, by a thumb or stars; a rating that was given shows and is locked. */
export function FeedbackWidget({ report }: { report: Rated }) {
  // Another report has another rating.
  return <Widget key={report.id} report={report} />;
}

function Widget({ report }: { report: Rated }) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const submit = useSubmitFeedback();
  const [typed, setTyped] = useState("");
  const [picked, setPicked] = useState(NOTHING);
  const locked = report.feedback !== null || submit.isSuccess;
  const choice = report.feedback ? choiceOf(report.feedback) : picked;
  const comment = report.feedback?.comment ?? typed;
  const rating = ratingOf(choice);
  const disabled = locked || submit.isPending;
  const draft = useDraft({
    name: report.feedback ? null : `rating:${report.id}`,
    what: `your rating of the report for ${report.student_name}`,
    value: { ...picked, comment: typed },
    dirty: !locked && rating !== null,
    restore: (before) => {
      setPicked(choiceIn(before));
      setTyped(commentIn(before));
    },
    reset: () => {
      setPicked(NOTHING);
      setTyped("");
    },
  });
  async function send() {
    if (rating === null) return;
    await submit.mutateAsync({ report: report.id, rating, comment: typed });
    // Not before: a rating that did not arrive comes back with its report.
    draft.forget();
  }
  // Who goes on to another report has given this rating, pressed or not.
  const goOn = useEffectEvent(() => {
    // Whose session has ended finds it again.
    if (locked || submit.isPending || rating === null || currentKeeper() === null) return;
    void send().then(
      () => toast.success("Your rating was submitted"),
      () => toast.error("Your rating was not submitted. It is kept, and is back with the report."),
    );
  });
  useEffect(() => {
    const shown = section.current;
    return () => {
      if (!shown?.isConnected) goOn();
    };
  }, []);
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className="rounded-3 border border-border px-4 py-3"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {/* No heading: it stands under headings of different levels. */}
        <p id={id} className="text-md font-mid">
          Rate this report
        </p>
        <div role="group" aria-label="Thumbs" className="flex gap-1">
          {(["up", "down"] as const).map((thumb) => (
            <ThumbButton
              key={thumb}
              thumb={thumb}
              chosen={choice.thumb === thumb}
              disabled={disabled}
              onPick={(next) => setPicked(withThumb(next))}
            />
          ))}
        </div>
        <Stars
          value={choice.star}
          disabled={disabled}
          onPick={(star) => setPicked((old) => withStar(old, star))}
        />
        {locked
          ? comment && <p className="basis-full text-sm text-text-2">{comment}</p>
          : rating && (
              <TextArea
                className="basis-full"
                label="Comment (optional)"
                max={COMMENT_MAX}
                value={typed}
                disabled={disabled}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
        {!locked && (
          <Button
            className="ml-auto"
            disabled={rating === null}
            busy={submit.isPending && "Submitting..."}
            // A failure is shown below.
            onClick={() => void send().catch(() => undefined)}
          >
            Submit Feedback
          </Button>
        )}
      </div>
      {!locked && <BroughtBack draft={draft} className="mt-2" />}
      <div role="status">
        {locked && (
          <p className="mt-1.5 flex items-center gap-2 text-sm text-success">
            <Check aria-hidden size={16} strokeWidth={2} />
            Thank you for your feedback!
          </p>
        )}
      </div>
      {submit.isError && (
        <InlineAlert className="mt-2">Failed to submit feedback. Please try again.</InlineAlert>
      )}
    </section>
  );
}

/** The comment in a rating that was kept. */
function commentIn(kept: unknown): string {
  const comment = (kept as { comment?: unknown } | null)?.comment;
  return typeof comment === "string" ? comment : "";
}
