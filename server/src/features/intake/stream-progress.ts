import type { FastifyReply } from "fastify";
import type { Actor } from "../../database/handle.ts";
import { EventStream } from "../../http/event-stream.ts";
import type { UnderWay } from "./under-way.ts";

/** Streams how far bringing one in is, until it is over, or its listener, session or server is gone. */
export async function streamProgress(
  underWay: UnderWay,
  actor: Actor,
  id: number,
  reply: FastifyReply,
  ended: AbortSignal,
): Promise<void> {
  const over = Promise.withResolvers<void>();
  const end = () => over.resolve();
  const stream = new EventStream(reply);
  const leave = underWay.follow(actor, id, (progress) => {
    stream.send(
      `event: ${progress === null ? "end" : "progress"}\ndata: ${JSON.stringify(progress)}\n\n`,
    );
    if (progress === null) end();
  });
  reply.raw.on("close", end);
  ended.addEventListener("abort", end);
  await over.promise;
  leave();
  ended.removeEventListener("abort", end);
  stream.end();
}
