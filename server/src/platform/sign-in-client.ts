import type { Provider } from "@reportair/contract/signing-in.ts";
import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  clockTolerance,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
  ResponseBodyError,
} from "openid-client";
import { hashOf } from "./secrets.ts";

/** Where each provider is; `{tenantid}` stands for the school's tenant. */
const ISSUERS: Record<Provider, string> = {
  google: "https://accounts.google.com",
  microsoft: "https://login.microsoftonline.com/{tenantid}/v2.0",
};

/** All that is ever asked of them: whatever an answer says, no other host is called. */
const HOSTS: Record<Provider, readonly string[]> = {
  google: ["accounts.google.com", "oauth2.googleapis.com", "www.googleapis.com"],
  microsoft: ["login.microsoftonline.com"],
};

/** Seconds for finding out where things are, and for one call after it. */
const DISCOVERY_SECONDS = 5;
const CALL_SECONDS = 8;
/** Milliseconds for which what was found out is kept. */
const KEPT_FOR = 60 * 60_000;
/** Most schools whose it is kept. */
const MOST_KEPT = 500;
/** Seconds that clocks may differ by. */
const TOLERANCE = 60;
/** Bytes of an answer that are read at most; the longest list of keys is a hundredth of it. */
const MOST_BYTES = 1024 * 1024;

/** A school's app at a provider. */
export type Door = { provider: Provider; tenant: string; clientId: string; clientSecret: string };

/** What a browser that goes there has to bring back, and what the answer is checked by. */
export type Way = {
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
};

/** How to ask: which of the person's accounts, and whether to say when they signed in; or one of them afresh. */
export type Asking = { domain: string | null; time?: boolean } | { afresh: string };

/**
 * Why a provider let nobody in: it cannot be reached; the person, or who administers there, did not agree; it does
 * not take what the school has settled; what it answered proves nothing.
 */
export class SignInTrouble extends Error {
  readonly kind: "away" | "denied" | "settings" | "unproven";
  constructor(kind: SignInTrouble["kind"], cause?: unknown) {
    super(`Signing in by a provider: ${kind}`, { cause });
    this.name = "SignInTrouble";
    this.kind = kind;
  }
}

/** Speaks OpenID Connect with Google and Microsoft: code flow with PKCE, state and nonce; signatures are checked. */
export class SignInClient {
  readonly #issuers: Record<Provider, string>;
  readonly #now: () => number;
  readonly #known = new Map<string, { configuration: Promise<Configuration>; until: number }>();

  /** `now` in milliseconds of a clock that nobody sets. */
  constructor(
    issuers: Partial<Record<Provider, string | undefined>> = {},
    now = () => performance.now(),
  ) {
    this.#issuers = {
      google: issuers.google ?? ISSUERS.google,
      microsoft: issuers.microsoft ?? ISSUERS.microsoft,
    };
    this.#now = now;
  }

  /** The address to which a browser goes. */
  async addressOf(door: Door, way: Way, asking: Asking): Promise<string> {
    const configuration = await this.#configurationOf(door);
    const challenge = await calculatePKCECodeChallenge(way.verifier);
    return buildAuthorizationUrl(configuration, {
      redirect_uri: way.redirectUri,
      scope: "openid email profile",
      state: way.state,
      nonce: way.nonce,
      code_challenge: challenge,
      code_challenge_method: "S256",
      ...(door.provider === "google" ? { hd: door.tenant } : {}),
      prompt: "select_account",
      ...("afresh" in asking && afresh(door.provider, asking.afresh)),
      ...("afresh" in asking || asking.time ? { claims: TIME } : {}),
      ...("domain" in asking && asking.domain !== null && door.provider === "microsoft"
        ? { domain_hint: asking.domain }
        : {}),
    }).href;
  }

  /** Exchanges what a browser brought back, once; returns what the provider says of the person, checked. */
  async claimsOf(door: Door, way: Way, query: string): Promise<IDToken> {
    const configuration = await this.#configurationOf(door);
    // Of the address that people reach, and not of the request's: behind a proxy that one is another.
    const address = new URL(way.redirectUri);
    address.search = query;
    try {
      const tokens = await authorizationCodeGrant(configuration, address, {
        expectedState: way.state,
        expectedNonce: way.nonce,
        pkceCodeVerifier: way.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new SignInTrouble("unproven");
      return claims;
    } catch (error) {
      throw troubleOf(error);
    }
  }

  /** Where things are at a school's provider: asked for when it is needed, and kept for a while. */
  async #configurationOf(door: Door): Promise<Configuration> {
    const secret = hashOf(door.clientSecret).toString("base64url");
    const key = [door.provider, door.tenant, door.clientId, secret].join(" ");
    const known = this.#known.get(key);
    if (known !== undefined && known.until > this.#now()) return known.configuration;
    const configuration = this.#discover(door);
    this.#known.delete(key);
    this.#known.set(key, { configuration, until: this.#now() + KEPT_FOR });
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST_KEPT) break;
      this.#known.delete(oldest);
    }
    return configuration.catch((error: unknown) => {
      this.#known.delete(key);
      throw error;
    });
  }

  async #discover({ provider, tenant, clientId, clientSecret }: Door): Promise<Configuration> {
    const template = this.#issuers[provider];
    const issuer = new URL(template.replace("{tenantid}", tenant));
    const hosts = template === ISSUERS[provider] ? HOSTS[provider] : [issuer.host];
    // Only ever of a server on this machine: the settings refuse any other without https.
    const insecure = issuer.protocol === "http:" ? [allowInsecureRequests] : [];
    try {
      const configuration = await discovery(
        issuer,
        clientId,
        { [clockTolerance]: TOLERANCE },
        ClientSecretPost(clientSecret),
        {
          timeout: DISCOVERY_SECONDS,
          execute: [enableNonRepudiationChecks, ...insecure],
          [customFetch]: fetchWithin(hosts),
        },
      );
      configuration.timeout = CALL_SECONDS;
      return configuration;
    } catch (error) {
      throw troubleOf(error);
    }
  }
}

