import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { startMailServer, textOf, type MailServer } from "./support/mail-server.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let mail: MailServer;
let app: TestApp;
const started: TestApp[] = [];

beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp({ mailer: mail.mailer });
});
afterEach(async () => {
  for (const other of started.splice(0)) await other.stop();
});
afterAll(async () => {
  await app.stop();
  await mail.stop();
});

const message = (more: object = {}) => ({
  name: "Priya Nair",
  email: "priya@parents.example",
  subject: "A question",
  message: "Good morning,\n\nhow does it work?",
  ...more,
});
let address = 0;
const send = (body: object, to = app, from = `10.2.0.${(address += 1)}`) =>
  to.visitor().post("contact/", body, { headers: { "x-forwarded-for": from } });

describe("a message", () => {
  it("is mailed to the provider, and answers go to whoever wrote it", async () => {
    const answer = await send(message());
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ detail: "Message sent successfully!" });
    const received = await mail.take("provider@example.org");
    expect(received.raw).toMatch(/^Reply-To: "?Priya Nair"? <priya@parents.example>\r$/mu);
    expect(received.raw).toMatch(/^Subject: Contact form: A question\r$/mu);
    expect(textOf(received)).toContain("how does it work?");
    await expect
      .poll(async () => (await app.database.owner.query("select 1 from mails")).length)
      .toBe(0);
  });

  it.each([
    [{ name: " " }, { name: ["Name is required."] }],
    [{ email: "priya@" }, { email: ["Email address is invalid."] }],
    [{ subject: undefined }, { subject: ["Subject is required."] }],
    [
      { subject: "A\r\nBcc: everybody@example.org" },
      { subject: ["Subject holds characters that cannot be stored."] },
    ],
    [{ message: "" }, { message: ["Message is required."] }],
    [{ message: "x".repeat(5_001) }, { message: ["Message must be at most 5000 characters."] }],
  ])("is refused with %j", async (wrong, body) => {
    const answer = await send(message(wrong));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(body);
  });

  it("needs the page's CSRF token", async () => {
    const answer = await app.visitor().post("contact/", message(), { csrf: null });
    expect(answer.status).toBe(403);
  });

  it("is the sixth from one place within an hour, and waits, also where all come at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(message(), app, "203.0.113.7")),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
    const late = answers.find((answer) => answer.status === 429);
    expect(late?.body.detail).toMatch(/Too many messages/u);
    expect(Number(late?.headers.get("retry-after"))).toBeGreaterThan(3_500);
    expect((await send(message())).status).toBe(200);
  });

  it("is refused again mostly without the database, however often it comes", async () => {
    const flood = () => send(message(), app, "203.0.113.8");
    await Promise.all(Array.from({ length: 6 }, flood));
    const asked = vi.spyOn(app.database, "system");
    onTestFinished(() => asked.mockRestore());
    const answers = await Promise.all(Array.from({ length: 20 }, flood));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 429));
    // What has been sent is mailed meanwhile.
    const attempts = asked.mock.calls.filter((call) =>
      JSON.stringify(call).includes("reserve_attempt"),
    );
    // One of them asks every few seconds.
    expect(attempts.length).toBeLessThan(answers.length / 2);
  });

  it("has nowhere to go where no provider's address is configured", async () => {
    const other = await startTestApp({
      contact: { form: { url: undefined, key: undefined }, provider: undefined },
    });
    started.push(other);
    const answer = await send(message(), other);
    expect(answer.status).toBe(503);
    expect(answer.body.detail).toMatch(/no address is configured/u);
    expect(await other.database.owner.query("select 1 from mails")).toEqual([]);
  });

  it("leaves no trace of its writer in the log", () => {
    expect(app.logged.join("\n")).not.toMatch(/priya|Nair|how does it work/iu);
  });
});

describe("where the page posts", () => {
  it("is here, without a form service", async () => {
    const answer = await app.visitor().get("contact/");
    expect(answer.body).toEqual({ url: "/api/contact/", access_key: null, external: false });
    const policy = answer.headers.get("content-security-policy");
    expect(policy).toMatch(/connect-src 'self'(;|$)/u);
  });

  it("is the form service, whose origin the page may then reach", async () => {
    const other = await startTestApp({
      contact: {
        form: { url: "https://forms.example/submit/x", key: "public-key" },
        provider: undefined,
      },
    });
    started.push(other);
    const answer = await other.visitor().get("contact/");
    expect(answer.body).toEqual({
      url: "https://forms.example/submit/x",
      access_key: "public-key",
      external: true,
    });
    const policy = answer.headers.get("content-security-policy");
    expect(policy).toMatch(/connect-src 'self' https:\/\/forms\.example(;|$)/u);
  });
});
