import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { cx } from "./cx.ts";
import { keepsToasts, scrimClass } from "./dialog-parts.ts";
import { IconButton } from "./icon-button.tsx";
import { useAskBeforeLeaving } from "./use-ask-before-leaving.ts";
import { useEscape } from "./use-escape.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { useScrollStop } from "./use-scroll-stop.ts";

const widths = {
  sm: "sm:max-w-[26rem]",
  md: "sm:max-w-[36rem]",
  lg: "sm:max-w-[52rem]",
  /** Two columns beside each other. */
  wide: "sm:h-[min(50rem,calc(100dvh-2.75rem))] sm:max-w-[74rem]",
  /** Nearly the whole window. */
  full: "sm:h-[calc(100dvh-2.75rem)] sm:max-w-[min(85rem,calc(100vw-5rem))]",
};

// It fills a low window; on a phone its bars then scroll away with what is between them.
const LOW =
  "low:inset-0 low:h-auto low:max-h-none low:w-auto low:max-w-none low:translate-none low:rounded-none low:max-sm:overflow-y-auto";

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Between title and close button: the view's switch. */
  tools?: ReactNode;
  /** The bar at the bottom; put a `mr-auto` element first for words at its left. */
  actions?: ReactNode;
  size?: keyof typeof widths;
  /** Something was typed: a click outside does nothing; closing, Back and leaving the page ask first. */
  dirty?: boolean;
  /** Runs before `onClose` where what was typed is given up. */
  onDiscard?: () => void;
  /** It opens with a question: the focus begins on the element with `data-lead`, which answers it. */
  asks?: boolean;
  /** Takes the padding away, for content that goes from edge to edge. */
  flush?: boolean;
  children: ReactNode;
}

/** A window over the page; on phones it fills the screen. Focus stays in it and returns afterwards. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, tools, actions, size = "md", dirty, flush } = props;
  const [leaving, setLeaving] = useState(false);
  const focus = useReturnFocus(open);
  const body = useScrollStop();
  const close = () => (dirty ? setLeaving(true) : onClose());
  const escape = useEscape(open, close);
  useAskBeforeLeaving(open && dirty === true, () => setLeaving(true));
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && close()}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          {...focus}
          {...escape}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus(event);
            // On the window itself, so that its title is read, and not on its close button.
            event.preventDefault();
            if (!(event.target instanceof HTMLElement)) return;
            const lead = props.asks ? event.target.querySelector<HTMLElement>("[data-lead]") : null;
            (lead ?? event.target).focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => {
            if (dirty) event.preventDefault();
            keepsToasts(event);
          }}
          className={cx(
            "fixed inset-0 z-50 flex animate-[rise_var(--dur-3)_var(--ease-out)] flex-col bg-raised shadow-3 focus:outline-none",
            "sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[calc(100dvh-2.75rem)] sm:w-[calc(100vw-3rem)] sm:-translate-1/2 sm:rounded-3",
            widths[size],
            LOW,
          )}
        >
          <header className="flex flex-wrap items-center gap-3 border-b border-border py-2.5 pr-3 pl-5 sm:py-3.5 sm:pl-6 low:py-1">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-h3 font-bold sm:text-h2">{title}</Radix.Title>
              {description && (
                <Radix.Description className="text-sm text-muted">{description}</Radix.Description>
              )}
            </div>
            {tools && (
              <div className="max-sm:order-last max-sm:basis-full max-sm:pr-2">{tools}</div>
            )}
            <IconButton
              label="Close"
              icon={<X aria-hidden size={18} strokeWidth={1.75} />}
              onClick={close}
            />
          </header>
          <div
            ref={body}
            className={cx(
              "min-h-0 flex-1 overflow-y-auto low:max-sm:flex-none low:max-sm:overflow-visible",
              !flush && "px-5 py-4 sm:px-6 sm:py-5",
            )}
          >
            {props.children}
          </div>
          {actions && (
            <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-border px-5 py-3 max-sm:[&>button]:grow sm:px-6 low:py-1.5">
              {actions}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
      <ConfirmDialog
        open={leaving}
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false);
          props.onDiscard?.();
          onClose();
        }}
        title="Leave without saving?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
      >
        What you typed here has not been saved.
      </ConfirmDialog>
    </Radix.Root>
  );
}
