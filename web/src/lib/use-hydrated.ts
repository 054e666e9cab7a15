import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether this part of the page has been taken over from what the build wrote. Until then it must say
 * what was written, whatever is known already; in a page that the browser draws it is true at once.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
