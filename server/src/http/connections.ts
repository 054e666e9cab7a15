import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from "fastify";
import type { ServerOptions } from "node:http";
import type { Socket } from "node:net";
import { AppError } from "./errors.ts";

/** How long and how much one process waits for what is sent to it. Answers take the time that they need. */
export type ConnectionLimits = {
  /** Milliseconds for the headers of a request, and for all of it. */
  headersWithin: number;
  requestWithin: number;
  /** Milliseconds between two looks at who is late. */
  lookEvery: number;
  /** Milliseconds that an idle connection is kept for: longer than proxies keep theirs. */
  keptFor: number;
  /** Milliseconds in which whoever is answered takes at least some of it. */
  takenWithin: number;
  /** Most connections. A waiting page holds one for its events. */
  most: number;
  /** Most bodies, and bytes of them, that are under way from one network address at a time. */
  bodies: number;
  bytes: number;
};

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersWithin: 10_000,
  requestWithin: 30_000,
  lookEvery: 2_000,
  keptFor: 72_000,
  takenWithin: 60_000,
  most: 12_000,
  bodies: 256,
  bytes: 32 * 1024 * 1024,
};

type Fault = Error & { code?: string };

/** What the limits are to fastify and to Node's server beneath it. */
export function connectionOptions(limits: ConnectionLimits) {
  const http: ServerOptions = {
    headersTimeout: limits.headersWithin,
    requestTimeout: limits.requestWithin,
    connectionsCheckingInterval: limits.lookEvery,
  };
  return {
    http,
    requestTimeout: limits.requestWithin,
    keepAliveTimeout: limits.keptFor,
    clientErrorHandler: refuse,
  } satisfies FastifyServerOptions & { http: ServerOptions };
}

/** Bounds the connections of the server, and how long an answer lies in its memory that nobody takes. */
export function boundConnections(
  app: FastifyInstance,
  { most, takenWithin }: ConnectionLimits,
): void {
  app.server.maxConnections = most;
  // Node ends a connection on which nothing moves for so long, begins anew with every byte that is taken, and counts
  // an idle one's own time once the answer is gone.
  const awaitTaking = ({ raw }: FastifyRequest) => raw.socket.setTimeout(takenWithin);
  app.addHook("onSend", (request, _reply, _payload, done) => {
    awaitTaking(request);
    done();
  });
  // A stream of events may be quiet for as long as it goes on.
  app.addHook("onRequest", (request, reply, done) => {
    reply.raw.once("prefinish", () => awaitTaking(request));
    done();
  });
}

/** Answers what is no request: too slow, with too many headers, or no HTTP. */
function refuse(fault: Fault, socket: Socket): void {
  if (fault.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [status, error] = answerTo(fault);
  const body = JSON.stringify(error.body());
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}

function answerTo({ code }: Fault): [string, AppError] {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return ["408 Request Timeout", new AppError("too_slow")];
  if (code === "HPE_HEADER_OVERFLOW")
    return ["431 Request Header Fields Too Large", new AppError("headers_too_large")];
  return ["400 Bad Request", new AppError("invalid")];
}
