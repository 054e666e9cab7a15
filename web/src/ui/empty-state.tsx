import type { ReactNode } from "react";
import { cx } from "./cx.ts";

const marks = {
  search: (
    <>
      <circle cx="87" cy="36" r="14" fill="none" strokeWidth="2" className="stroke-accent-ink" />
      <path d="m97 46 11 11" strokeWidth="3" strokeLinecap="round" className="stroke-accent-ink" />
    </>
  ),
  page: (
    <path
      d="M44 27h88M44 46h64M44 65h40"
      strokeWidth="2.5"
      strokeLinecap="round"
      className="stroke-scale-off"
    />
  ),
  tick: (
    <path
      d="m73 38 11 11 22-25"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-accent-ink"
    />
  ),
};

/** Nothing here: a ruled page, one sentence, the way out. */
export function EmptyState(props: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  mark?: keyof typeof marks;
  /** The title is the page's heading. */
  heading?: boolean;
  className?: string;
}) {
  const Title = props.heading ? "h1" : "p";
  return (
    <div className={cx("flex flex-col items-center px-4 py-10 text-center", props.className)}>
      <svg aria-hidden width="174" height="76" viewBox="0 0 174 76" className="mb-5">
        <rect
          x="0.5"
          y="0.5"
          width="173"
          height="75"
          rx="6"
          className="fill-surface stroke-border"
        />
        <path d="M1 19.5h172M1 38.5h172M1 57.5h172" className="stroke-border" />
        <path d="M28.5 1v74" className="stroke-margin-line" />
        <rect
          x="9.5"
          y="24"
          width="9"
          height="9"
          rx="2"
          fill="none"
          className="stroke-border-strong"
        />
        {marks[props.mark ?? "page"]}
      </svg>
      <Title className={props.heading ? "text-h2 font-bold" : "text-h3 font-bold"}>
        {props.title}
      </Title>
      {props.children && <div className="mt-1 max-w-120 text-md text-text-2">{props.children}</div>}
      {props.actions && (
        <div className="mt-4 flex flex-wrap justify-center gap-2">{props.actions}</div>
      )}
    </div>
  );
}
