import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServerEvent } from "./support/client.ts";
import { plainWriter } from "./support/plain-writer.ts";
import { RawClient } from "./support/raw-client.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

/** Milliseconds for a whole request, in place of the half minute of a real server. */
const WITHIN = 4_000;

let app: TestApp;
let school: TestSchool;
const writer = plainWriter({ delay: 2 * WITHIN });

beforeAll(async () => {
  app = await startTestApp({
    writer,
    connections: {
      headersWithin: 2_000,
      requestWithin: WITHIN,
      lookEvery: 100,
      takenWithin: 1_000,
      bodies: 3,
      most: 40,
    },
  });
  school = await makeSchool(app);
});
afterAll(() => app.stop());

/** Begins a log-in from an address, and sends half of its body. */
async function halfSent(from: string): Promise<RawClient> {
  const stranger = app.visitor();
  await stranger.get("csrf/");
  const token = stranger.cookies.get("csrftoken") ?? "";
  const raw = await RawClient.open(app.url);
  raw.head("POST /api/login/", {
    cookie: `csrftoken=${token}`,
    "x-csrftoken": token,
    "x-forwarded-for": from,
    "content-type": "application/json",
    "content-length": 1_000,
  });
  raw.send('{"username":"');
  return raw;
}

describe("whoever sends slowly", () => {
  it("is told so, and let go, with half a body", async () => {
    const raw = await halfSent("198.51.100.1");
    const { status, closes, text } = await raw.answer();
    expect([status, closes]).toEqual([408, true]);
    expect(text).toContain('"code":"too_slow"');
    await raw.closed();
  });

  it("is let go with half a body that was refused, with half of the headers, and with nothing", async () => {
    const refused = await RawClient.open(app.url);
    refused.head("POST /api/students/user/", {
      "content-type": "application/json",
      "content-length": 1_000,
    });
    const headless = await RawClient.open(app.url);
    headless.send("GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n");
    const silent = await RawClient.open(app.url);
    expect((await refused.answer()).status).toBe(403);
    await Promise.all([refused, headless, silent].map((raw) => raw.closed()));
    expect((await headless.answer()).status).toBe(408);
  });

  it("has so many bodies under way at a time, and others have theirs", async () => {
    const open = await Promise.all(
      ["198.51.100.2", "198.51.100.2", "198.51.100.2"].map((from) => halfSent(from)),
    );
    await wait(100);
    const fourth = await halfSent("198.51.100.2");
    const { status, text } = await fourth.answer();
    expect(status).toBe(429);
    expect(text).toMatch(/^retry-after: 5\r$/imu);
    // A network of IPv6 counts as one, and its neighbour as another.
    const six = await Promise.all(
      ["2001:db8::1", "2001:db8:0:0:ffff::2", "2001:db8::3"].map((from) => halfSent(from)),
    );
    await wait(100);
    expect((await (await halfSent("2001:db8:0:0:1::")).answer()).status).toBe(429);
    const neighbour = await halfSent("2001:db8:0:1::1");
    neighbour.send(`a@b.example","password":"x"${" ".repeat(1_000 - 41)}}`);
    expect((await neighbour.answer()).status).toBe(400);
    for (const raw of [...open, ...six]) await raw.closed();
    // What is over is counted no longer.
    expect((await (await halfSent("198.51.100.2")).answer()).status).toBe(408);
  });
});

describe("whoever takes nothing of an answer", () => {
  const LARGE = "GET /api/docs";
  /** Enough of them that no buffer between the two takes them all. */
  const MANY = 12;

  it("is let go, and what waited for them with it", async () => {
    const all = MANY * (await app.visitor().get("/api/docs")).text.length;
    const raw = await RawClient.open(app.url);
    raw.socket.pause();
    for (let count = 0; count < MANY; count += 1) raw.head(LARGE);
    await wait(4_000);
    raw.socket.resume();
    await raw.closed();
    expect((await raw.received(/$./u)).length).toBeLessThan(all);
  });

  it("is kept where it takes it slowly, and told all of it", async () => {
    const raw = await RawClient.open(app.url);
    for (let count = 0; count < MANY; count += 1) raw.head(LARGE);
    raw.head("GET /healthz");
    for (let count = 0; count < 6; count += 1) {
      raw.socket.pause();
      await wait(400);
      raw.socket.resume();
      await wait(5);
    }
    expect(await raw.received(/\{"status":"ok"\}/u)).toContain('{"status":"ok"}');
    raw.end();
  });
});

it("an answer takes the time that it needs, and so does a stream of events", async () => {
  const { client } = school.teacher;
  const reports = {
    "0": { student: school.room.students[0]?.id, classroom: school.room.id, level: "Advanced" },
  };
  const begun = await client.post(
    "reports/generate/batch/",
    { reports, word_count: "300-400" },
    { headers: { prefer: "respond-async" } },
  );
  expect(begun.status).toBe(202);
  const from = performance.now();
  const events: ServerEvent[] = await client.events(`reports/batches/${begun.body.batch}/events/`);
  expect(events.at(-1)).toMatchObject({ event: "end", data: { done: 1 } });
  expect(performance.now() - from).toBeGreaterThan(WITHIN);
});

it("there are so many connections, and the next is turned away at once", async () => {
  const open: RawClient[] = [];
  for (let count = 0; count < 40; count += 1) open.push(await RawClient.open(app.url));
  const over = await RawClient.open(app.url);
  over.head("GET /healthz");
  await over.closed();
  expect(await over.received(/HTTP/u)).toBe("");
  for (const raw of open) raw.end();
});
