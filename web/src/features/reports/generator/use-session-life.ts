import type { ReportConfiguration } from "@reportair/contract/features/reports.ts";
import { useEffect } from "react";
import type { ClassSession } from "./class-session.ts";

/**
 * Sends what is not saved yet when the page or the class is left, takes up saving when the network
 * comes back, and takes over what has changed on the server.
 */
export function useSessionLife(
  { store, queue }: ClassSession,
  configurations: readonly ReportConfiguration[],
): void {
  useEffect(() => {
    function onHidden() {
      if (document.visibilityState === "hidden") queue.leave();
    }
    const leave = () => queue.leave();
    addEventListener("pagehide", leave);
    addEventListener("online", leave);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("online", leave);
      document.removeEventListener("visibilitychange", onHidden);
      leave();
    };
  }, [queue]);
  useEffect(() => store.refresh(configurations), [store, configurations]);
}
