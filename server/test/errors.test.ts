import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { ERRORS, type ErrorCode } from "@reportair/contract/errors.ts";
import fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveErrors } from "../src/http/error-answers.ts";
import type { Answer } from "./support/client.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  school = await makeSchool(app);
});
afterAll(() => app.stop());

/** One way into each error that needs no further scene; the others are met where they belong. */
const WAYS: [ErrorCode, () => Promise<Answer>][] = [
  ["invalid", () => app.visitor().post("login/", [1])],
  ["not_json", () => app.visitor().post("login/", "{not json")],
  ["bad_login", () => app.visitor().post("login/", { username: "a@b.school", password: "no" })],
  ["nothing_to_say", writesOfNothing],
  ["not_signed_in", () => app.visitor().get("users/me/")],
  ["csrf", () => school.teacher.client.post("users/me/close/", {}, { csrf: "another" })],
  ["not_allowed", () => school.teacher.client.get("audit/")],
  ["not_found", () => school.teacher.client.get("reports/2147483647/")],
  ["method_not_allowed", () => app.visitor().get("login/")],
  ["too_large", () => app.visitor().post("login/", { username: "x".repeat(1_100_000) })],
  [
    "wrong_type",
    () => app.visitor().post("login/", "a=b", { headers: { "content-type": "text/plain" } }),
  ],
  ["unavailable", () => app.visitor().get("stripe/session/cs_test_1/")],
];

async function writesOfNothing(): Promise<Answer> {
  const { client } = school.teacher;
  const { id: classroom, students } = school.room;
  const saved = await client.post("reports/list/", { student: students[0]?.id, classroom });
  return client.post("reports/generate/", {
    report_id: saved.body.id,
    selected_word_count: "300-400",
  });
}

it("carries a code of the closed list beside its sentence", async () => {
  const answers = await Promise.all(
    WAYS.map(async ([code, ask]) => {
      const { status, body } = await ask();
      return [code, status, body.code, typeof body.detail];
    }),
  );
  expect(answers).toEqual(WAYS.map(([code]) => [code, ERRORS[code].status, code, "string"]));
});

it("has no code where it is of fields", async () => {
  const { status, body } = await app.visitor().post("login/", {});
  expect([status, Object.keys(body)]).toEqual([400, ["username", "password"]]);
});

it("is described with every code, what each means and its status", async () => {
  const { components, paths } = (await app.visitor().get("openapi.json")).body;
  const { code } = components.schemas.Error.anyOf[0].properties;
  expect(code.enum).toEqual(Object.keys(ERRORS));
  const page = (await app.visitor().get("docs")).text;
  for (const [word, { status }] of Object.entries(ERRORS)) {
    expect(code.description).toContain(`\`${word}\` (${status}): `);
    expect(page).toContain(`<code>${word}</code> ${status}`);
  }
  const { $ref } = paths["/api/login/"].post.responses.default;
  expect(components.responses[$ref.split("/").at(-1)].content["application/json"].schema).toEqual({
    $ref: "#/components/schemas/Error",
  });
});

it("is the same of a server that stops", async () => {
  const server = fastify({ return503OnClosing: false, forceCloseConnections: "idle" });
  const asked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  server.get("/api/slow", async () => {
    asked.resolve();
    await go.promise;
    return "done";
  });
  serveErrors(server, [], null);
  await server.listen();
  const { port } = server.server.address() as AddressInfo;
  // Both come on one connection, the second before the first is answered.
  const socket = connect(port);
  socket.write("GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n");
  await asked.promise;
  const closed = server.close();
  await setImmediate();
  socket.write("GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n");
  go.resolve();
  const answers = await text(socket);
  await closed;
  expect(answers).toMatch(/HTTP\/1\.1 200 OK/u);
  expect(answers).toMatch(/HTTP\/1\.1 503 [^]*retry-after: 10[^]*"code":"unavailable"/u);
});
