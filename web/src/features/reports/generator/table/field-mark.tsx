import { Check } from "lucide-react";
import { cx } from "../../../../ui/cx.ts";

/** A tick for what is filled in, a dot for what is missing; a stroke for what the class does not use, and nobody misses. */
export function FieldMark({ filled, used }: { filled: boolean; used: boolean }) {
  if (filled) return <Check aria-hidden size={14} strokeWidth={2.25} className="text-accent-ink" />;
  return (
    <span
      aria-hidden
      className={cx(
        used ? "size-0.75 rounded-full bg-muted" : "h-px w-1.5 bg-border-strong",
        "forced-colors:bg-[CanvasText]",
      )}
    />
  );
}
