import { LARGEST_NUMBER } from "@reportair/contract/common.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../../database/handle.ts";
import { isGone, type BatchFollowers, type Follower } from "./followers.ts";

/** A comment now and then keeps proxies from ending a quiet stream. Milliseconds. */
const COMMENT_EVERY = 15_000;

/**
 * Streams a batch's events: an `item` for every change of a student's state, beginning with what has already
 * happened or after `Last-Event-ID`, and a last event `end`. The events are rows, so that any process can tell them.
 * It ends without one where `ended` says so: the session has ended, or the server.
 */
export async function streamEvents(
  followers: BatchFollowers,
  actor: Actor,
  id: number,
  request: FastifyRequest,
  reply: FastifyReply,
  ended: AbortSignal,
): Promise<void> {
  const { raw } = reply;
  const over = Promise.withResolvers<void>();
  let quiet: NodeJS.Timeout | undefined;
  const send = (text: string) => {
    raw.write(text);
    quiet?.refresh();
  };
  const begin = () => {
    reply.hijack();
    raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    quiet = setInterval(() => send(": still here\n\n"), COMMENT_EVERY);
    send("retry: 1000\n\n");
  };
  const follower: Follower = {
    after: firstAfter(request),
    take: (batch, events) => {
      if (quiet === undefined) begin();
      for (const event of events) send(event.text);
      follower.after = events.at(-1)?.id ?? follower.after;
      const { status, total, done, failed, cancelled, last_event } = batch;
      if (status === "queued" || status === "running" || follower.after < last_event) return;
      const counts = JSON.stringify({ status, total, done, failed, cancelled });
      send(`id: ${last_event}\nevent: end\ndata: ${counts}\n\n`);
      over.resolve();
    },
    fail: (error) => {
      if (quiet === undefined) return over.reject(error);
      // The browser connects again with Last-Event-ID.
      if (!isGone(error)) request.log.warn({ err: error }, "an event stream broke off");
      over.resolve();
    },
  };
  const end = () => over.resolve();
  raw.on("close", end);
  ended.addEventListener("abort", end);
  const leave = followers.follow(actor, id, follower);
  try {
    await over.promise;
    if (quiet === undefined) begin();
  } finally {
    leave();
    clearInterval(quiet);
    ended.removeEventListener("abort", end);
    if (raw.headersSent) raw.end();
  }
}

/** The last event that whoever connects again has been told; 0 where that can be none. */
function firstAfter(request: FastifyRequest): number {
  const after = Number(request.headers["last-event-id"] ?? 0);
  return Number.isInteger(after) && after >= 0 && after <= LARGEST_NUMBER ? after : 0;
}
