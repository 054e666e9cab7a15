import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";

/** What the numbers suggest to do next. */
export function useRecommendations() {
  return useQuery({
    queryKey: ["recommendations"],
    meta: { shows: ["figures", "policies"] },
    queryFn: async ({ signal }) =>
      (await call("GET admin/recommendations/", { signal })).recommendations,
  });
}
