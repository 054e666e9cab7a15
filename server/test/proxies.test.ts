import { request } from "node:https";
import { FILE_BYTES } from "@reportair/contract/features/intake-files.ts";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser, PASSWORD } from "./support/factories.ts";
import { plainWriter } from "./support/plain-writer.ts";
import { startProxy, type Proxy } from "./support/proxies.ts";
import { reportsOf, sendInBackground } from "./support/batches.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let release: () => void;
const released = new Promise<void>((resolve) => (release = resolve));
const trusted = process.env["NODE_TLS_REJECT_UNAUTHORIZED"];

beforeAll(async () => {
  // The proxies make their certificates themselves.
  process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";
  app = await startTestApp({ writer: plainWriter({ until: () => released }) });
});
afterAll(async () => {
  release();
  if (trusted === undefined) delete process.env["NODE_TLS_REJECT_UNAUTHORIZED"];
  else process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = trusted;
  await app.stop();
});

/** Announces a body of so many bytes, sends none of it, and returns the status that comes all the same. */
function refusedAt(url: string, bytes: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": String(bytes) },
    });
    sent.on("response", (answer) => {
      resolve(answer.statusCode);
      sent.destroy();
    });
    sent.on("error", reject);
    sent.flushHeaders();
  });
}

describe.each(inject("proxies"))("behind %s, as deploy/ sets it up", (kind) => {
  let proxy: Proxy;
  let client: Client;
  let room: Awaited<ReturnType<typeof makeClass>>;

  beforeAll(async () => {
    proxy = await startProxy(kind, app.url);
    const teacher = await makeUser(app.database, await makeInstitution(app.database));
    room = await makeClass(app.database, teacher, { students: 1 });
    client = new Client(proxy.url);
    const signIn = { username: teacher.email, password: PASSWORD };
    expect((await client.post("login/", signIn)).status).toBe(200);
  });
  afterAll(() => proxy.stop());

  it("the server knows of https: its cookies are Secure", async () => {
    const answer = await new Client(proxy.url).get("csrf/");
    expect(answer.headers.getSetCookie().join("\n")).toContain("Secure");
  });

  it("browsers are told once to insist on https", async () => {
    const answer = await client.get("check-auth/");
    expect(answer.headers.get("strict-transport-security")).toBe("max-age=63072000");
  });

  it("nobody chooses the address that they are counted by", async () => {
    app.logged.length = 0;
    await new Client(proxy.url).get("check-auth/", {
      headers: { "x-forwarded-for": "203.0.113.9", forwarded: "for=203.0.113.9" },
    });
    await expect.poll(() => app.logged.join("")).toContain("/api/check-auth/");
    expect(app.logged.join("\n")).toContain('"address":"127.0.0.1"');
    expect(app.logged.join("\n")).not.toContain("203.0.113.9");
  });

  it("nobody outside reads the figures", async () => {
    expect((await fetch(`${proxy.url}/metrics`)).status).toBe(404);
  });

  it("a body over every limit goes no further", async () => {
    expect(await refusedAt(`${proxy.url}/api/contact/`, 11_000_000)).toBe(413);
  });

  it("a school's files come through, as large as they may be", async () => {
    const administrator = await makeUser(app.database, await makeInstitution(app.database), {
      role: "admin",
    });
    const office = new Client(proxy.url);
    await office.post("login/", { username: administrator.email, password: PASSWORD });
    const { id } = (await office.post("intake/")).body;
    const sent = await office.post(
      `intake/${id}/files/?name=list.csv`,
      new Uint8Array(FILE_BYTES - 1),
      { headers: { "content-type": "application/octet-stream" } },
    );
    expect(sent.body.files).toEqual([{ name: "list.csv", size: FILE_BYTES - 1 }]);
  });

  it("events arrive while the batch is still being written", async () => {
    const { id } = await sendInBackground(client, { reports: reportsOf(room) });
    const first = await client.events(`reports/batches/${id}/events/`, () => true);
    expect(first.length).toBeGreaterThan(0);
    expect(first.map(({ event }) => event)).not.toContain("end");
  });
});
