import { useEffect, useState } from "react";
import { useKeeper } from "../../../../lib/drafts/keeper.ts";
import { keptClasses } from "./drafts.ts";

/** Wait before it is tried again, in milliseconds. */
const AGAIN_MS = 30_000;

/**
 * Saves what earlier pages of this browser could not, as soon as there is a connection; for a page without an open
 * class. Returns of how many pupils something still waits.
 */
export function useSaveKept(): number {
  const keeper = useKeeper();
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    let left = false;
    let running = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function save() {
      if (running || keptClasses(keeper).length === 0) return;
      running = true;
      clearTimeout(timer);
      try {
        // Hardly ever is there anything to be saved.
        const { saveKept } = await import("./save-kept.ts");
        const still = await saveKept(() => left);
        if (!left) setWaiting(still);
        if (still > 0 && !left) timer = setTimeout(() => void save(), AGAIN_MS);
      } catch {
        // The code for it could not be had; it is tried again with the connection.
      } finally {
        running = false;
      }
    }
    const onOnline = () => void save();
    void save();
    addEventListener("online", onOnline);
    return () => {
      left = true;
      clearTimeout(timer);
      removeEventListener("online", onOnline);
    };
  }, [keeper]);
  return waiting;
}
