import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { cx } from "./cx.ts";
import { Field, inputClass, type FieldProps } from "./field.tsx";

/** A password, which can be looked at. */
export function PasswordField(
  props: FieldProps & Omit<ComponentProps<"input">, keyof FieldProps | "id" | "type">,
) {
  const { label, hideLabel, hint, error, aside, className, ...input } = props;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...{ label, hideLabel, hint, error, aside, className }}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="none"
            className={cx(inputClass, "h-(--control) pr-11 text-md")}
          />
          <button
            type="button"
            aria-label="Show password"
            aria-pressed={shown}
            className="absolute inset-y-0 right-0 grid w-10 place-items-center touch:w-11 rounded-2 text-text-2 -outline-offset-4 hover:text-text"
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden size={18} strokeWidth={1.75} />
          </button>
        </div>
      )}
    </Field>
  );
}
