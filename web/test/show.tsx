import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter, parsePath } from "react-router";
import { render } from "vitest-browser-react";
import { queryClient } from "../src/lib/query-client.ts";
import { Toaster } from "../src/ui/toaster.tsx";

let shown = 0;

/** Draws a part of the app with what the app puts around every page, at an address. */
export function show(part: ReactNode, address = "/") {
  // Each place has a key of its own, as in a browser: the router's own would be the same for every test, and a change of
  // the address that one test did not live to see drawn would be the next one's.
  const place = { ...parsePath(address), key: `shown${(shown += 1)}` };
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[place]}>
        {part}
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
