import type { ERRORS } from "@reportair/contract/errors.ts";

const NOT_SIGNED_IN: (typeof ERRORS)["not_signed_in"]["detail"] =
  "Authentication credentials were not provided.";

const listeners = new Set<() => void>();

/** Runs `listener` whenever the server refuses a call because nobody is signed in; returns what ends that. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells whoever listens, where that is why a call was refused. */
export function noticeLostSession(text: string | null): void {
  if (text === NOT_SIGNED_IN) for (const listener of listeners) listener();
}
