import { TextField, type TextFieldProps } from "../../ui/text-field.tsx";

/** The digits that an app shows: typed, pasted with its spaces, or filled in by the browser. */
export function CodeField(props: Omit<TextFieldProps, "label">) {
  return (
    <TextField
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      // What is pasted may have a space in the middle, and one at its end.
      maxLength={12}
      required
      {...props}
    />
  );
}
