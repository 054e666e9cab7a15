import type { QueryClient } from "@tanstack/react-query";
import { reportKeys } from "./keys.ts";

/** A report has been written, changed, discarded or brought back: what shows reports is out of date. */
export async function staleAfterReport(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: reportKeys.generatedLists }),
    client.invalidateQueries({ queryKey: reportKeys.configurations }),
    client.invalidateQueries({ queryKey: reportKeys.count }),
  ]);
}
