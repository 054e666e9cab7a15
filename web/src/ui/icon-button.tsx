import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import { Tooltip } from "./tooltip.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** Its accessible name and its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: "ghost" | "secondary" | "danger";
  size?: "md" | "row";
  tooltipSide?: "top" | "right" | "bottom" | "left";
}

const looks = {
  ghost: "border-transparent text-text-2 hover:bg-hover hover:text-text disabled:text-disabled",
  secondary: "border-border-strong bg-surface text-text hover:bg-hover disabled:text-disabled",
  danger: "border-transparent text-text-2 hover:bg-danger-soft hover:text-danger",
};

/** A button that is only an icon, always with a name and a tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = "ghost", size = "md", tooltipSide, className, ...rest } = props;
  return (
    <Tooltip text={label} side={tooltipSide}>
      <button
        type="button"
        aria-label={label}
        className={cx(
          "inline-grid shrink-0 place-items-center rounded-2 border transition-colors duration-(--dur-1) disabled:cursor-not-allowed",
          looks[variant],
          size === "row" ? "size-(--control-row)" : "size-(--control)",
          className,
        )}
        {...rest}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
