import { useSyncExternalStore } from "react";

/** Whether the browser has a network, as far as it knows; kept up to date. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener("online", listener);
      addEventListener("offline", listener);
      return () => {
        removeEventListener("online", listener);
        removeEventListener("offline", listener);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
