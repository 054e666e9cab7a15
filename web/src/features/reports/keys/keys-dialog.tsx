import { Fragment, useEffect, useState } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { KeyHint } from "../../../ui/key-hint.tsx";
import { KEY_GROUPS, type KeyGroup } from "./key-list.ts";
import { useSingleKeys, singleKeysOn } from "../../../lib/single-keys.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";

/** The keys of the Reports tab. */
function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      size="lg"
      title="Keys"
      description="A class can be filled in, generated, reviewed and kept without a mouse."
      onClose={onClose}
    >
      <div data-keys className="gap-x-10 sm:columns-2">
        {KEY_GROUPS.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
      <SingleKeys />
    </Dialog>
  );
}

/** Switches letters off that do something by themselves. */
function SingleKeys() {
  const [on, choose] = useSingleKeys();
  return (
    <div className="border-t border-border pt-4">
      <Checkbox
        label="Letters act by themselves"
        checked={on}
        aria-describedby="single-keys"
        onChange={(event) => choose(event.target.checked)}
      />
      <p id="single-keys" className="mt-1 pl-6 text-sm text-muted">
        Switch this off where you dictate, or where a letter is pressed by mistake. Every key has a
        button that does the same.
      </p>
    </div>
  );
}

function Group({ group: { title, where, lines } }: { group: KeyGroup }) {
  return (
    <section aria-label={title} className="mb-6 break-inside-avoid">
      <h3 className="text-md font-bold">{title}</h3>
      <p className="pb-1.5 text-sm text-muted">{where}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 border-t border-border text-md">
        {lines.map(({ ways, does }) => (
          <div
            key={does}
            className="col-span-full grid grid-cols-subgrid border-b border-border py-1.5"
          >
            <dt className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
              {ways.map((keys, at) => (
                <Fragment key={keys.join(" ")}>
                  {at > 0 && <span className="sr-only">or</span>}
                  <span className="flex items-center gap-0.5">
                    {keys.map((key) => (
                      <KeyHint key={key}>{key}</KeyHint>
                    ))}
                  </span>
                </Fragment>
              ))}
            </dt>
            <dd className="text-text-2">{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

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
