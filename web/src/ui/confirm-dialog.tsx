import * as Radix from "radix-ui/alert-dialog";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { scrimClass } from "./dialog-parts.ts";
import { useEscape } from "./use-escape.ts";
import { useReturnFocus } from "./use-return-focus.ts";

/** Asks before something that cannot be taken back. Focus starts on the harmless answer. */
export function ConfirmDialog(props: {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  title: string;
  children: ReactNode;
  /** Names the action: "Delete 3 reports". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Something else that can be done instead, with a button of its own. */
  other?: { label: string; onSelect: () => void } | undefined;
  /** While set, the confirming button is disabled and reads this. */
  busy?: string | false;
  /** An action that destroys nothing is confirmed by a plain button. */
  harmless?: boolean;
}) {
  const focus = useReturnFocus(props.open);
  const escape = useEscape(props.open, props.onCancel);
  return (
    <Radix.Root open={props.open} onOpenChange={(open) => !open && props.onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          {...focus}
          {...escape}
          className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-1rem)] w-[calc(100vw-2rem)] max-w-104 -translate-1/2 animate-[appear_var(--dur-3)] overflow-y-auto rounded-3 bg-raised p-5 shadow-3 focus:outline-none sm:p-6"
        >
          <Radix.Title className="text-h3 font-bold">{props.title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-1.5 text-md text-text-2">{props.children}</div>
          </Radix.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2 max-sm:*:grow">
            <Radix.Cancel asChild>
              <Button>{props.cancelLabel ?? "Cancel"}</Button>
            </Radix.Cancel>
            {props.other && <Button onClick={props.other.onSelect}>{props.other.label}</Button>}
            <Button
              variant={props.harmless ? "primary" : "danger-fill"}
              busy={props.busy}
              onClick={props.onConfirm}
            >
              {props.confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
