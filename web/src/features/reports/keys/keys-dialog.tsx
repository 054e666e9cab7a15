import { Fragment } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { KeyHint } from "../../../ui/key-hint.tsx";
import { KEY_GROUPS, type KeyGroup } from "./key-list.ts";
import { useSingleKeys } from "../../../lib/single-keys.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";

/** The keys of the Reports tab. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
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
