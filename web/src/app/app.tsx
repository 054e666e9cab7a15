import { QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { queryClient } from "../lib/query-client.ts";
import { Toaster } from "../ui/toaster.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Pages } from "./pages.tsx";

/** The whole web app; `Router` tells it at which address it is. */
export function App({ Router }: { Router: ComponentType<{ children: ReactNode }> }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router>
        <ErrorBoundary>
          <Pages />
        </ErrorBoundary>
        <Toaster />
      </Router>
    </QueryClientProvider>
  );
}
