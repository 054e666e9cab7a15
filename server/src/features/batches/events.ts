import { LARGEST_NUMBER } from "@reportair/contract/common.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../../database/handle.ts";
import { EventStream } from "../../http/event-stream.ts";
import { isGone, type BatchFollowers, type Follower } from "./followers.ts";

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
  const over = Promise.withResolvers<void>();
  let stream: EventStream | undefined;
  const follower: Follower = {
    after: firstAfter(request),
    take: (batch, events) => {
      stream ??= new EventStream(reply);
      for (const event of events) stream.send(event.text);
      follower.after = events.at(-1)?.id ?? follower.after;
      const { status, total, done, failed, cancelled, last_event } = batch;
      if (status === "queued" || status === "running" || follower.after < last_event) return;
      const counts = JSON.stringify({ status, total, done, failed, cancelled });
      stream.send(`id: ${last_event}\nevent: end\ndata: ${counts}\n\n`);
      over.resolve();
    },
    fail: (error) => {
      if (stream === undefined) return over.reject(error);
      // The browser connects again with Last-Event-ID.
      if (!isGone(error)) request.log.warn({ err: error }, "an event stream broke off");
      over.resolve();
    },
  };
  const end = () => over.resolve();
  reply.raw.on("close", end);
  ended.addEventListener("abort", end);
  const leave = followers.follow(actor, id, follower);
  try {
    await over.promise;
    stream ??= new EventStream(reply);
  } finally {
    leave();
    ended.removeEventListener("abort", end);
    stream?.end();
  }
}

/** The last event that whoever connects again has been told; 0 where that can be none. */
function firstAfter(request: FastifyRequest): number {
  const after = Number(request.headers["last-event-id"] ?? 0);
  return Number.isInteger(after) && after >= 0 && after <= LARGEST_NUMBER ? after : 0;
}
