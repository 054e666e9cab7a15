import { setPriority } from "node:os";

/** How far behind, of 19. */
const NICE = 5;

/**
 * Lets everything else go before the calling thread. Linux alone counts this by the thread and not by the process, and
 * where its guards forbid it, as a unit of systemd or a container may, all are equal.
 */
export function goBehind(set: (nice: number) => void = setPriority): void {
  if (process.platform !== "linux") return;
  try {
    set(NICE);
  } catch {
    // The work is the same.
  }
}
