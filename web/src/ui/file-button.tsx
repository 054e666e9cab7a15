import { useRef, type ComponentProps } from "react";
import { Button } from "./button.tsx";

/** A button that opens the system's choice of files. The same file may be chosen again. */
export function FileButton(
  props: Omit<ComponentProps<typeof Button>, "onClick"> & {
    /** What the files are, for whoever hears the field instead of seeing the button. */
    label: string;
    accept: string;
    multiple?: boolean;
    onFiles: (files: File[]) => void;
  },
) {
  const { label, accept, multiple = false, onFiles, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
