import type { KeyboardEvent, ReactNode, Ref } from "react";
import { cx } from "./cx.ts";
import { Field, inputClass, type FieldProps } from "./field.tsx";
import { SelectPicker, type Choice } from "./select-picker.tsx";

/** A choice from a list, with its label above. */
export function Select<T extends string>(
  props: Choice<T> & FieldProps & { ref?: Ref<HTMLButtonElement> | undefined },
) {
  const { label, hideLabel, hint, error, aside, className, ...choice } = props;
  return (
    <Field {...{ label, hideLabel, hint, error, aside, className }}>
      {(control) => (
        <SelectPicker
          {...choice}
          control={control}
          className={cx(inputClass, "h-(--control) text-md")}
        />
      )}
    </Field>
  );
}

export interface CellSelectProps<T extends string> extends Choice<T> {
  /** What is chosen for whom, such as "Level, Niamh O'Donnell". */
  label: string;
  /**
   * Runs first while the list is closed; what it prevents, the select does not do. Alt and arrow
   * down open the list always.
   */
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
  tabIndex?: number;
  /** Shown instead of what is chosen, where there is no room for words. */
  face?: ReactNode;
  className?: string;
}

/** A select without a border for the cells of a table; the keys 1 to 9 choose at once and 0 clears. */
export function CellSelect<T extends string>(props: CellSelectProps<T>) {
  const { label, className, placeholder = "Choose", clearable = true, ...choice } = props;
  return (
    <SelectPicker
      {...choice}
      placeholder={placeholder}
      clearable={clearable}
      keys
      wraps
      control={{ "aria-label": label }}
      className={cx(
        "-mx-1.5 min-h-(--control-row) w-[calc(100%+0.75rem)] rounded-2 border border-transparent px-1.5 text-sm text-text-2 hover:border-border-strong focus-visible:border-border-strong aria-expanded:border-accent-ink",
        className,
      )}
    />
  );
}
