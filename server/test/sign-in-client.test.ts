import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readEnvironment } from "../src/platform/environment.ts";
import { SignInClient } from "../src/platform/sign-in-client.ts";

/** Two servers: one stands for a provider that somebody else has taken over, the other for what it must not reach. */
let provider: Server;
let inside: Server;
let reached: string[];
/** What is answered under `/.well-known/openid-configuration`. */
let answer: { status: number; headers?: Record<string, string>; body: string };

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listen = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

beforeEach(async () => {
  reached = [];
  inside = createServer((request, response) => {
    reached.push(request.url ?? "");
    response.end("{}");
  });
  provider = createServer((_request, response) => {
    response.writeHead(answer.status, {
      "content-type": "application/json",
      ...answer.headers,
    });
    response.end(answer.body);
  });
  await Promise.all([listen(inside), listen(provider)]);
});
afterEach(async () => {
  for (const server of [provider, inside]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const way = { redirectUri: "https://reports.example/login/return", state: "s", nonce: "n" };
const verifier = "a verifier that has forty-three characters!";
const door = {
  provider: "google" as const,
  tenant: "school.example",
  clientId: "app",
  clientSecret: "secret",
};
const client = () => new SignInClient({ google: urlOf(provider) });
const goThere = () => client().addressOf(door, { ...way, verifier }, { domain: null });
const described = (more: object = {}) => ({
  status: 200,
  body: JSON.stringify({
    issuer: urlOf(provider),
    authorization_endpoint: `${urlOf(provider)}/auth`,
    token_endpoint: `${urlOf(provider)}/token`,
    jwks_uri: `${urlOf(provider)}/keys`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    ...more,
  }),
});

describe("what is asked of a provider", () => {
  it("goes to its own host alone, whatever it says of itself", async () => {
    answer = described({ token_endpoint: `${urlOf(inside)}/token` });
    const back = "code=c&state=s";
    await expect(client().claimsOf(door, { ...way, verifier }, back)).rejects.toMatchObject({
      kind: "settings",
    });
    expect(reached).toEqual([]);
  });

  it("follows nothing", async () => {
    answer = { status: 302, headers: { location: `${urlOf(inside)}/secret` }, body: "" };
    await expect(goThere()).rejects.toMatchObject({ kind: "settings" });
    expect(reached).toEqual([]);
  });

  it("believes no other issuer's description", async () => {
    answer = described({ issuer: "https://accounts.google.com" });
    await expect(goThere()).rejects.toMatchObject({ kind: "unproven" });
  });

  it("reads no endless answer", async () => {
    answer = described({ more: "x".repeat(2 * 1024 * 1024) });
    await expect(goThere()).rejects.toMatchObject({ name: "SignInTrouble" });
  });

  it.each([
    [500, "away"],
    [429, "away"],
    [400, "settings"],
  ])("takes a %i for what it is: %s", async (status, kind) => {
    answer = { status, body: "{}" };
    await expect(goThere()).rejects.toMatchObject({ kind });
  });

  it("takes a page in the place of an answer for what proves nothing", async () => {
    answer = { status: 200, headers: { "content-type": "text/html" }, body: "<p>Join our Wi-Fi" };
    await expect(goThere()).rejects.toMatchObject({ kind: "unproven" });
  });

  it("is away where its answer stops in the middle", async () => {
    provider.removeAllListeners("request");
    provider.on("request", (_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write("{");
    });
    await expect(goThere()).rejects.toMatchObject({ kind: "away" });
  });

  it("is asked again after it was away", async () => {
    const one = client();
    answer = { status: 503, body: "" };
    const ask = () => one.addressOf(door, { ...way, verifier }, { domain: null });
    await expect(ask()).rejects.toMatchObject({ kind: "away" });
    answer = described();
    expect(new URL(await ask()).pathname).toBe("/auth");
  });
});

describe("another issuer", () => {
  it.each(["http://10.0.0.1/issuer", "http://metadata.internal", "ldap://directory"])(
    "is not %s",
    (issuer) => {
      expect(() => readEnvironment({ MICROSOFT_ISSUER: issuer })).toThrow("MICROSOFT_ISSUER");
    },
  );
  it("may be another cloud's, for each tenant its own", () => {
    const given = "https://login.microsoftonline.us/{tenantid}/v2.0";
    expect(readEnvironment({ MICROSOFT_ISSUER: given }).issuers.microsoft).toBe(given);
  });
});
