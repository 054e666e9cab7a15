import { TOKEN_PREFIX, type TokenScope } from "@reportair/contract/tokens.ts";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../database/handle.ts";
import { AppError } from "./errors.ts";

/** A program, as the look-up of its token finds it: in whose name it acts, and what it may do. */
export type Program = Omit<Actor, "program"> & { token: number; scopes: readonly TokenScope[] };

declare module "fastify" {
  interface FastifyRequest {
    /** Who acts where a program asks, for this call alone. */
    program?: Actor;
  }
  interface FastifyContextConfig {
    /** Which tokens open this endpoint of the contract; null is none. */
    scope?: TokenScope | null;
  }
}

/**
 * Lets programs in by the token that they send, at the endpoints that take its scope and nowhere else, before a body is
 * read. `find` throws what refuses a secret.
 */
export function letProgramsIn(
  app: FastifyInstance,
  find: (secret: string, address: string) => Promise<Program>,
): void {
  app.addHook("onRequest", async (request) => {
    const secret = secretIn(request.headers.authorization);
    const { scope } = request.routeOptions.config;
    if (secret === null || scope === undefined) return;
    // The token alone says who asks: a person's cookie beside it opens nothing.
    request.signedIn = null;
    const { token, scopes, ...actor } = await find(secret, request.ip);
    if (scope === null) {
      throw new AppError("not_allowed", {
        detail: "No token opens this call: it is for people who are signed in.",
      });
    }
    if (!scopes.includes(scope)) {
      throw new AppError("not_allowed", {
        detail: `This token may not do this: it lacks the scope ${scope}.`,
      });
    }
    request.program = { ...actor, program: { token, scope } };
  });
}

const BEARER = new RegExp(String.raw`^bearer +(${TOKEN_PREFIX}\S*)$`, "iu");

/** The token that is sent; null where there is none of ours, as a proxy in front may send something of its own. */
function secretIn(authorization: string | undefined): string | null {
  return BEARER.exec(authorization ?? "")?.[1] ?? null;
}
