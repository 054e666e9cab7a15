import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ConnectionLimits } from "./connections.ts";
import { AppError } from "./errors.ts";
import { networkOf } from "./network-of.ts";

/** A body up to this is let come to its end unread, so that its sender surely reads the refusal. */
const LET_COME = 1024 * 1024;
const SOON = 5;

/**
 * Bounds the bodies under way: one address neither fills the memory with half-sent ones, nor is a body listened to
 * that nobody reads.
 */
export function boundArrivingBodies(
  app: FastifyInstance,
  { bodies, bytes }: Pick<ConnectionLimits, "bodies" | "bytes">,
): void {
  const arriving = new Map<string, { bodies: number; bytes: number }>();

  app.addHook("preParsing", (request, _reply, _payload, done) => {
    if (request.raw.complete || announced(request) === 0) return done();
    const size = Math.min(announced(request), request.routeOptions.bodyLimit ?? Infinity);
    const network = networkOf(request.ip);
    const now = arriving.get(network) ?? { bodies: 0, bytes: 0 };
    if (now.bodies >= bodies || now.bytes + size > bytes)
      return done(new AppError("too_many", { retryAfter: SOON }));
    now.bodies += 1;
    now.bytes += size;
    arriving.set(network, now);
    request.raw.once("close", () => {
      now.bodies -= 1;
      now.bytes -= size;
      if (now.bodies === 0) arriving.delete(network);
    });
    done();
  });

  app.addHook("onSend", (request, reply, _payload, done) => {
    if (!request.raw.complete && announced(request) > LET_COME) reply.header("connection", "close");
    done();
  });
}

/** Bytes of the body as its headers tell; without end where they do not. */
function announced({ headers }: FastifyRequest): number {
  if (headers["transfer-encoding"] !== undefined) return Infinity;
  return Number(headers["content-length"] ?? 0);
}
