import type { SuggestedChange } from "@reportair/contract/features/suggestions.ts";
import { Check, X } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { around, visible } from "./marked-text.ts";

const icon = { "aria-hidden": true, size: 14, strokeWidth: 2 } as const;
/** Characters on each side of a change. */
const AROUND = 40;

/** One change with the words around it, to be taken or left; one that fits no more can only be left. */
export function ChangeItem(props: {
  change: SuggestedChange;
  /** The report as it is now. */
  text: string;
  busy: boolean;
  onTake: () => void;
  onLeave: () => void;
}) {
  const { change, text, busy, onTake, onLeave } = props;
  const context = change.place && around(text, change.place, AROUND);
  const of = change.was === "" ? `add “${change.now}”` : `“${change.was}”`;
  return (
    <li className="py-3 first:pt-0" data-change={change.number}>
      <p className="font-read text-md break-words text-text-2">
        {context?.before}
        <Words change={change} />
        {context?.after}
      </p>
      {change.place === null && (
        <p className="mt-1 text-sm text-muted">
          Out of date: the report has been changed here since it was read.
        </p>
      )}
      <div className="mt-2 flex gap-2">
        {change.place && (
          <Button
            size="row"
            className="touch:min-h-11"
            icon={<Check {...icon} />}
            aria-label={`Take: ${of}`}
            aria-disabled={busy || undefined}
            onClick={onTake}
          >
            Take
          </Button>
        )}
        <Button
          size="row"
          variant="ghost"
          className="touch:min-h-11"
          icon={<X {...icon} />}
          aria-label={`Leave: ${of}`}
          aria-disabled={busy || undefined}
          onClick={onLeave}
        >
          Leave
        </Button>
      </div>
    </li>
  );
}

/** What goes and what comes; in words for screen readers too: few of them read out the marks. */
export function Words({ change: { was, now } }: { change: SuggestedChange }) {
  return (
    <>
      {was !== "" && (
        <del className="bg-danger-soft text-danger">
          <span className="sr-only">[goes: </span>
          {visible(was)}
          <span className="sr-only">]</span>
        </del>
      )}
      {now !== "" && (
        <ins className="bg-success-soft text-success">
          <span className="sr-only">[comes: </span>
          {visible(now)}
          <span className="sr-only">]</span>
        </ins>
      )}
    </>
  );
}
