import type { FastifyInstance, FastifyServerOptions } from "fastify";
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

/** Bounds the connections of the server. */
export function boundConnections(app: FastifyInstance, { most }: ConnectionLimits): void {
  app.server.maxConnections = most;
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
