import { useEffect, useState } from "react";
import { part } from "../../../ui/part.tsx";
import { singleKeysOn } from "../../../lib/single-keys.ts";
import { Button } from "../../../ui/button.tsx";
import { KeyHint } from "../../../ui/key-hint.tsx";

const KeysDialog = part(async () => (await import("./keys-dialog.tsx")).KeysDialog);

/** Shows the keys when "?" is pressed outside a text field. */
export function KeysHelp() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!singleKeysOn() || event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey)
        return;
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

/** "All keys ?": opens the list of keys. Not for fingers, which have none. */
export function KeysLink() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="row"
        className="-mx-2 px-2! text-sm! touch:hidden"
        onClick={() => setOpen(true)}
      >
        All keys <KeyHint>?</KeyHint>
      </Button>
      {open && <KeysDialog onClose={() => setOpen(false)} />}
    </>
  );
}
