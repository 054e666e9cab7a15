import { useId } from "react";

/** A few choices that exclude each other, each with a line that says what it does. */
export function RadioList<T extends string>(props: {
  label: string;
  value: T;
  options: readonly { value: T; label: string; about: string }[];
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-mid text-text-2">{props.label}</legend>
      {props.options.map(({ value, label, about }) => (
        // All of it is pressed; only what it is called is its name.
        <label
          key={value}
          className="flex cursor-pointer items-start gap-2.5 py-1.5 text-md touch:py-2.5"
        >
          <input
            type="radio"
            name={name}
            aria-labelledby={`${name}-${value}`}
            aria-describedby={`${name}-${value}-about`}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
            className="mt-0.5 size-4 shrink-0 cursor-pointer appearance-none rounded-full border border-border-strong bg-surface checked:border-5 checked:border-accent touch:size-5 touch:checked:border-6"
          />
          <span className="min-w-0">
            <span id={`${name}-${value}`} className="block">
              {label}
            </span>
            <span id={`${name}-${value}-about`} className="block text-sm text-muted">
              {about}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
