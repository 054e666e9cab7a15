import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { Field, inputClass, type FieldProps } from "./field.tsx";

export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<"textarea">, keyof FieldProps | "id" | "value"> {
  value: string;
  /** Longest text, in UTF-16 units; the count shows from the first character. */
  max?: number;
  /** Set in the voice of a report, for words a parent will read. */
  reading?: boolean;
}

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
          // A field that grows with its text is not held open by its rows.
          style={{
            minHeight: `max(var(--control), min(${rows}lh + ${reading ? 1.625 : 0.875}rem, 45dvh))`,
          }}
          value={value}
          maxLength={max}
          className={cx(
            inputClass,
            "field-sizing-content resize-y",
            reading ? "px-4 py-3 font-read text-read" : "py-1.5 text-md",
          )}
        />
      )}
    </Field>
  );
}
