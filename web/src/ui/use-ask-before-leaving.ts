import { useEffect, useEffectEvent } from "react";
import { holdHistory } from "./history-hold.ts";

/** While `dirty`, the browser asks before the page goes, and its Back and Forward do `onBack` instead. */
export function useAskBeforeLeaving(dirty: boolean, onBack: () => void): void {
  const held = useEffectEvent(onBack);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    const release = holdHistory(held);
    return () => {
      removeEventListener("beforeunload", ask);
      release();
    };
  }, [dirty]);
}
