import { useEffect } from "react";
import { beginWork, endWork } from "../../data/class-time.ts";

/** Counts presses as work on this class for as long as it is on the screen; on none where it is null. */
export function useWorkOn(classroom: number | null): void {
  useEffect(() => {
    if (classroom === null) return undefined;
    beginWork(classroom);
    return () => endWork(classroom);
  }, [classroom]);
}
