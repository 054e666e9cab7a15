import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useRef, useSyncExternalStore, type FocusEvent } from "react";
import { Button } from "./button.tsx";
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from "./toast-store.ts";
import { useClearPlace } from "./use-clear-place.ts";

/**
 * Where toasts appear; once in the app. A toast's life is one CSS animation (3 s, then 0.5 s of
 * fading), so that pointing at it or focusing it pauses the clock and the fade alike.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const region = useRef<HTMLDivElement>(null);
  useClearPlace(region, toasts);
  const cameFrom = useRef<Element | null>(null);
  function reached({ relatedTarget }: FocusEvent) {
    if (relatedTarget?.closest("[data-toaster]") == null) cameFrom.current = relatedTarget;
  }
  function leave({ id, action }: Toast, acts: boolean) {
    // The pressed button goes with its toast; the focus must not fall to the top of the page.
    const goesBack = document.activeElement?.closest("[data-toaster]") != null;
    if (goesBack && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus({ preventScroll: true });
    dismissToast(id);
    if (acts) action?.onAction();
  }
  return (
    <div
      ref={region}
      data-toaster
      role="region"
      aria-label="Notifications"
      // Open dialogs hide the rest of the page from screen readers, but never a live region.
      aria-live="polite"
      className="messages pointer-events-none fixed inset-x-0 z-70 flex flex-col items-center gap-2 px-4"
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          onFocus={reached}
          onLeave={(acts) => leave(toast, acts)}
        />
      ))}
    </div>
  );
}

function ToastCard(props: {
  toast: Toast;
  /** One of its buttons has got the focus. */
  onFocus: (event: FocusEvent) => void;
  /** One of its buttons was pressed: that of its action, or the one that closes it. */
  onLeave: (acts: boolean) => void;
}) {
  const { toast, onFocus, onLeave } = props;
  const failed = toast.kind === "error";
  const Icon = failed ? CircleAlert : CircleCheck;
  return (
    <div
      data-lasting={toast.action ? "" : undefined}
      className="toast pointer-events-auto flex min-h-11 w-full max-w-88 items-center gap-3 rounded-3 bg-raised py-1.5 pr-1.5 pl-3.5 text-md shadow-3"
      onAnimationEnd={(event) => {
        if (event.animationName === "toast-life") dismissToast(toast.id);
      }}
    >
      <Icon
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className={failed ? "shrink-0 text-danger" : "shrink-0 text-success"}
      />
      {/* An action that leaves the words too little room stands below them. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <p role={failed ? "alert" : "status"} className="min-w-0 grow basis-40 py-1">
          {toast.action?.later === undefined ? (
            toast.text
          ) : (
            <>
              <span>{toast.text}</span>
              <span className="block text-sm text-muted">{toast.action.later}</span>
            </>
          )}
        </p>
        {toast.action && (
          <Button
            variant="ghost"
            size="row"
            className="ml-auto text-accent-ink"
            onFocus={onFocus}
            onClick={() => onLeave(true)}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        aria-label="Close notification"
        className="grid size-8 shrink-0 place-items-center rounded-2 text-text-2 hover:bg-hover touch:size-11"
        onFocus={onFocus}
        onClick={() => onLeave(false)}
      >
        <X aria-hidden size={16} strokeWidth={1.75} />
      </button>
    </div>
  );
}
