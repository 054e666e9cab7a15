import { VALUES_LIMIT } from "@reportair/contract/endpoint.ts";
import type { FastifyInstance } from "fastify";
import { AppError } from "./errors.ts";
import { boundJson } from "./json-bounds.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The handler takes the body as the text that came. */
    unparsed?: boolean;
    /** The body is a file and no JSON. */
    bytes?: boolean | undefined;
    /** Most values in a body. */
    values?: number | undefined;
  }
}

/** From so many bytes on, others are answered between looking a body over and parsing it, and before it is read. */
const LARGE = 256 * 1024;

/** Bodies are JSON, bounded before they are parsed, or a file's bytes where one is sent; any other type is a 415. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const bytes = body as Buffer;
    const { unparsed, values = VALUES_LIMIT } = request.routeOptions.config;
    if (unparsed) return done(null, bytes.toString());
    if (bytes.length === 0) return done(null, undefined);
    if (!boundJson(bytes, values)) return done(new AppError("too_large"), undefined);
    const parse = () => {
      try {
        const value: unknown = JSON.parse(bytes.toString());
        if (bytes.length < LARGE) done(null, value);
        else setImmediate(done, null, value);
      } catch {
        done(new AppError("not_json"), undefined);
      }
    };
    if (bytes.length < LARGE) parse();
    else setImmediate(parse);
  });
  app.addContentTypeParser(
    "application/octet-stream",
    { parseAs: "buffer" },
    (request, body, done) => {
      if (request.routeOptions.config.bytes) return done(null, body);
      done(new AppError("wrong_type"), undefined);
    },
  );
}
