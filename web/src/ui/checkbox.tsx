import { Check, Minus } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "size"> {
  label: ReactNode;
  /** The label only names it; in rows, where the row's header says what is chosen. */
  hideLabel?: boolean;
  /** Some, but not all, of what it stands for. */
  indeterminate?: boolean;
}

/** A box to tick; on touch its target is 44 px. */
export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel, indeterminate = false, className, ...input } = props;
  const mark =
    "pointer-events-none absolute inset-0 m-auto text-accent-text forced-colors:text-[CanvasText]";
  return (
    <label
      className={cx(
        "relative align-middle text-md has-disabled:cursor-not-allowed has-disabled:text-disabled",
        "touch:min-h-11",
        hideLabel
          ? "inline-flex items-center touch:min-w-11 touch:justify-center"
          : "inline-grid grid-cols-[min-content_minmax(0,auto)] content-center items-start gap-2",
        className,
      )}
    >
      <span
        className={cx(
          "relative inline-block size-4 shrink-0 touch:size-5",
          // Beside the first line of a long label.
          !hideLabel && "mt-[calc((1lh-1rem)/2)] touch:mt-[calc((1lh-1.25rem)/2)]",
        )}
      >
        <input
          {...input}
          type="checkbox"
          ref={(element) => {
            if (element) element.indeterminate = indeterminate;
          }}
          className="peer block size-full cursor-pointer appearance-none rounded-1 border border-border-strong bg-surface checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:cursor-not-allowed disabled:border-border disabled:bg-sunken"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className={cx(mark, "hidden size-3 peer-checked:peer-[:not(:indeterminate)]:block")}
        />
        <Minus
          aria-hidden
          strokeWidth={3}
          className={cx(mark, "hidden size-3 peer-indeterminate:block")}
        />
      </span>
      <span className={hideLabel ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}
