import type { GivenBody } from "@reportair/contract/endpoint.ts";
import type { settleClassTime } from "@reportair/contract/features/class-time.ts";
import { SUMS_MAX } from "@reportair/contract/work-counting.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { actingUser } from "../lib/api/acting-user.ts";
import { ApiError } from "../lib/api/api-error.ts";
import { call } from "../lib/api/call.ts";
import { onSigningOut } from "../lib/drafts/return-to.ts";
import { queryClient } from "../lib/query-client.ts";
import { sessionQuery } from "./accounts.ts";
import { CountedSums } from "../lib/counted-sums.ts";
import { storageIfAny } from "../lib/drafts/storages.ts";
import { WorkClock } from "../lib/work-clock.ts";

/** How long what was counted may wait here while the page is in use, and while it is only looked away from. */
const SEND_EVERY_MS = 5 * 60_000;
const SEND_ASIDE_MS = 60_000;

const clock = new WorkClock();
let counted: CountedSums | null = null;
// Not before a page counts: where pages are written there is no storage.
const sums = () => (counted ??= new CountedSums(storageIfAny("localStorage")));
/** The person has their time not counted. */
let stopped = false;
let sentAt = 0;
let sending: Promise<void> | null = null;
let listening = false;

/** A class comes on the screen: presses are work on it until it is left. */
export function beginWork(classroom: number): void {
  listen();
  clock.enter(classroom, performance.now());
}

export function endWork(classroom: number): void {
  clock.leave(classroom, performance.now());
  // Once it is known whether another one comes in its place.
  queueMicrotask(() => {
    if (!clock.on) void sendCounted();
  });
}

function listen(): void {
  if (listening) return;
  listening = true;
  sentAt = performance.now();
  onSigningOut(sendCounted);
  for (const kind of ["keydown", "pointerdown"] as const)
    document.addEventListener(kind, press, { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    // It may never be shown again; a short look at something else sends nothing yet.
    if (performance.now() - sentAt < SEND_ASIDE_MS) keepCounted();
    else void sendCounted();
  });
  addEventListener("pagehide", () => {
    clock.rest(performance.now());
    void sendCounted();
  });
}

function press(): void {
  const now = performance.now();
  clock.press(now);
  if (clock.on && now - sentAt > SEND_EVERY_MS) void sendCounted();
}

/** Whose work it is; null once they have signed out, and the page is still theirs. */
function worker(): number | null {
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  return session?.authenticated === true ? actingUser() : null;
}

/** Puts what was counted where it outlives the page. */
function keepCounted(): void {
  const person = worker();
  const worked = clock.take();
  if (person === null || stopped) return;
  for (const each of worked) sums().add(person, each);
}

/** Sends what was counted; what does not arrive waits for the next time. Never fails. */
function sendCounted(): Promise<void> {
  keepCounted();
  sentAt = performance.now();
  return (sending ??= send().finally(() => (sending = null)));
}

async function send(): Promise<void> {
  const person = worker();
  const due = person === null ? [] : sums().of(person).slice(0, SUMS_MAX);
  if (due.length === 0) return;
  try {
    const { counting } = await call("POST reports/class-time/", {
      body: { sums: due },
      keepalive: true,
    });
    stopped = !counting;
    sums().drop(due);
  } catch (error) {
    // What the server does not understand it will not understand the next time either.
    if (error instanceof ApiError && error.status === 400) sums().drop(due);
  }
}

/** What the person's own classes took, with what was counted on this page. */
export const classTimeQuery = queryOptions({
  queryKey: ["class-time"],
  meta: { shows: ["reports", "people"] },
  queryFn: async ({ signal }) => {
    await sendCounted();
    return call("GET reports/class-time/", { signal });
  },
});

/** `classTimeQuery`, followed. */
export function useClassTime() {
  return useQuery(classTimeQuery);
}

/** Settles what the person wants of it. */
export function useSettleClassTime() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenBody<typeof settleClassTime>) =>
      call("PATCH reports/class-time/", { body }),
    onSuccess: (settled) => {
      stopped = !settled.counting;
      client.setQueryData(classTimeQuery.queryKey, settled);
    },
  });
}

/** What the school's classes took, in sums of several teachers. */
export function useSchoolClassTime() {
  return useQuery({
    queryKey: ["school-class-time"],
    meta: { shows: ["figures"] },
    queryFn: ({ signal }) => call("GET admin/class-time/", { signal }),
  });
}
