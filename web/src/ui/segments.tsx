import { useId, type ReactNode } from "react";
import { cx } from "./cx.ts";
import { segmentClass, segmentsClass } from "./segments-class.ts";

/** A few choices that exclude each other, side by side: one mode of several. */
export function Segments<T extends string>(props: {
  /** Names the group. */
  label: string;
  value: T;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
  onChange: (value: T) => void;
  className?: string | false | undefined;
}) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={props.label} className={cx(segmentsClass, props.className)}>
      {props.options.map((option) => (
        <label
          key={option.value}
          className={cx(
            segmentClass(option.value === props.value),
            "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
          )}
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}
