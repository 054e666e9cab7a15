import { useSyncExternalStore } from "react";
import { setKeeper } from "./keeper.ts";

type State = "closed" | "opening" | "open" | "failed";

/** Wait before the key is asked for again, in milliseconds. */
const AGAIN_MS = 10_000;

// The ciphers come with signed-in pages alone.
const ciphers = () => import("./open-sealed.ts");

let state: State = "closed";
let person: number | null = null;
let close: (() => void) | null = null;
const listeners = new Set<() => void>();

function become(next: State) {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * Opens what this person typed and did not save, with the key that their session gives; it stays in this page's
 * memory. Where the key cannot be had, the page remembers by itself and asks again later.
 */
export async function openDrafts(user: number, key: () => Promise<string>): Promise<void> {
  if (person === user) return;
  closeDrafts();
  person = user;
  become("opening");
  await tryToOpen(user, key);
}

async function tryToOpen(user: number, key: () => Promise<string>): Promise<void> {
  try {
    const [{ openSealed }, given] = await Promise.all([ciphers(), key()]);
    if (person !== user) return;
    close = openSealed(user, given);
    become("open");
  } catch {
    if (person !== user) return;
    if (state !== "failed") {
      // Where not even the code for it comes, the page begins without remembering anything.
      const memory = await ciphers().then(
        ({ inMemory }) => inMemory(),
        () => null,
      );
      if (person !== user) return;
      setKeeper(memory);
      become("failed");
    }
    const timer = setTimeout(() => void tryToOpen(user, key), AGAIN_MS);
    close = () => clearTimeout(timer);
  }
}

/** Forgets the key, and what was read with it. */
export function closeDrafts(): void {
  keepNoMore();
  become("closed");
}

/**
 * Takes the keeper away from a page that stays as it is until its person is signed out: taken out before that, a
 * form would send to the server what its person wants deleted.
 */
export function keepNoMore(): void {
  close?.();
  close = null;
  person = null;
  setKeeper(null);
}

/** Whether a page may begin: what there is of its person's is open, or cannot be had just now. */
export function useDraftsOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state === "open" || state === "failed",
    () => false,
  );
}
