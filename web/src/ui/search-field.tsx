import { Search } from "lucide-react";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A search box, named by its label even where that does not show. */
export function SearchField(props: Omit<TextFieldProps, "type" | "icon">) {
  return (
    <TextField
      type="search"
      autoComplete="off"
      icon={<Search aria-hidden size={16} strokeWidth={1.75} />}
      {...props}
    />
  );
}