/** Asks to be told when somebody gave their password there. */
const TIME = JSON.stringify({ id_token: { auth_time: { essential: true } } });

/**
 * Asks for the password there, whoever is signed in. Google refuses the whole question where it says `login`, a word
 * that it does not know: there it is asked by the age alone, and what came of it is told by the time.
 */
function afresh(provider: Provider, address: string) {
  return {
    ...(provider === "microsoft" && { prompt: "login" }),
    max_age: "0",
    login_hint: address,
  };
}

/** A fetch that calls these hosts alone, follows nothing, and reads no more than a bounded answer. */
function fetchWithin(hosts: readonly string[]) {
  return async (url: string, options: object): Promise<Response> => {
    if (!hosts.includes(new URL(url).host)) throw new SignInTrouble("settings");
    const response = await fetch(url, { ...options, redirect: "manual" });
    let size = 0;
    const bounded = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          size += chunk.byteLength;
          if (size > MOST_BYTES) controller.error(new SignInTrouble("unproven"));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, headers } = response;
    return new Response(status === 204 || status === 304 ? null : bounded, { status, headers });
  };
}

/** Words of OAuth for what will be over by itself. */
const PASSING = new Set(["temporarily_unavailable", "server_error"]);
/** Words for a person who went back, or whom those who administer there did not let in. */
const DENIED = new Set([
  "access_denied",
  "consent_required",
  "interaction_required",
  "login_required",
]);

function troubleOf(error: unknown): SignInTrouble {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof SignInTrouble) return at;
    // Also where the answer had begun: what stops in the middle is away, and proves nothing wrong.
    if (at.name === "TimeoutError" || at.name === "AbortError")
      return new SignInTrouble("away", error);
  }
  if (error instanceof AuthorizationResponseError) {
    if (DENIED.has(error.error)) return new SignInTrouble("denied", error);
    return new SignInTrouble(PASSING.has(error.error) ? "away" : "settings", error);
  }
  if (error instanceof ResponseBodyError) {
    // A code that was used, or is another browser's.
    if (error.error === "invalid_grant") return new SignInTrouble("unproven", error);
    return new SignInTrouble(
      error.status >= 500 || PASSING.has(error.error) ? "away" : "settings",
      error,
    );
  }
  if (!(error instanceof ClientError)) return new SignInTrouble("away", error);
  const { code, cause } = error;
  if (code === "OAUTH_TIMEOUT" || code === "OAUTH_ABORT" || code === undefined)
    return new SignInTrouble("away", error);
  // A page where an answer is due, as of a network that asks for its own sign-in: no secret is wrong.
  if (cause instanceof Response && !cause.ok)
    return new SignInTrouble(
      cause.status >= 500 || cause.status === 429 ? "away" : "settings",
      error,
    );
  return new SignInTrouble("unproven", error);
}
