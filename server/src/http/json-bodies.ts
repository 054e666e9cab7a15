import type { FastifyInstance } from "fastify";
import { AppError } from "./errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The handler takes the body as the text that came. */
    unparsed?: boolean;
  }
}

// Half of a character that takes two units, as cutting a text by its length leaves it.
const HALF = /\\ud[89a-f]/iu;

/** No database stores half a character within JSON: the sign for an unknown one stands in its place. */
function parsed(text: string): unknown {
  if (!HALF.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === "string" ? value.toWellFormed() : value,
  );
}

/** Bodies are JSON; an empty one counts as none, and any other type is a 415. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (request.routeOptions.config.unparsed) return done(null, body);
    if (body === "") return done(null, undefined);
    try {
      done(null, parsed(body as string));
    } catch {
      done(new AppError("not_json"), undefined);
    }
  });
}
