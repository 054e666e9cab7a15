import type { ReactNode } from "react";
import { cx } from "./cx.ts";

// The delay keeps fast answers from flashing grey.
const late = "animate-[appear_var(--dur-2)_200ms_both]";

/** A grey block in the place of something that is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx("block rounded-1 bg-border", className)} />;
}

/** In the place of words that are on their way: as long as these, and broken into lines as they will be. */
export function SkeletonWords({ children }: { children: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        "rounded-1 bg-border text-transparent select-none forced-colors:invisible",
        late,
      )}
    >
      {children}
    </span>
  );
}

/** Wraps skeletons: seen after 200 ms, and said once to screen readers. */
export function Loading(props: { label?: string; children: ReactNode; className?: string }) {
  return (
    <div role="status" className={cx(late, props.className)}>
      <span className="sr-only">{props.label ?? "Loading..."}</span>
      {props.children}
    </div>
  );
}
