import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  CSRF_COOKIE,
  CSRF_HEADER,
  SESSION_COOKIE,
  type CurrentUser,
} from "@reportair/contract/features/accounts.ts";
import type { Actor } from "../database/handle.ts";
import { AppError } from "./errors.ts";
import type { CsrfTokens } from "./csrf-tokens.ts";

/** A signed-in person, as the session look-up finds them. */
export type SignedIn = Actor & {
  user: CurrentUser;
  token: string;
  /** True once an hour: the session's end should be moved on. */
  needsTouch: boolean;
};

declare module "fastify" {
  interface FastifyRequest {
    /** Filled once per request by the session guard; undefined before it has looked. */
    signedIn: SignedIn | null | undefined;
  }
}

type Sessions = {
  find: (token: string) => Promise<SignedIn | null>;
  /** Moves a live session's end on, in the database and in the browser. */
  slide: (request: FastifyRequest, reply: FastifyReply, person: SignedIn) => Promise<void>;
  /** Whether its person has shown lately, in this session, that it is still them. */
  confirmed: (token: string) => Promise<boolean>;
};

/** Finds who is asking, and checks that the page itself is asking. */
export class SessionGuard {
  readonly #sessions: Sessions;
  readonly #csrf: CsrfTokens;

  constructor(sessions: Sessions, csrf: CsrfTokens) {
    this.#sessions = sessions;
    this.#csrf = csrf;
  }

  /** The person behind the request's session cookie, or null. */
  async find(request: FastifyRequest): Promise<SignedIn | null> {
    if (request.signedIn === undefined) {
      const token = request.cookies[SESSION_COOKIE];
      request.signedIn =
        token === undefined || token === "" ? null : await this.#sessions.find(token);
    }
    return request.signedIn;
  }

  /** Moves the session's end on, at most once an hour. */
  async slide(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const person = request.signedIn;
    if (person?.needsTouch) await this.#sessions.slide(request, reply, person);
  }

  /** Whether whoever is signed in has confirmed lately that it is them. */
  async isConfirmed(request: FastifyRequest): Promise<boolean> {
    const token = request.signedIn?.token;
    return token !== undefined && (await this.#sessions.confirmed(token));
  }

  /** Refuses a request whose header does not repeat the cookie, or whose token belongs to another session. */
  checkCsrf(request: FastifyRequest): void {
    const cookie = request.cookies[CSRF_COOKIE];
    const header = request.headers[CSRF_HEADER.toLowerCase()];
    if (
      cookie === undefined ||
      header !== cookie ||
      !this.#csrf.belongs(cookie, request.signedIn?.token ?? "")
    ) {
      throw new AppError("csrf");
    }
  }
}
