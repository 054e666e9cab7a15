import { QueryClientProvider } from "@tanstack/react-query";
import { useSyncExternalStore, type ComponentType, type ReactNode } from "react";
import { currentCover, subscribeToCover } from "../lib/api/acting-user.ts";
import { queryClient } from "../lib/query-client.ts";
import { Toaster } from "../ui/toaster.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { OtherPersonPage } from "./other-person-page.tsx";
import { Pages } from "./pages.tsx";

/** The whole web app; `Router` tells it at which address it is. */
export function App({ Router }: { Router: ComponentType<{ children: ReactNode }> }) {
  const cover = useSyncExternalStore(subscribeToCover, currentCover, currentCover);
  return (
    <>
      {cover && <OtherPersonPage cover={cover} />}
      {/* In the place of everything: what stood there has left the document, even where it fails to leave in order. */}
      <ErrorBoundary silent={cover !== null}>
        {cover === null && (
          <QueryClientProvider client={queryClient}>
            <Router>
              <ErrorBoundary>
                <Pages />
              </ErrorBoundary>
              <Toaster />
            </Router>
          </QueryClientProvider>
        )}
      </ErrorBoundary>
    </>
  );
}
