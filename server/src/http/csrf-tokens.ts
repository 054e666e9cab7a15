import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Makes and checks CSRF tokens: a random part and an HMAC that binds it to one session. */
export class CsrfTokens {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** A new token for a session's cookie value, or for "" where nobody is signed in. */
  issue(session: string): string {
    const random = randomBytes(16).toString("base64url");
    return `${random}.${this.#sign(random, session)}`;
  }

  /** Whether the token was issued for this session. */
  belongs(token: string, session: string): boolean {
    const [random, signature] = token.split(".");
    if (random === undefined || signature === undefined) return false;
    const expected = Buffer.from(this.#sign(random, session));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  #sign(random: string, session: string): string {
    return createHmac("sha256", this.#secret)
      .update(`csrf\0${random}\0${session}`)
      .digest("base64url");
  }
}
