import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { interactionPolicy, Provider } from "oidc-provider";
import { SignInClient } from "../../src/platform/sign-in-client.ts";

/** The app that every school of the tests has registered. */
export const CLIENT = { client_id: "school-app", client_secret: "what-only-the-school-knows" };

/** What a token says of somebody. */
export type Account = { sub: string } & Record<string, unknown>;

const CLAIMS = [
  "acct",
  "email",
  "email_verified",
  "family_name",
  "given_name",
  "hd",
  "idp",
  "name",
  "oid",
  "preferred_username",
  "tid",
];

/** A real provider of OpenID Connect, which stands for Google and, with an issuer for each tenant, for Microsoft. */
export type IdentityProvider = {
  /** As `GOOGLE_ISSUER` and `MICROSOFT_ISSUER`. */
  issuers: { google: string; microsoft: string };
  signInClient: SignInClient;
  /** Who sits there. */
  who: Account;
  /** Who sits there goes back. */
  refuses: boolean;
  /** Seconds since they gave their password there. */
  age: number;
  /** While set, everything is answered with this status. */
  failure: number | null;
  /** What was asked for, newest last. */
  asked: URL[];
  /** Goes to an address as a browser does; returns the query that it is sent back with. */
  walk: (address: string) => Promise<string>;
  stop: () => Promise<void>;
};

/** Starts one on a port of its own, which sends people back to this address. */
export async function startIdentityProvider(publicUrl: () => string): Promise<IdentityProvider> {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" };
  const tenants = new Map<string, Provider>();
  const accounts = new Map<string, Account>();
  const http = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const issuers = { google: `${url}/google/v2.0`, microsoft: `${url}/{tenantid}/v2.0` };

  function providerOf(prefix: string): Provider {
    const known = tenants.get(prefix);
    if (known !== undefined) return known;
    const policy = interactionPolicy.base();
    policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
    const made = new Provider(url + prefix, {
      clients: [{ ...CLIENT, redirect_uris: [`${publicUrl()}/login/return`] }],
      jwks: { keys: [key] },
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      cookies: { keys: ["a key that only tests know"] },
      claims: { openid: ["sub", ...CLAIMS], email: [], profile: [] },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true } },
      interactions: { policy, url: (_, { uid }) => `${prefix}/interaction/${uid}` },
      clientAuthMethods: ["client_secret_post"],
      clientDefaults: { token_endpoint_auth_method: "client_secret_post" },
      findAccount: (_, id) => {
        const account = accounts.get(id);
        return account && { accountId: id, claims: () => ({ ...account }) };
      },
    });
    tenants.set(prefix, made);
    return made;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (provider.failure !== null) {
      response.statusCode = provider.failure;
      response.end("{}");
      return;
    }
    const [, prefix = "", rest = ""] = /^(\/[^/]+\/v2\.0)(\/.*)$/u.exec(request.url ?? "") ?? [];
    if (prefix === "") {
      response.statusCode = 404;
      response.end();
      return;
    }
    const there = providerOf(prefix);
    if (rest.startsWith("/interaction/")) return interact(there, request, response);
    if (rest.startsWith("/auth?")) provider.asked.push(new URL(url + request.url));
    Object.assign(request, { originalUrl: request.url, url: rest });
    await there.callback()(request, response);
  }

  async function interact(there: Provider, request: IncomingMessage, response: ServerResponse) {
    const { params } = await there.interactionDetails(request, response);
    if (provider.refuses)
      return there.interactionFinished(request, response, { error: "access_denied" });
    const { sub: accountId } = provider.who;
    accounts.set(accountId, { ...provider.who });
    const grant = new there.Grant({ accountId, clientId: String(params["client_id"]) });
    grant.addOIDCScope("openid email profile");
    const grantId = await grant.save();
    const ts = Math.floor(Date.now() / 1000) - provider.age;
    return there.interactionFinished(request, response, {
      login: { accountId, ts },
      consent: { grantId },
      select_account: {},
    });
  }

  const provider: IdentityProvider = {
    issuers,
    signInClient: new SignInClient(issuers),
    who: { sub: "nobody" },
    refuses: false,
    age: 0,
    failure: null,
    asked: [],
    walk: async (address) => {
      const cookies = new Map<string, string>();
      let at = new URL(address);
      for (let steps = 0; steps < 12; steps++) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
        const page = await fetch(at, { redirect: "manual", headers: { cookie } });
        for (const set of page.headers.getSetCookie()) {
          const [name = "", value = ""] = (set.split(";", 1)[0] ?? "").split(/=(.*)/su, 2);
          cookies.set(name, value);
        }
        const next = page.headers.get("location");
        if (next === null)
          throw new Error(`${at.pathname} answered ${page.status}: ${await page.text()}`);
        at = new URL(next, at);
        if (at.href.startsWith(`${publicUrl()}/login/return`)) return at.search.slice(1);
      }
      throw new Error("It leads nowhere.");
    },
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return provider;
}
