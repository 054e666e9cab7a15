import { BODY_LIMIT } from "@reportair/contract/endpoint.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { RawClient } from "./support/raw-client.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

const HUGE = 8 * 1024 * 1024;
/** Takes a file and nothing else, of more than that. */
const FILE = "POST /api/intake/1/files/";
const WEBHOOK = "POST /api/stripe/webhook/";

let app: TestApp;
let school: TestSchool;
/** Every endpoint that takes a method with a body. */
let writing: string[];

beforeAll(async () => {
  app = await startTestApp();
  school = await makeSchool(app);
  const { paths } = (await app.visitor().get("openapi.json")).body;
  writing = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== "get")
      .map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/gu, "1")}`),
  );
  expect(writing.length).toBeGreaterThan(60);
});
afterAll(() => app.stop());

const asSent = (client: Client): Record<string, string> => ({
  cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  "x-csrftoken": client.cookies.get("csrftoken") ?? "",
  "content-type": "application/json",
});

/** What is answered to the head of a request alone: nothing that stands in its body can have been read. */
async function answerToHead(request: string, headers: Record<string, string | number>) {
  const raw = await RawClient.open(app.url);
  try {
    raw.head(request, headers);
    return await raw.answer();
  } finally {
    raw.end();
  }
}

const JSON_OF = (size: number) => ({ "content-type": "application/json", "content-length": size });

describe("a body of 8 MB, of which not one byte is sent", () => {
  it("is refused to a stranger at every address, and the connection closed", async () => {
    for (const request of writing) {
      const { status, closes } = await answerToHead(request, JSON_OF(HUGE));
      expect([request, status, closes]).toEqual([request, request === WEBHOOK ? 413 : 403, true]);
    }
  });

  it("is refused to a stranger who has the page's token, too", async () => {
    const stranger = app.visitor();
    await stranger.get("csrf/");
    for (const request of writing) {
      const headers = { ...asSent(stranger), "content-length": HUGE };
      const { status, closes } = await answerToHead(request, headers);
      expect([request, [403, 413].includes(status), closes]).toEqual([request, true, true]);
    }
  });

  it("is refused to whoever is signed in, and at addresses that nobody knows", async () => {
    const headers = { ...asSent(school.adminTeacher.client), "content-length": HUGE };
    for (const request of writing.filter((each) => !each.includes("/log")))
      expect([request, (await answerToHead(request, headers)).status]).toEqual([
        request,
        request === FILE ? 415 : 413,
      ]);
    for (const request of ["POST /api/nothing/", "PUT /api/students/", "POST /nothing"]) {
      const { status, closes } = await answerToHead(request, JSON_OF(HUGE));
      expect([request, status, closes]).toEqual([
        request,
        request.startsWith("PUT") ? 405 : 404,
        true,
      ]);
    }
  });
});

describe("a body that does not say how long it is", () => {
  const CHUNKED = { "content-type": "application/json", "transfer-encoding": "chunked" };

  it("is refused to a stranger before its first byte", async () => {
    for (const request of writing.filter((each) => each !== WEBHOOK))
      expect([request, (await answerToHead(request, CHUNKED)).status]).toEqual([request, 403]);
  });

  it("is read as far as a stranger's may go", async () => {
    const stranger = app.visitor();
    await stranger.get("csrf/");
    const raw = await RawClient.open(app.url);
    const { "content-type": _, ...rest } = asSent(stranger);
    raw.head("POST /api/login/", { ...rest, ...CHUNKED });
    const chunk = `400\r\n${" ".repeat(1024)}\r\n`;
    raw.send(chunk.repeat(BODY_LIMIT / 1024));
    raw.send("1\r\n \r\n");
    const { status, closes } = await raw.answer();
    raw.end();
    expect([status, closes]).toEqual([413, true]);
  });
});

describe("the limits", () => {
  it("are 16 kB for every call that anybody may make", async () => {
    const stranger = app.visitor();
    await stranger.get("csrf/");
    const headers = { ...asSent(stranger), "content-length": BODY_LIMIT + 1 };
    for (const request of writing.filter((each) => each !== WEBHOOK)) {
      const { status } = await answerToHead(request, headers);
      expect([request, [403, 413].includes(status)]).toEqual([request, true]);
    }
    const { client } = school.teacher;
    const text = "x".repeat(BODY_LIMIT);
    expect((await client.patch("users/me/", { first_name: text })).status).toBe(413);
  });

  it("are above 16 kB for these only", async () => {
    const headers = { ...asSent(school.adminTeacher.client), "content-length": BODY_LIMIT + 1 };
    const more: string[] = [];
    for (const request of writing.filter((each) => !each.includes("/log"))) {
      const raw = await RawClient.open(app.url);
      raw.head(request, headers);
      raw.send(`"${"x".repeat(BODY_LIMIT - 1)}"`);
      if ((await raw.answer()).status !== 413) more.push(request);
      raw.end();
    }
    expect(more.toSorted()).toEqual([
      "PATCH /api/admin/letterhead/",
      "PATCH /api/intake/1/",
      "PATCH /api/reinforcement/style/",
      "PATCH /api/reports/1/",
      "PATCH /api/reports/1/taken-out/",
      "PATCH /api/reports/generated-reports/1/",
      FILE,
      "POST /api/reinforcement/submit/",
      "POST /api/reports/generate/batch/",
      "POST /api/reports/generated-reports/1/proofread/",
      "POST /api/reports/list/",
      WEBHOOK,
      "PUT /api/admin/student-figures/",
      "PUT /api/destinations/copied/",
      "PUT /api/destinations/order/",
      "PUT /api/destinations/shorter/",
      "PUT /api/reinforcement/draft/",
      "PUT /api/reports/classroom/1/mark-book/",
      "PUT /api/reports/detail/1/",
      "PUT /api/sharing/received/1/suggestion/",
    ]);
  });

  it("let the role be asked first", async () => {
    const headers = { ...asSent(school.admin.client), "content-length": 4 * 1024 * 1024 };
    const { status, text } = await answerToHead("POST /api/reports/generate/batch/", headers);
    expect(status).toBe(403);
    expect(text).toContain("You do not have permission to do this.");
  });

  it("bound how deep a body nests and how much is in it", async () => {
    const { client } = school.teacher;
    const deep = `${'{"a":'.repeat(17)}1${"}".repeat(17)}`;
    const many = JSON.stringify({ reports: Object.fromEntries(Array(500_000).fill(0).entries()) });
    for (const body of [deep, `[${"[],".repeat(50_000)}[]]`, many]) {
      const { status, body: answered } = await client.post("reports/generate/batch/", body);
      expect([status, answered.code]).toEqual([413, "too_large"]);
    }
  });
});

it("a refusal reaches whoever has sent an ordinary body, and the connection stays", async () => {
  const raw = await RawClient.open(app.url);
  const body = JSON.stringify({ report_content: "x".repeat(20_000) });
  raw.head("PATCH /api/reports/generated-reports/1/", JSON_OF(body.length));
  raw.send(body);
  const { status, closes } = await raw.answer();
  expect([status, closes]).toEqual([403, false]);
  raw.head("GET /healthz");
  expect(await raw.received(/"ok"/u)).toContain('{"status":"ok"}');
  raw.end();
});

describe("what no address is", () => {
  it("is answered as such, however long it is", async () => {
    const { status, text } = await answerToHead(
      `GET /api/students/${"9".repeat(8_000)}/place/`,
      {},
    );
    expect(status).toBe(404);
    expect(text).toContain('"code":"not_found"');
  });

  it("is refused above 16 kB of address and headers", async () => {
    for (const [request, headers] of [
      [`GET /${"a".repeat(17_000)}`, {}],
      ["GET /healthz", { cookie: "a".repeat(17_000) }],
    ] as const) {
      const { status, closes, text } = await answerToHead(request, headers);
      expect([status, closes]).toEqual([431, true]);
      expect(text).toContain('"code":"headers_too_large"');
    }
  });
});
