import { LogController, type FastifyReply, type FastifyRequest } from "fastify";

/** Logs one line a request, when it has been answered: writing lines is among what an answer costs most. */
export class OneLine extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const about = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error instanceof Error) reply.log.error({ ...about, err: error }, "request errored");
    else reply.log.info(about, "request completed");
  }
}
