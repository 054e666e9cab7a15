import { cx } from "../../../ui/cx.ts";

/** A dot for each step, filled up to the one that shows. The words beside it say the same. */
export function ProgressDots({ step, steps }: { step: number; steps: number }) {
  return (
    <span aria-hidden className="flex flex-wrap items-center justify-center gap-1.5">
      {Array.from({ length: steps }, (_, index) => (
        <span
          key={index}
          className={cx(
            "h-1.5 rounded-full transition-[width] duration-(--dur-2)",
            index + 1 === step ? "w-4 bg-accent" : "w-1.5",
            index + 1 < step && "bg-accent",
            index + 1 > step && "bg-border-strong",
          )}
        />
      ))}
    </span>
  );
}
