import type { Advice } from "@reportair/contract/features/proofreading.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";

/** A text with what it should be looked at for: places are counted in it, and the screen may have gone on. */
export interface Proofread {
  text: string;
  advice: readonly Advice[];
}

/** What an edited text of a report should be looked at for. It helps where it comes; it is nothing to insist on. */
export function proofreadQuery(report: number, text: string) {
  return queryOptions({
    queryKey: ["proofreading", report, text],
    meta: { shows: ["people"] },
    staleTime: Infinity,
    // Every rest of typing makes another text, and what was said of it is soon of no use.
    gcTime: 60_000,
    retry: false,
    queryFn: async ({ signal }): Promise<Proofread> => {
      const body = { report_content: text };
      const params = { id: report };
      const advice = await call("POST reports/generated-reports/:id/proofread/", {
        params,
        body,
        signal,
      });
      return { text, advice };
    },
  });
}
