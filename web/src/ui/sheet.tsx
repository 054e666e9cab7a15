import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** White paper on the desk: related panels share one, split by hairlines. */
export function Sheet({ className, ...rest }: ComponentProps<"section">) {
  return (
    <section className={cx("rounded-3 border border-border bg-surface", className)} {...rest} />
  );
}
