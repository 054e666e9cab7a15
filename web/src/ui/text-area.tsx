import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { Field, inputClass, type FieldProps } from "./field.tsx";

export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<"textarea">, keyof FieldProps | "id" | "value" | "rows"> {
  value: string;
  /** Lines that are shown of a short text, too. */
  rows?: keyof typeof MIN_HEIGHT;
  /** Longest text, in UTF-16 units; the count shows from the first character. */
  max?: number;
  /** Set in the voice of a report, for words a parent will read. */
  reading?: boolean;
}

/**
 * As high as so many lines, in half a screen: a field that grows with its text is not held open by its rows. By classes,
 * since pages that the server writes have no style of their own.
 */
const MIN_HEIGHT = {
  1: "min-h-[max(var(--control),min(1lh+var(--padding),45dvh))]",
  3: "min-h-[max(var(--control),min(3lh+var(--padding),45dvh))]",
  4: "min-h-[max(var(--control),min(4lh+var(--padding),45dvh))]",
  7: "min-h-[max(var(--control),min(7lh+var(--padding),45dvh))]",
  8: "min-h-[max(var(--control),min(8lh+var(--padding),45dvh))]",
  10: "min-h-[max(var(--control),min(10lh+var(--padding),45dvh))]",
} as const;

const numbers = new Intl.NumberFormat("en-GB");

/** Several lines of text that grow with what is in them, from so many `rows` on. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, describedBy, aside, className, ...others } = props;
  const { max, reading, value, ...rest } = others;
  const { rows = 1 } = props;
  const counted = max !== undefined && value.length > 0;
  const count = counted && (
    <span className={value.length >= max ? "text-danger" : undefined}>
      <span className="sr-only">Characters: </span>
      {numbers.format(value.length)}/{numbers.format(max)}
    </span>
  );
  return (
    <Field
      {...{ label, hideLabel, hint, error, describedBy, className }}
      aside={aside ?? (count || undefined)}
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          value={value}
          maxLength={max}
          className={cx(
            inputClass,
            "field-sizing-content resize-y",
            MIN_HEIGHT[rows],
            reading
              ? "px-4 py-3 font-read text-read [--padding:1.625rem]"
              : "py-1.5 text-md [--padding:0.875rem]",
          )}
        />
      )}
    </Field>
  );
}
