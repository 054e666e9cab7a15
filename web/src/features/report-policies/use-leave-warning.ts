import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { holdHistory } from "../../lib/history-hold.ts";

/** Where the person was about to go: an address of the app, or so many entries through the history. */
type Way = string | number;

/**
 * While `dirty`, the browser asks before the page goes; a link of the app and the browser's Back and
 * Forward wait for an answer: `leaving` is set from then on until `stay` or `leave`.
 */
export function useLeaveWarning(dirty: boolean) {
  const [way, setWay] = useState<Way | null>(null);
  const left = useRef(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (!dirty) return;
    left.current = false;
    let here = placeInHistory();
    const page = location.pathname;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const holdLink = (event: MouseEvent) => {
      const address = innerAddress(event);
      if (address === null) return;
      event.preventDefault();
      setWay(address);
    };
    const hold = (event: PopStateEvent) => {
      if (left.current) return;
      const there = placeInHistory();
      if (location.pathname === page && there !== here) {
        here = there;
        return;
      }
      // There is no way back from, or to, an entry that is not the router's.
      if (Number.isNaN(there - here)) return;
      // The router must not hear of it, nor of the return to where it believes to be.
      event.stopImmediatePropagation();
      if (there === here) return;
      history.go(here - there);
      setWay(there - here);
    };
    addEventListener("beforeunload", ask);
    // Before the link itself hears of it.
    document.addEventListener("click", holdLink, { capture: true });
    const release = holdHistory(hold);
    return () => {
      removeEventListener("beforeunload", ask);
      document.removeEventListener("click", holdLink, { capture: true });
      release();
    };
  }, [dirty]);

  function leave() {
    if (way === null) return;
    left.current = true;
    void (typeof way === "string" ? navigate(way) : navigate(way));
  }
  return { leaving: way !== null, stay: () => setWay(null), leave };
}

/** The number that the router gives to each entry of the history; NaN for an entry of anybody else. */
function placeInHistory(): number {
  const { idx } = (history.state ?? {}) as { idx?: unknown };
  return typeof idx === "number" ? idx : Number.NaN;
}

/** Where a plain click leads within the app; null for any other click, or one that stays on the page. */
function innerAddress(event: MouseEvent): string | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element && event.target.closest("a");
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  if (link.target === "_blank" || link.hasAttribute("download")) return null;
  if (link.pathname === location.pathname) return null;
  return link.pathname + link.search + link.hash;
}
