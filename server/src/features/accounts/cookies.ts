import { FLOW_MINUTES, SECOND_STEP_MINUTES, SESSION_DAYS } from "@reportair/contract/lifetimes.ts";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { CSRF_COOKIE, CSRF_HEADER, SESSION_COOKIE } from "@reportair/contract/features/accounts.ts";
import type { CsrfTokens } from "../../http/csrf-tokens.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { accountOf } from "./guessing-limits.ts";

/** Marks a browser that has signed in to an account before; it can do nothing else. */
const KNOWN_BROWSER_COOKIE = "known_browser";

/** Of whoever has given the right password, and not yet the second step; only the calls of signing in are sent it. */
const HALF_SIGN_IN_COOKIE = "half_sign_in";

const DAY = 24 * 60 * 60;

/** Of whoever is on the way to a school's provider, or has yet to show that an account is theirs. */
const ON_THE_WAY_COOKIE = "on_the_way";

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

  /** Marks a browser whose person has shown that the account of this e-mail address is theirs. */
  rememberBrowser(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const browser = this.knownBrowser(request, email) ?? randomBytes(16).toString("base64url");
    reply.setCookie(KNOWN_BROWSER_COOKIE, `${browser}.${this.#sign(browser, email)}`, {
      ...options(request),
      path: "/api/login",
      maxAge: 180 * DAY,
    });
  }

  /** Which browser this is, where it has signed in to the account of this e-mail address before; else null. */
  knownBrowser(request: FastifyRequest, email: string): string | null {
    const [browser = "", signature = ""] =
      request.cookies[KNOWN_BROWSER_COOKIE]?.split(".", 2) ?? [];
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.#sign(browser, email));
    return given.length === expected.length && timingSafeEqual(given, expected) ? browser : null;
  }

  setHalfSignIn(request: FastifyRequest, reply: FastifyReply, token: string): void {
    reply.setCookie(HALF_SIGN_IN_COOKIE, token, {
      ...options(request),
      path: "/api/login",
      maxAge: SECOND_STEP_MINUTES * 60,
    });
  }

  halfSignIn(request: FastifyRequest): string | null {
    return request.cookies[HALF_SIGN_IN_COOKIE] ?? null;
  }

  /** Sent back from the provider's site too, as any cookie of ours that is Lax; Strict ones would be lost on the way. */
  setOnTheWay(request: FastifyRequest, reply: FastifyReply, holder: string): void {
    reply.setCookie(ON_THE_WAY_COOKIE, holder, {
      ...options(request),
      path: "/api/login",
      maxAge: FLOW_MINUTES * 60,
    });
  }

  onTheWay(request: FastifyRequest): string | null {
    return request.cookies[ON_THE_WAY_COOKIE] ?? null;
  }

  /** Everything of whoever is signed in from now on, in the place of what the browser had. */
  signIn(request: FastifyRequest, reply: FastifyReply, person: SignedIn): void {
    this.setSession(request, reply, person.token);
    this.setCsrf(request, reply, person.token);
    this.rememberBrowser(request, reply, person.user.email);
    reply.clearCookie(HALF_SIGN_IN_COOKIE, { ...options(request), path: "/api/login" });
    reply.clearCookie(ON_THE_WAY_COOKIE, { ...options(request), path: "/api/login" });
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(SESSION_COOKIE, options(request));
    reply.clearCookie(CSRF_COOKIE, { ...options(request), httpOnly: false });
  }

  #sign(browser: string, email: string): string {
    return createHmac("sha256", this.#secret)
      .update(`browser\0${browser}\0${accountOf(email)}`)
      .digest("base64url");
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
