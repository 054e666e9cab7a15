import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { interactionPolicy, Provider } from "oidc-provider";

export const CLIENT_ID = "school-app";
export const CLIENT_SECRET = "what-only-the-school-knows";

/** A real provider of OpenID Connect in Google's place, with a page on which one chooses an account. */
export class SchoolProvider {
  readonly #accounts: readonly string[];
  readonly #http = createServer((request, response) => void this.#answer(request, response));
  #provider: Provider | undefined;
  /** Where people reach the server that they are sent back to. */
  returnTo = "";

  private constructor(accounts: readonly string[]) {
    this.#accounts = accounts;
  }

  /** Starts one that has accounts with these addresses. */
  static async start(accounts: readonly string[]): Promise<SchoolProvider> {
    const provider = new SchoolProvider(accounts);
    provider.#http.listen(0, "127.0.0.1");
    await once(provider.#http, "listening");
    return provider;
  }

  /** What the server is told from outside. */
  get settings() {
    return { GOOGLE_ISSUER: this.#url };
  }

  async stop(): Promise<void> {
    this.#http.closeAllConnections();
    this.#http.close();
    await once(this.#http, "close");
  }

  get #url(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  #start(): Provider {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const policy = interactionPolicy.base();
    policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
    return new Provider(this.#url, {
      clients: [
        {
          client_id: CLIENT_ID,
          client_secret: CLIENT_SECRET,
          redirect_uris: [`${this.returnTo}/login/return`],
        },
      ],
      jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      cookies: { keys: ["a key that only tests know"] },
      claims: { openid: ["sub", "email", "email_verified", "hd", "name"], email: [], profile: [] },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true } },
      interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
      clientAuthMethods: ["client_secret_post"],
      clientDefaults: { token_endpoint_auth_method: "client_secret_post" },
      findAccount: (_, email) => ({
        accountId: email,
        claims: () => ({
          sub: email,
          email,
          email_verified: true,
          hd: email.split("@")[1],
          name: "Robin Thistle",
        }),
      }),
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#provider ??= this.#start();
    const { pathname, searchParams } = new URL(request.url ?? "", this.#url);
    if (!pathname.startsWith("/interaction/")) {
      await this.#provider.callback()(request, response);
      return;
    }
    const email = searchParams.get("as");
    if (email === null) {
      const choices = this.#accounts.map(
        (each) => `<li><a href="?as=${encodeURIComponent(each)}">${each}</a></li>`,
      );
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(`<!doctype html><title>Choose an account</title><ul>${choices.join("")}</ul>`);
      return;
    }
    const { params } = await this.#provider.interactionDetails(request, response);
    const clientId = String(params["client_id"]);
    const grant = new this.#provider.Grant({ accountId: email, clientId });
    grant.addOIDCScope("openid email profile");
    const consent = { grantId: await grant.save() };
    const result = { login: { accountId: email }, consent, select_account: {} };
    await this.#provider.interactionFinished(request, response, result);
  }
}
