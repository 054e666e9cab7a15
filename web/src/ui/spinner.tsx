import { LoaderCircle } from "lucide-react";
import { cx } from "./cx.ts";

/** A turning ring; under reduced motion its words. `decorative` where words stand beside it already. */
export function Spinner(props: { label?: string; decorative?: boolean; className?: string }) {
  const { label = "Loading...", decorative, className } = props;
  return (
    <span
      className={cx("inline-flex items-center", decorative && "motion-reduce:hidden", className)}
      aria-hidden={decorative}
    >
      <LoaderCircle
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className="animate-[turn_900ms_linear_infinite] motion-reduce:hidden"
      />
      {!decorative && <span className="motion-safe:sr-only">{label}</span>}
    </span>
  );
}
