import { useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from "react";
import { placeBeside, type Side } from "./place-beside.ts";

const SHOW_MS = 350;
// Long enough to move the pointer onto the tip itself.
const HIDE_MS = 120;

/**
 * Words for a control on hover and focus. They repeat its name or its cut-off text and never hold
 * anything else, so screen readers pass them by.
 */
export function Tooltip(props: { text: ReactNode; side?: Side; children: ReactNode }) {
  const { text, side = "bottom", children } = props;
  const [shown, setShown] = useState(false);
  const host = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function later(next: boolean, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), delay);
  }
  function hide() {
    later(false, 0);
  }

  useLayoutEffect(() => {
    const anchor = host.current?.firstElementChild;
    if (!shown || !anchor || !tip.current) return;
    // The top layer: above dialogs, and no sheet with scrolled content cuts it off.
    tip.current.showPopover();
    placeBeside(tip.current, anchor, side);
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && setShown(false);
    const onScroll = () => setShown(false);
    addEventListener("keydown", onKey);
    addEventListener("scroll", onScroll, true);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("scroll", onScroll, true);
    };
  }, [shown, side]);

  return (
    <span
      ref={host}
      className="contents"
      onPointerEnter={(event: PointerEvent) =>
        event.pointerType === "mouse" && later(true, SHOW_MS)
      }
      onPointerLeave={() => later(false, HIDE_MS)}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(":focus-visible") && later(true, 0)}
      onBlur={hide}
    >
      {children}
      {shown && (
        <span
          ref={tip}
          popover="manual"
          aria-hidden
          className="m-0 w-max max-w-72 animate-[appear_var(--dur-2)] rounded-1 bg-text px-2 py-1 text-sm font-body text-bg shadow-2"
        >
          {text}
        </span>
      )}
    </span>
  );
}
