import type {
  CopyQueue,
  MarkSheetOrder as Found,
} from "@reportair/contract/features/destinations.ts";
import { useState } from "react";
import { useSetMarkSheetOrder } from "../../data/destinations.ts";
import { ApiError, errorText } from "../../lib/api/api-error.ts";
import { formatCount, formatList } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogClose } from "../../ui/dialog-close.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast-store.ts";

/** Puts a class into the order of the system's mark sheet, from its column of names. */
export function MarkSheetOrder({ queue, onClose }: { queue: CopyQueue; onClose: () => void }) {
  const [names, setNames] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const set = useSetMarkSheetOrder();
  const { error } = set;
  async function save(given: string) {
    const answer = await set
      .mutateAsync({ classroom: queue.classroom.id, names: given })
      .catch(() => null);
    if (answer === null) return;
    const doubts = [answer.unknown, answer.ambiguous, answer.missing].some(
      ({ length }) => length > 0,
    );
    if (given !== "" && doubts) {
      setFound(answer);
      return;
    }
    toast.success(given === "" ? "The class is by surname again." : "The order is remembered.");
    onClose();
  }
  return (
    <Dialog
      open
      title="Order of the mark sheet"
      description={`Copy the column of names out of ${queue.destination.name} and paste it here. Each class remembers its order.`}
      dirty={names !== "" && found === null}
      onClose={onClose}
      actions={
        found === null ? (
          <>
            {queue.ordered && (
              <Button
                className="sm:mr-auto"
                busy={set.isPending && "Saving..."}
                onClick={() => void save("")}
              >
                By surname again
              </Button>
            )}
            <DialogClose>Cancel</DialogClose>
            <Button
              variant="primary"
              aria-disabled={names.trim() === "" || undefined}
              busy={set.isPending && "Saving..."}
              onClick={() => {
                if (names.trim() !== "") void save(names);
              }}
            >
              Use this order
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setFound(null)}>Paste again</Button>
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </>
        )
      }
    >
      {found === null ? (
        <TextArea
          label="Names, one a line"
          rows={10}
          value={names}
          autoComplete="off"
          spellCheck={false}
          hint="Surname and forename in any order. Where two pupils have one name, paste their admission numbers, too."
          error={
            error
              ? (error instanceof ApiError && error.fields["names"]?.[0]) || errorText(error)
              : undefined
          }
          onChange={(event) => setNames(event.target.value)}
        />
      ) : (
        <div className="space-y-3">
          <p className="text-md text-text-2">The order is remembered. This is worth a look:</p>
          <Doubt
            names={found.ambiguous}
            words="could be several pupils. Their rows are left empty: paste admission numbers, too."
            one="line"
          />
          <Doubt
            names={found.unknown}
            words="nobody of this class. Their rows are left empty, so that a pasted column stays in step."
            one="line"
            verb
          />
          <Doubt names={found.missing} words="not in the names. They come last." one="pupil" verb />
        </div>
      )}
    </Dialog>
  );
}

function Doubt(props: { names: readonly string[]; words: string; one: string; verb?: boolean }) {
  const { names, words, one, verb } = props;
  if (names.length === 0) return null;
  const is = verb === true ? ` ${names.length === 1 ? "is" : "are"}` : "";
  return (
    <InlineAlert tone="warning" still title={`${formatCount(names.length, one)}${is} ${words}`}>
      {formatList(names, 8)}
    </InlineAlert>
  );
}
