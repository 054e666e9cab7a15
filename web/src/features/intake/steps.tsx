import { Check } from "lucide-react";
import { cx } from "../../ui/cx.ts";

/** The steps of a page, and which of them it is at. */
export function Steps<Step extends string>({ steps, at }: { steps: readonly Step[]; at: Step }) {
  const now = steps.indexOf(at);
  return (
    <ol aria-label="Steps" className="flex items-center gap-1.5 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === now ? "step" : undefined}
          className={cx(
            "flex items-center gap-1.5",
            index === now ? "font-bold text-text" : "text-text-2",
          )}
        >
          {index < now && <Check aria-label="Done:" size={14} strokeWidth={2} />}
          {step}
          {index < steps.length - 1 && (
            <span aria-hidden className="w-5 border-t border-border-strong" />
          )}
        </li>
      ))}
    </ol>
  );
}
