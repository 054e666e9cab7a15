import { Checkbox, type CheckboxProps } from "./checkbox.tsx";

/** The checkbox of a row that it chooses: the whole row ticks it. The row must be `relative`. */
export function RowCheckbox(props: Omit<CheckboxProps, "hideLabel" | "className">) {
  return (
    <Checkbox {...props} hideLabel className="static! after:absolute after:inset-0 [&>span]:z-1" />
  );
}
