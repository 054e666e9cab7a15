import { useEffect, useState } from "react";
import { KeysDialog } from "./keys-dialog.tsx";

/** Shows the keys when "?" is pressed, wherever one does not type. */
export function KeysHelp() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (
        target instanceof Element &&
        target.closest("input:not([type=radio], [type=checkbox]), textarea")
      )
        return;
      if (document.querySelector("[role=alertdialog], [role=menu], [role=listbox], [data-keys]"))
        return;
      event.preventDefault();
      setOpen(true);
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return open && <KeysDialog onClose={() => setOpen(false)} />;
}
