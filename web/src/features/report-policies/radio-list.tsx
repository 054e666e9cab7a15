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
        <div key={value} className="flex items-start gap-2.5 py-1.5 touch:py-2.5">
          <input
            type="radio"
            id={`${name}-${value}`}
            name={name}
            aria-describedby={`${name}-${value}-about`}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
            className="mt-0.5 size-4 shrink-0 cursor-pointer appearance-none rounded-full border border-border-strong bg-surface checked:border-5 checked:border-accent touch:size-5 touch:checked:border-6"
          />
          <div className="min-w-0">
            <label htmlFor={`${name}-${value}`} className="block cursor-pointer text-md">
              {label}
            </label>
            <p id={`${name}-${value}-about`} className="text-sm text-muted">
              {about}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
