import { setTimeout as wait } from "node:timers/promises";
import { LARGEST_NUMBER } from "@reportair/contract/common.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor, Database } from "../../database/handle.ts";
import { AppError, notFound } from "../../http/errors.ts";
import { findBatch, selectEvents } from "./queries.ts";

/** Milliseconds between two looks at what happened. */
const LOOK_EVERY = 200;
/** Milliseconds between two looks whether the session is still open. */
const SESSION_EVERY = 1_000;
/** A comment now and then keeps proxies from ending a quiet stream. */
const COMMENT_EVERY = 15_000;

/**
 * Streams a batch's events: an `item` for every change of a student's state, beginning with what has already
 * happened or after `Last-Event-ID`, and a last event `end`. The events are rows, so that any process can tell them.
 * It ends without one where the session ends, or the server.
 */
export async function streamEvents(
  database: Database,
  actor: Actor,
  id: number,
  request: FastifyRequest,
  reply: FastifyReply,
  { stopping, signedIn }: { stopping: AbortSignal; signedIn: () => Promise<boolean> },
): Promise<void> {
  let after = Number(request.headers["last-event-id"] ?? 0);
  if (!Number.isInteger(after) || after < 0 || after > LARGEST_NUMBER) after = 0;
  const look = () =>
    database.as(actor, async (handle) => {
      // The batch first: events that commit between the two reads are then told before its end is.
      const batch = await findBatch(handle, id);
      if (batch === undefined) throw notFound();
      return { batch, events: await selectEvents(handle, id, after) };
    });
  let seen = await look();

  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  const gone = new AbortController();
  raw.on("close", () => gone.abort());
  const ended = AbortSignal.any([gone.signal, stopping]);
  let lastWrite = performance.now();
  let askedAt = performance.now();
  const send = (text: string) => {
    raw.write(text);
    lastWrite = performance.now();
  };
  send("retry: 1000\n\n");
  try {
    for (;;) {
      for (const event of seen.events) {
        send(`id: ${event.id}\nevent: item\ndata: ${JSON.stringify(event.payload)}\n\n`);
        after = event.id;
      }
      const { batch } = seen;
      if (batch.status !== "queued" && batch.status !== "running" && after >= batch.last_event) {
        const { status, total, done, failed, cancelled } = batch;
        send(
          `id: ${batch.last_event}\nevent: end\ndata: ${JSON.stringify({ status, total, done, failed, cancelled })}\n\n`,
        );
        break;
      }
      if (ended.aborted) break;
      await wait(LOOK_EVERY, undefined, { signal: ended });
      if (performance.now() - askedAt > SESSION_EVERY) {
        if (!(await signedIn())) break;
        askedAt = performance.now();
      }
      if (performance.now() - lastWrite > COMMENT_EVERY) send(": still here\n\n");
      seen = await look();
    }
  } catch (error) {
    // The browser connects again with Last-Event-ID; only what is neither a parting nor the end of the batch's
    // author is worth a line.
    const over = ended.aborted || (error instanceof AppError && error.code === "not_found");
    if (!over) request.log.warn({ err: error }, "an event stream broke off");
  } finally {
    raw.end();
  }
}
