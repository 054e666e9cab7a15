import { cx } from "../../../../ui/cx.ts";

/** A dot for what is missing; a stroke for what the class does not use, and nobody misses. */
export function EmptyMark({ used }: { used: boolean }) {
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
