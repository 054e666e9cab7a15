import type { FastifyInstance } from "fastify";
import { AppError } from "./errors.ts";
import { boundJson } from "./json-bounds.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The handler takes the body as the text that came. */
    unparsed?: boolean;
  }
}

/** Bodies are JSON, bounded before they are parsed; an empty one counts as none, and any other type is a 415. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const bytes = body as Buffer;
    if (request.routeOptions.config.unparsed) return done(null, bytes.toString());
    if (bytes.length === 0) return done(null, undefined);
    if (!boundJson(bytes)) return done(new AppError("too_large"), undefined);
    try {
      done(null, JSON.parse(bytes.toString()));
    } catch {
      done(new AppError("not_json"), undefined);
    }
  });
}
