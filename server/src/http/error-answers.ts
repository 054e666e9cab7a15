import type { Endpoint } from "@reportair/contract/endpoint.ts";
import { NOT_FOUND_PAGE } from "@reportair/contract/written-pages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { toAppError } from "./api.ts";
import { AppError } from "./errors.ts";
import type { WrittenPages } from "./written-pages.ts";

/** Every error becomes an answer here, and every unknown address too. */
export function serveErrors(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  pages: WrittenPages | null,
): void {
  // A request that still comes while the server stops is for another process, or for the next start.
  let stopping = false;
  app.addHook("preClose", (done) => {
    stopping = true;
    done();
  });
  app.addHook("onRequest", (_request, _reply, done) => {
    done(stopping ? new AppError("unavailable", { retryAfter: 10 }) : undefined);
  });
  app.setErrorHandler((error, request, reply) => answer(toAppError(error), request, reply));

  const known = endpoints.map(({ method, path, params }) => {
    const pattern = path.replaceAll(/:(\w+)/gu, "(?<$1>[^/]+)").replace(/\/$/u, "");
    return { method, params, pattern: new RegExp(`^/api/${pattern}/?$`, "u") };
  });
  const methodsOf = (path: string) =>
    known
      .filter(({ pattern, params }) => {
        const found = pattern.exec(path);
        return found !== null && (params?.safeParse({ ...found.groups }).success ?? true);
      })
      .map(({ method }) => method);

  // Before the body: what it is sent to is nowhere.
  app.addHook("onRequest", async (request, reply) => {
    const reads = request.method === "GET" || request.method === "HEAD";
    if (request.is404 && !reads) return unknown(request, reply);
  });
  app.setNotFoundHandler(unknown);

  function unknown(request: FastifyRequest, reply: FastifyReply) {
    const path = request.url.split("?", 1)[0] ?? "";
    if (path === "/api" || path.startsWith("/api/")) {
      const allowed = new Set(methodsOf(path));
      if (allowed.size === 0) return answer(new AppError("not_found"), request, reply);
      return answer(
        new AppError("method_not_allowed", { allow: [...allowed].join(", ") }),
        request,
        reply,
      );
    }
    if (pages && (request.method === "GET" || request.method === "HEAD")) {
      reply.status(404);
      // There the web app says so itself, within its frame.
      if (/^\/dashboard(?:\/|$)/u.test(path)) {
        return reply.sendFile("index.html", { cacheControl: false });
      }
      return pages.send(request, reply, NOT_FOUND_PAGE);
    }
    return answer(new AppError("not_found"), request, reply);
  }
}

/** Answers with an error; what the server is to blame for stands in the log. */
export function answer(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  // A 503 without a cause is expected: something is not configured, or a writer has told why already.
  if (error.status === 503 && error.cause === undefined)
    request.log.warn({ path: request.routeOptions.url }, "not available");
  else if (error.status >= 500) request.log.error({ err: error.cause ?? error }, "request failed");
  const { retryAfter, allow } = error.details;
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  if (allow !== undefined) reply.header("allow", allow);
  return reply
    .status(error.status)
    .header("content-type", "application/json; charset=utf-8")
    .send(JSON.stringify(error.body(request.id)));
}
