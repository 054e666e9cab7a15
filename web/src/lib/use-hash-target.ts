import { useEffect } from "react";
import { useLocation } from "react-router";

/** Brings what the address names into view, once it is there. */
export function useHashTarget(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!ready || hash === "") return;
    // After the page's own scroll to its top.
    const frame = requestAnimationFrame(() =>
      document.getElementById(hash.slice(1))?.scrollIntoView({ block: "start" }),
    );
    return () => cancelAnimationFrame(frame);
  }, [hash, ready]);
}
