/**
 * Where somebody was going when they went to a provider: kept by the page itself, so that no address to go on to
 * passes through the provider, and forgotten on the way back.
 */
const KEY = "way-back";

/** Keeps the state of the login page, as the router has it. */
export function keepWayBack(state: unknown): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state ?? null));
  } catch {
    // Without it they begin with their dashboard.
  }
}

/** Forgets it. */
export function forgetWayBack(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nor was anything kept.
  }
}

/** What was kept. */
export function keptWayBack(): unknown {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === null ? null : (JSON.parse(kept) as unknown);
  } catch {
    return null;
  }
}
