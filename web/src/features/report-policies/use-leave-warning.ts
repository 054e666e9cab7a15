import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { holdHistory } from "../../ui/history-hold.ts";

/** Where the person was about to go: an address of the app, or so many entries through the history. */
type Way = string | number;

/**
 * While `dirty`, the browser asks before the page goes; a link of the app and the browser's Back and
 * Forward wait for an answer: `leaving` is set from then on until `stay` or `leave`.
 */
export function useLeaveWarning(dirty: boolean) {
  const [way, setWay] = useState<Way | null>(null);
  const release = useRef(() => {});
  const navigate = useNavigate();

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const holdLink = (event: MouseEvent) => {
      const address = innerAddress(event);
      if (address === null) return;
      event.preventDefault();
      setWay(address);
    };
    addEventListener("beforeunload", ask);
    // Before the link itself hears of it.
    document.addEventListener("click", holdLink, { capture: true });
    release.current = holdHistory(setWay, { passesWithinPage: true });
    return () => {
      removeEventListener("beforeunload", ask);
      document.removeEventListener("click", holdLink, { capture: true });
      release.current();
    };
  }, [dirty]);

  function leave() {
    if (way === null) return;
    release.current();
    void (typeof way === "string" ? navigate(way) : navigate(way));
  }
  return { leaving: way !== null, stay: () => setWay(null), leave };
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
