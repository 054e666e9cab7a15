import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  CSRF_COOKIE,
  CSRF_HEADER,
  SESSION_COOKIE,
  SESSION_DAYS,
} from "@reportair/contract/features/accounts.ts";
import type { CsrfTokens } from "../../http/csrf-tokens.ts";

/** Marks a browser that has signed in to an account before; it can do nothing else. */
const KNOWN_BROWSER_COOKIE = "known_browser";

const DAY = 24 * 60 * 60;

/** Sets and clears the cookies of signing in. */
export class SignInCookies {
  readonly #csrf: CsrfTokens;
  readonly #secret: string;

  constructor(csrf: CsrfTokens, secret: string) {
    this.#csrf = csrf;
    this.#secret = secret;
  }

  /** A CSRF token of this session in the cookie and the header. */
  setCsrf(request: FastifyRequest, reply: FastifyReply, session: string): void {
    const token = this.#csrf.issue(session);
    reply.setCookie(CSRF_COOKIE, token, {
      ...options(request),
      httpOnly: false,
      maxAge: SESSION_DAYS * DAY,
    });
    reply.header(CSRF_HEADER, token);
  }

  setSession(request: FastifyRequest, reply: FastifyReply, token: string): void {
    reply.setCookie(SESSION_COOKIE, token, { ...options(request), maxAge: SESSION_DAYS * DAY });
  }

  rememberBrowser(request: FastifyRequest, reply: FastifyReply, userId: number): void {
    reply.setCookie(KNOWN_BROWSER_COOKIE, this.#sign(userId), {
      ...options(request),
      path: "/api/login",
      maxAge: 180 * DAY,
    });
  }

  knowsBrowser(request: FastifyRequest, userId: number): boolean {
    const given = Buffer.from(request.cookies[KNOWN_BROWSER_COOKIE] ?? "");
    const expected = Buffer.from(this.#sign(userId));
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(SESSION_COOKIE, options(request));
    reply.clearCookie(CSRF_COOKIE, { ...options(request), httpOnly: false });
  }

  #sign(userId: number): string {
    return createHmac("sha256", this.#secret).update(`browser\0${userId}`).digest("base64url");
  }
}

function options(request: FastifyRequest) {
  return {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
  } as const;
}
