import type {
  changeStyle,
  submitSamples,
  Style,
} from "@reportair/contract/features/reinforcement.ts";
import type { GivenBody } from "@reportair/contract/endpoint.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";

const styleKey = ["style"] as const;
const notificationsKey = ["notifications"] as const;
/** Milliseconds between two looks while samples are being learnt from. */
const LOOK_AGAIN = 1_500;

/** The teacher's writing style; looked at again until the samples have been learnt from. */
export const styleQuery = queryOptions({
  queryKey: styleKey,
  queryFn: ({ signal }) => call("GET reinforcement/style/", { signal }),
  refetchInterval: ({ state }) => (state.data?.state === "working" ? LOOK_AGAIN : false),
});

/** The teacher's notifications, read or not. */
export const notificationsQuery = queryOptions({
  queryKey: notificationsKey,
  queryFn: ({ signal }) => call("GET notifications/", { signal }),
});

/** Hands samples in; the style is then learnt in the background. Returns how many were accepted. */
export function useSubmitSamples() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (samples: GivenBody<typeof submitSamples>["samples"]) =>
      call("POST reinforcement/submit/", { body: { samples } }),
    onSuccess: () => client.invalidateQueries({ queryKey: styleKey }),
  });
}

/** Has one report written with the style and without it; neither is kept. */
export function useCompareStyle() {
  return useMutation({ mutationFn: () => call("POST reinforcement/style/compare/", { body: {} }) });
}

/** Changes the style by hand. */
export function useChangeStyle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: GivenBody<typeof changeStyle>) =>
      call("PATCH reinforcement/style/", { body: change }),
    onSuccess: (style: Style) => client.setQueryData(styleKey, style),
  });
}

/** Removes the style and the samples it came from. */
export function useRemoveStyle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("DELETE reinforcement/style/", {}),
    onSuccess: () => client.invalidateQueries({ queryKey: styleKey }),
  });
}

/** Marks a notification as read. */
export function useReadNotification() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("POST notifications/:id/read/", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: notificationsKey }),
  });
}
