import { cx } from "./cx.ts";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "danger-fill" | "cover";
export type ButtonSize = "md" | "row" | "lg";

const base =
  "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-2 border font-mid transition-colors duration-(--dur-1) disabled:cursor-not-allowed aria-disabled:cursor-not-allowed [&_svg]:shrink-0";

const looks: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-accent text-accent-text hover:not-disabled:bg-accent-hover active:not-disabled:bg-accent-press",
  secondary: "border-border-strong bg-surface text-text hover:not-disabled:bg-hover",
  ghost: "border-transparent text-text-2 hover:not-disabled:bg-hover hover:not-disabled:text-text",
  danger: "border-transparent text-danger hover:not-disabled:bg-danger-soft",
  "danger-fill":
    "border-transparent bg-danger-fill text-danger-fill-text hover:not-disabled:brightness-90",
  cover: "border-transparent bg-cover-text text-[#174f3e] hover:bg-white",
};

const refused: Record<ButtonVariant, string> = {
  primary: "disabled:bg-sunken disabled:text-disabled",
  secondary: "disabled:border-border disabled:bg-transparent disabled:text-disabled",
  ghost: "disabled:text-disabled",
  danger: "disabled:text-disabled",
  "danger-fill": "disabled:bg-sunken disabled:text-disabled",
  cover: "",
};

const sizes: Record<ButtonSize, string> = {
  row: "h-(--control-row) px-2.5 text-sm",
  md: "h-(--control) px-3.5 text-md",
  lg: "h-11 px-5 text-md",
};

/** The look of a button, for links that are to look like one: `<Link className={buttonClass("primary")}>`. */
export function buttonClass(
  variant: ButtonVariant = "secondary",
  size: ButtonSize = "md",
  className?: string | false,
  // A working button keeps its colour: it is occupied, not refused.
  busy = false,
): string {
  return cx(base, looks[variant], !busy && refused[variant], sizes[size], className);
}
