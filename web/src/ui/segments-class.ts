import { cx } from "./cx.ts";

/** The well that segments lie in. */
export const segmentsClass =
  "inline-flex h-(--control) items-stretch rounded-2 bg-sunken p-px touch:p-0";

/** One segment. */
export function segmentClass(chosen: boolean): string {
  return cx(
    "relative inline-flex flex-1 cursor-pointer items-center justify-center gap-2 whitespace-nowrap rounded-2 border px-3 text-md font-mid",
    chosen
      ? "border-border-strong bg-surface text-text"
      : "border-transparent text-text-2 hover:text-text",
  );
}
