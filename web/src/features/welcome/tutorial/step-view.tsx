import { ArrowLeft, ArrowRight, RotateCcw, X } from "lucide-react";
import type { KeyboardEvent, Ref } from "react";
import { PHONE, useMedia } from "../../../lib/use-media.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { KeyHint } from "../../../ui/key-hint.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { StepPicture } from "./step-picture.tsx";
import type { TutorialStep } from "./steps.ts";
import { cx } from "../../../ui/cx.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** One step with its picture, and the ways on. The arrow keys turn it, Escape closes it. */
export function StepView(props: {
  step: TutorialStep;
  /** Counted from 1. */
  at: number;
  steps: number;
  title: Ref<HTMLHeadingElement>;
  /** 0 is the introduction. */
  onShow: (step: number) => void;
}) {
  const { step, at, steps, title, onShow } = props;
  const phone = useMedia(PHONE);
  const last = at === steps;

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Escape: 0 }[event.key];
    if (to === undefined || (to === 0 && event.key !== "Escape") || to > steps) return;
    event.preventDefault();
    onShow(to);
  }

  return (
    <Sheet
      aria-label="Tutorial"
      // A press on the picture leaves the keys working.
      tabIndex={-1}
      className="max-w-240 p-4 outline-none sm:p-6"
      onKeyDown={onKeyDown}
    >
      <div className="relative">
        <div aria-live="polite" aria-atomic>
          <p className="pr-12 text-sm text-muted tabular-nums">
            Step {at} of {steps}
          </p>
          <h2
            ref={title}
            tabIndex={-1}
            className="mt-0.5 rounded-1 pr-12 text-h2 font-bold tracking-tight outline-none"
          >
            {step.title}
          </h2>
          <p className="mt-1 max-w-160 text-md text-text-2 sm:min-h-16">
            {(phone && step.onPhone?.text) || step.text}
          </p>
        </div>
        <IconButton
          label="Close the tutorial"
          className="absolute! -top-1 -right-1"
          icon={<X aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => onShow(0)}
        />
      </div>
      {/* As large as leaves the buttons below it on the screen. */}
      <div className="mx-auto my-4 sm:max-w-[max(30rem,calc((100dvh-23rem)*1.6))]">
        <StepPicture step={step} />
      </div>
      <div className="grid grid-cols-2 items-center gap-x-4 gap-y-3 sm:grid-cols-[1fr_auto_1fr]">
        <div className="col-span-2 sm:order-2 sm:col-span-1">
          <ProgressDots step={at} steps={steps} />
        </div>
        <div className="flex items-center gap-4 sm:order-1">
          <Button icon={<ArrowLeft {...icon} />} disabled={at === 1} onClick={() => onShow(at - 1)}>
            Previous
          </Button>
          <span aria-hidden className="flex items-center gap-1.5 text-sm text-muted touch:hidden">
            <KeyHint>←</KeyHint>
            <KeyHint>→</KeyHint>
          </span>
        </div>
        <div className="flex justify-end sm:order-3">
          {last ? (
            <Button variant="primary" icon={<RotateCcw {...icon} />} onClick={() => onShow(1)}>
              Restart Tutorial
            </Button>
          ) : (
            <Button variant="primary" onClick={() => onShow(at + 1)}>
              Next
              <ArrowRight {...icon} />
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}

/** A dot for each step, filled up to the present one. Decoration: the words beside it say the same. */
function ProgressDots({ step, steps }: { step: number; steps: number }) {
  return (
    <span aria-hidden className="flex flex-wrap items-center justify-center gap-1.5">
      {Array.from({ length: steps }, (_, index) => (
        <span
          key={index}
          className={cx(
            "h-1.5 rounded-full transition-[width] duration-(--dur-2) forced-colors:border",
            index + 1 === step ? "w-4 bg-accent forced-colors:bg-[CanvasText]" : "w-1.5",
            index + 1 < step && "bg-accent forced-colors:bg-[CanvasText]",
            index + 1 > step && "bg-border-strong",
          )}
        />
      ))}
    </span>
  );
}
