import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { KeyHint } from "../../../ui/key-hint.tsx";
import { KeysDialog } from "./keys-dialog.tsx";

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
