import { currentKeeper, flushDrafts, type Kept } from "./keeper.ts";
import { keepNoMore } from "./opening.ts";

/** The page to come back to is kept beside what was typed there: nobody else learns where the person was. */
const NAME = "return-to";

/** What the person has typed and not saved, the newest first. */
export function unsavedDrafts(): readonly Kept[] {
  return (
    currentKeeper()
      ?.all()
      .filter(({ name }) => name !== NAME) ?? []
  );
}

/** Keeps what is typed on this page, and its address, for when the same person signs in again. */
export function rememberPage(address: string): void {
  flushDrafts();
  currentKeeper()?.keep(NAME, { what: "the page you were on", value: address });
}

/** The page that was remembered, once; null where there is none. */
export function takeRememberedPage(): string | null {
  const value = currentKeeper()?.read(NAME)?.value;
  currentKeeper()?.drop(NAME);
  return typeof value === "string" ? value : null;
}

/** Forgets all that the person has typed and not saved in this browser; what the page still shows is not kept again. */
export function forgetDrafts(): void {
  for (const { name } of currentKeeper()?.all() ?? []) currentKeeper()?.drop(name);
  keepNoMore();
}

/** Longest wait for what is saved by itself, in milliseconds. */
const SAVING_MS = 3_000;
const savers = new Set<() => Promise<unknown>>();

/** Runs `save` before signing out, for what is saved by itself after a pause; returns what ends that. */
export function onSigningOut(save: () => Promise<unknown>): () => void {
  savers.add(save);
  return () => savers.delete(save);
}

/** Saves what only waits for its pause to be over; what cannot be saved stays unsaved. */
export async function saveBeforeSigningOut(): Promise<void> {
  flushDrafts();
  const tries = Promise.allSettled([...savers].map((save) => save()));
  await Promise.race([tries, new Promise((resolve) => setTimeout(resolve, SAVING_MS))]);
}
