import type {
  changeStyle,
  submitSamples,
  Style,
} from "@reportair/contract/features/reinforcement.ts";
import type { GivenBody } from "@reportair/contract/endpoint.ts";
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../lib/api/call.ts";
import { makeStale } from "./stale.ts";

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

/**
 * The teacher's notifications, read or not, newest first. While samples are being learnt from, in whichever tab they
 * were handed in, they are asked for again when that has ended.
 */
export function useNotifications() {
  const client = useQueryClient();
  const learning = useQuery(styleQuery).data?.state === "working";
  useEffect(() => {
    if (!learning) return undefined;
    return () => {
      void client.invalidateQueries({ queryKey: notificationsKey });
      void makeStale(client, "style");
    };
  }, [client, learning]);
  useEffect(() => {
    const channel = new BroadcastChannel(HANDED_IN);
    channel.addEventListener("message", () => void lookAgain(client));
    return () => channel.close();
  }, [client]);
  return useQuery({
    queryKey: notificationsKey,
    queryFn: ({ signal }) => call("GET notifications/", { signal }),
  }).data;
}

/** By this name the tabs of a browser tell each other that samples were handed in. */
const HANDED_IN = "samples-handed-in";

/** Whatever was learnt by the time the style is here has its notification. */
async function lookAgain(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: styleKey });
  await client.invalidateQueries({ queryKey: notificationsKey });
}

/** Hands samples in; the style is then learnt in the background. Returns how many were accepted. */
export function useSubmitSamples() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (samples: GivenBody<typeof submitSamples>["samples"]) =>
      call("POST reinforcement/submit/", { body: { samples } }),
    onSuccess: () => {
      const channel = new BroadcastChannel(HANDED_IN);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches this origin alone.
      channel.postMessage(null);
      channel.close();
      return lookAgain(client);
    },
  });
}

/** Samples that were typed and not submitted, on whatever machine; asked for anew each time. */
export const trainingDraftQuery = queryOptions({
  queryKey: ["training-draft"],
  queryFn: ({ signal }) => call("GET reinforcement/draft/", { signal }),
  gcTime: 0,
  // Without a network it is said at once that there is none.
  networkMode: "always",
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** The teacher's own kept reports as samples, asked for when they are wanted. */
export function useKeptSamples() {
  return useMutation({ mutationFn: () => call("GET reinforcement/kept-reports/", {}) });
}

/** Most characters of a body that surely goes on where the page is left: 64 kB at most do. */
const GOES_ON_MAX = 20_000;

/** Keeps samples that are not submitted yet; without any, forgets those that were kept. */
export async function keepTrainingDraft(
  samples: GivenBody<typeof submitSamples>["samples"],
): Promise<void> {
  if (samples.length === 0) await call("DELETE reinforcement/draft/", { keepalive: true });
  else {
    const keepalive = JSON.stringify(samples).length <= GOES_ON_MAX;
    await call("PUT reinforcement/draft/", { body: { samples }, keepalive });
  }
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
    onSuccess: (style: Style) => {
      client.setQueryData(styleKey, style);
      void makeStale(client, "style");
    },
  });
}

/** Removes the style and the samples it came from. */
export function useRemoveStyle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("DELETE reinforcement/style/", {}),
    onSuccess: () => {
      void makeStale(client, "style");
      return client.invalidateQueries({ queryKey: styleKey });
    },
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
