import { endpoint } from "@reportair/contract/endpoint.ts";
import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Database } from "../database/handle.ts";
import { Answer, Api } from "./api.ts";
import { CsrfTokens } from "./csrf-tokens.ts";
import { anybody } from "./guards.ts";
import { SessionGuard } from "./session-guard.ts";

const shape = z.object({ detail: z.string() });
const about = { method: "GET", summary: "Of a test", tag: "tests" } as const;
const added = endpoint({ ...about, path: "added/", responses: { 201: shape } });
// Whole numbers as keys sort themselves: 200 comes first, however this is written.
const several = endpoint({ ...about, path: "several/", responses: { 201: shape, 200: shape } });

const nobody = {
  find: () => Promise.resolve(null),
  slide: () => Promise.resolve(),
  confirmed: () => Promise.resolve(false),
};

/** An API in which nobody is signed in and no database is asked. */
function bareApi() {
  const app = fastify();
  app.decorateRequest("signedIn", null);
  const sessions = new SessionGuard(nobody, new CsrfTokens("a secret that only tests know"));
  return { app, api: new Api(app, {} as Database, sessions) };
}

describe("the status of an answer", () => {
  it("is the endpoint's own where it has one", async () => {
    const { app, api } = bareApi();
    api.route(added, anybody, async () => ({ detail: "Added." }));
    expect((await app.inject("/api/added/")).statusCode).toBe(201);
  });

  it.each([200, 201] as const)(
    "is what the handler says where there are several: %s",
    async (status) => {
      const { app, api } = bareApi();
      api.route(several, anybody, async () => new Answer(status, { detail: "Done." }));
      const answer = await app.inject("/api/several/");
      expect([answer.statusCode, answer.json()]).toEqual([status, { detail: "Done." }]);
    },
  );

  it("is never guessed", async () => {
    const { app, api } = bareApi();
    // @ts-expect-error A handler of several statuses says which.
    api.route(several, anybody, async () => ({ detail: "Done." }));
    expect((await app.inject("/api/several/")).statusCode).toBe(500);
  });

  it("is one that the endpoint has", async () => {
    const { app, api } = bareApi();
    // @ts-expect-error The endpoint has no such status.
    api.route(several, anybody, async () => new Answer(202, { detail: "Done." }));
    expect((await app.inject("/api/several/")).statusCode).toBe(500);
  });
});
