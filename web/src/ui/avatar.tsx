import { initials } from "./initials.ts";
import { cx } from "./cx.ts";

/** A person's initials in a circle. Decoration: the name stands beside it. */
export function Avatar(props: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        "inline-grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-xs font-bold text-text-2",
        props.className,
      )}
    >
      {initials(props.name)}
    </span>
  );
}
