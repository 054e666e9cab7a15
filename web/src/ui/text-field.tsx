import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import { Field, inputClass, type FieldProps } from "./field.tsx";

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<"input">, keyof FieldProps | "id"> {
  /** At the left inside the box. */
  icon?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, describedBy, aside, className, icon, ...input } = props;
  return (
    <Field {...{ label, hideLabel, hint, error, describedBy, aside, className }}>
      {(control) => (
        <div className="relative">
          {icon && (
            <span className="pointer-events-none absolute inset-y-0 left-2.5 grid place-items-center text-muted">
              {icon}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...control}
            className={cx(inputClass, "h-(--control) text-md", Boolean(icon) && "pl-8.5")}
          />
        </div>
      )}
    </Field>
  );
}
