import { Button } from "../../../ui/button.tsx";

/** Past the tools to the first student's first field, for whoever works with keys; seen only with the focus. */
export function SkipToStudents() {
  return (
    <Button
      className="fixed! -top-24 left-2 z-50 focus:top-2 max-sm:hidden"
      onClick={() =>
        document.querySelector<HTMLElement>("[data-student] [data-column=level] button")?.focus()
      }
    >
      Skip to the pupils
    </Button>
  );
}
