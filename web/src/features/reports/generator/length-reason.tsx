import { cx } from "../../../ui/cx.ts";
import type { Writing } from "./use-writing.ts";

/** Why nothing can be generated yet. */
export const LENGTH_REASON = "Choose a report word count first";

/** Says why in words, where no pointer can rest on the disabled button. */
export function LengthReason(props: { writing: Writing; className?: string }) {
  return props.writing.ready ? null : (
    <p className={cx("text-sm text-text-2", props.className)}>{LENGTH_REASON}.</p>
  );
}
