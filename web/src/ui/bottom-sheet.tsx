import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import type { ReactNode } from "react";
import { keepsToasts, scrimClass } from "./dialog-parts.ts";
import { IconButton } from "./icon-button.tsx";
import { useEscape } from "./use-escape.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { useScrollStop } from "./use-scroll-stop.ts";

/**
 * A sheet from the bottom edge, for phones. Without `modal` the page behind stays in use: tapping
 * there does not close it.
 */
export function BottomSheet(props: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  actions?: ReactNode;
  modal?: boolean;
  children: ReactNode;
}) {
  const focus = useReturnFocus(props.open);
  const escape = useEscape(props.open, props.onClose);
  const body = useScrollStop();
  const modal = props.modal ?? true;
  return (
    <Radix.Root modal={modal} open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Radix.Portal>
        {modal && <Radix.Overlay className={scrimClass} />}
        <Radix.Content
          aria-describedby={undefined}
          {...focus}
          {...escape}
          onInteractOutside={(event) => {
            if (!modal) event.preventDefault();
            keepsToasts(event);
          }}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[85dvh] max-w-[40rem] animate-[rise_var(--dur-3)_var(--ease-out)] flex-col rounded-t-3 bg-raised pb-[env(safe-area-inset-bottom)] shadow-3 focus:outline-none low:max-h-dvh low:overflow-y-auto"
        >
          <span aria-hidden className="mx-auto mt-2 h-1 w-9 rounded-full bg-scale-off" />
          <header className="flex items-center gap-3 border-b border-border py-1 pr-2 pl-4">
            <Radix.Title className="min-w-0 flex-1 text-md font-mid">{props.title}</Radix.Title>
            <IconButton
              label="Close"
              icon={<X aria-hidden size={18} strokeWidth={1.75} />}
              onClick={props.onClose}
            />
          </header>
          <div
            ref={body}
            className="min-h-0 flex-1 overflow-y-auto px-4 py-2 low:flex-none low:overflow-visible"
          >
            {props.children}
          </div>
          {props.actions && (
            <footer className="flex gap-2 px-4 pt-2 pb-4 *:flex-1">{props.actions}</footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
