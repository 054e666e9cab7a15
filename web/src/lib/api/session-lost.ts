const listeners = new Set<() => void>();

/** Runs `listener` whenever the server refuses a call because nobody is signed in; returns what ends that. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells whoever listens that nobody is signed in any more. */
export function noticeLostSession(): void {
  for (const listener of listeners) listener();
}
