import { useSyncExternalStore } from "react";

/** A window as narrow as a phone's, below where the styles' "sm" begins. */
export const PHONE = "(max-width: 639.9px)";

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}
