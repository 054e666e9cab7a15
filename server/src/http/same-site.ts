import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what changes something and comes from another site's page, as the browser itself says; before anything else
 * is asked, and beside the token. Programs that are no browser say nothing, and pass.
 */
export function refuseOtherSites(app: FastifyInstance, publicUrl: () => string): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const refused = !READING.has(request.method) && isOtherSites(request, publicUrl());
    done(refused ? new AppError("csrf") : undefined);
  });
}

function isOtherSites({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  if (headers["sec-fetch-site"] === "cross-site") return true;
  if (headers.origin === undefined) return false;
  const origin = URL.parse(headers.origin);
  if (origin === null) return true;
  // Only the proxy in front knows whether it was https, so the host alone is compared with the request's.
  const own = URL.parse(`${origin.protocol}//${host}`);
  return origin.host !== own?.host && origin.origin !== URL.parse(publicUrl)?.origin;
}
