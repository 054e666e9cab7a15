import type { ComponentProps, ReactNode } from "react";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./button-class.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** A number that goes with the action, such as how many it will act on. */
  count?: number;
  /** While set, the button does nothing and reads this; the focus stays on it. */
  busy?: string | false;
}

/** A button with words. One `primary` per view; `danger` is text, `danger-fill` only confirms. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, count, busy, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      className={buttonClass(variant, size, className, Boolean(busy))}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : undefined}
      {...rest}
      // Nor does it submit its form again.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner decorative /> : icon}
      {busy || children}
      {count !== undefined && !busy && <Count value={count} />}
    </button>
  );
}

function Count({ value }: { value: number }) {
  return (
    <span className="-mr-1 rounded-1 bg-current/15 px-1.5 text-xs tabular-nums">
      <span>{value}</span>
    </span>
  );
}
