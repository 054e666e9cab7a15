import type { FastifyReply } from "fastify";
import { AppError } from "./errors.ts";

/** Stops the work for an answer that nobody waits for any more. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.on("close", () => {
    if (!reply.raw.writableFinished) gone.abort(new AppError("unavailable"));
  });
  return gone.signal;
}
