import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type Tone = "neutral" | "accent" | "success" | "warning" | "danger" | "info";

const looks: Record<Tone, string> = {
  neutral: "bg-sunken text-text-2",
  accent: "bg-accent-soft text-accent-ink",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  info: "bg-info-soft text-info",
};

/** A word or a number in a tinted box. It tells; it never acts. */
export function Chip(props: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 whitespace-nowrap rounded-1 px-2 py-0.5 text-sm font-mid tabular-nums",
        looks[props.tone ?? "neutral"],
        props.className,
      )}
    >
      {props.icon}
      {props.children}
    </span>
  );
}
