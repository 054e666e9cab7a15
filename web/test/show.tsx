import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { render } from "vitest-browser-react";
import { queryClient } from "../src/lib/query-client.ts";
import { Toaster } from "../src/ui/toaster.tsx";

/** Draws a part of the app with what the app puts around every page, at an address. */
export function show(part: ReactNode, address = "/") {
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        {part}
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
