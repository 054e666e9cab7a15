import { QueryCache, QueryClient, notifyManager } from "@tanstack/react-query";
import { ApiError } from "./api/api-error.ts";

// Where pages are written there is no window, and the timer that ends an answer would hold the build for a minute.
const CACHE_MS = typeof window === "undefined" ? Number.POSITIVE_INFINITY : 60_000;

// A box that shows what is being saved reacts to its press at once, and not a timer later: until then
// React puts it back to what it was.
notifyManager.setScheduler(queueMicrotask);

/** The cache of what the server answered; data stays for 60 s after its last use. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache(),
  defaultOptions: {
    queries: {
      gcTime: CACHE_MS,
      staleTime: 5_000,
      // A refusal stays a refusal; a hiccup deserves a second try.
      retry: (failures, error) =>
        failures < 1 && !(error instanceof ApiError && error.status < 500),
      retryDelay: 400,
    },
    mutations: { gcTime: CACHE_MS },
  },
});
