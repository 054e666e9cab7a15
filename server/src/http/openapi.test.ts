import { createHash } from "node:crypto";
import fastify from "fastify";
import { expect, it } from "vitest";
import { endpoint, type Endpoint } from "@reportair/contract/endpoint.ts";
import { z } from "zod";
import { serveOpenApi } from "./openapi.ts";

const DOCUMENTS = ["/api/openapi.json", "/api/docs"];

/** An app that describes so many endpoints, and how often it has read what one of them is for. */
function describing(endpoints: number) {
  let read = 0;
  const app = fastify();
  app.get("/other", () => "answered");
  const each = (at: number): Endpoint => ({
    ...endpoint({
      method: "GET",
      path: `things/${at}/`,
      summary: "",
      tag: "Things",
      responses: { 200: z.object({ id: z.int() }) },
    }),
    get summary() {
      read++;
      return "A thing";
    },
  });
  serveOpenApi(
    app,
    Array.from({ length: endpoints }, (_, at) => each(at)),
  );
  return { app, read: () => read };
}

it.each(DOCUMENTS)("%s is made once, however often anybody asks for it", async (url) => {
  const { app, read } = describing(3);
  const [first, second] = await Promise.all([app.inject({ url }), app.inject({ url })]);
  const made = read();
  expect(made).toBeGreaterThan(0);
  expect(second.body).toBe(first.body);
  const etag = String(first.headers.etag);
  const known = await app.inject({ url, headers: { "if-none-match": etag } });
  expect([known.statusCode, known.body]).toEqual([304, ""]);
  expect(read()).toBe(made);
});

it.each(DOCUMENTS)("others are answered while %s is being made", async (url) => {
  const { app } = describing(200);
  await app.ready();
  const answered: string[] = [];
  await Promise.all(
    [url, "/other"].map((asked) => app.inject({ url: asked }).then(() => answered.push(asked))),
  );
  expect(answered).toEqual(["/other", url]);
});

it("the page to read lets its own style in, and nothing else", async () => {
  const { headers, body } = await describing(1).app.inject({ url: "/api/docs" });
  const style = /<style>([^]*)<\/style>/u.exec(body)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src '\S+';/u);
  expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
});
