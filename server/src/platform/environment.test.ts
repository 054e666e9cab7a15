import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";
import { SETTINGS } from "./settings.ts";

const SECRET = "a secret that is long enough to sign with";
const SERVER = { DATABASE_URL: "postgres://u:hidden@db/school", SESSION_SECRET: SECRET };

describe("without any setting", () => {
  test("the server is for this machine, on the embedded database, with the demonstration school", () => {
    expect(readEnvironment({})).toMatchObject({
      role: "all",
      host: "127.0.0.1",
      port: 8000,
      dataDir: resolve("data"),
      databaseUrl: undefined,
      demo: true,
      sessionSecret: undefined,
      trustProxy: false,
      writer: { kind: "embedded", concurrency: 8, timeoutSeconds: 60 },
    });
  });

  test("empty values count as not set", () => {
    const empty = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, " "]));
    expect(readEnvironment(empty)).toEqual(readEnvironment({}));
  });
});

describe("a wrong value stops the start with a sentence that names the setting", () => {
  test.each([
    ["PORT", "80a"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "8000.5"],
    ["HOST", "http://localhost"],
    ["DATABASE_URL", "mysql://db/school"],
    ["DATABASE_URL", "db.school.example"],
    ["DEMO", "yes"],
    ["PUBLIC_URL", "reports.school.example"],
    ["SMTP_URL", "mail.school.example:25"],
    ["WRITER", "gpt"],
    ["WRITER_MODEL", "two words"],
    ["WRITER_BASE_URL", "models.school.example/v1"],
    ["WRITER_API_KEY", "two words"],
    ["WRITER_CONCURRENCY", "0"],
    ["WRITER_CONCURRENCY", "1e3"],
    ["WRITER_TIMEOUT", "60s"],
    ["ROLE", "both"],
    ["LOG_LEVEL", "loud"],
    ["SESSION_SECRET", "short"],
    ["TRUST_PROXY", "proxy.school.example"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["STRIPE_PRICE", "one two"],
    ["STRIPE_SECRET_KEY", "one two"],
    ["STRIPE_WEBHOOK_SECRET", "one two"],
    ["STRIPE_API_BASE", "stripe"],
    ["PROVIDER_EMAIL", "nobody"],
    ["CONTACT_FORM_URL", "forms"],
    ["CONTACT_FORM_KEY", "one two"],
  ])("%s=%s", (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(
      expect.objectContaining({
        name: "StartError",
        message: expect.stringMatching(new RegExp(`^${name} must be [^\n]+\\.$`, "u")),
      }),
    );
  });

  test("a secret is not repeated, another value is", () => {
    const wrong = { DATABASE_URL: "mysql://user:hidden@db/school" };
    expect(() => readEnvironment(wrong)).toThrow(/^(?!.*hidden).*DATABASE_URL/u);
    expect(() => readEnvironment({ PORT: "eighty" })).toThrow('not "eighty"');
  });
});

describe("the demonstration school", () => {
  test.each([
    [{ HOST: "0.0.0.0" }],
    [{ HOST: "school.example" }],
    [{ HOST: "128.0.0.1" }],
    [{ PUBLIC_URL: "https://reports.school.example" }],
    // A proxy in front lets others in.
    [{ TRUST_PROXY: "1" }],
  ])("is not made and not to be had with %o", (settings) => {
    expect(readEnvironment(settings).demo).toBe(false);
    expect(() => readEnvironment({ ...settings, DEMO: "1" })).toThrow(/^DEMO=1 is refused/u);
  });

  test("is made on a PostgreSQL server only where it is asked for", () => {
    expect(readEnvironment(SERVER).demo).toBe(false);
    expect(readEnvironment({ ...SERVER, DEMO: "1" }).demo).toBe(true);
  });

  test("can be declined", () => {
    expect(readEnvironment({ DEMO: "0" }).demo).toBe(false);
  });

  test.each(["localhost", "127.0.0.9", "::1", "[::1]"])("is made on %s", (HOST) => {
    expect(readEnvironment({ HOST }).demo).toBe(true);
  });
});

describe("a PostgreSQL server", () => {
  test("needs a session secret that all processes share", () => {
    expect(() => readEnvironment({ DATABASE_URL: SERVER.DATABASE_URL })).toThrow(
      /^SESSION_SECRET must be set/u,
    );
    expect(readEnvironment(SERVER).sessionSecret).toBe(SECRET);
  });

  test.each(["web", "worker"] as const)("is needed by ROLE=%s", (role) => {
    expect(() => readEnvironment({ ROLE: role })).toThrow(`ROLE=${role} needs DATABASE_URL`);
    expect(readEnvironment({ ...SERVER, ROLE: role }).role).toBe(role);
  });
});

describe("a model writer", () => {
  test("of Anthropic needs a key", () => {
    expect(() => readEnvironment({ WRITER: "anthropic" })).toThrow(/^WRITER_API_KEY must be set/u);
    expect(readEnvironment({ WRITER: "anthropic", WRITER_API_KEY: "k" }).writer).toMatchObject({
      kind: "anthropic",
      apiKey: "k",
    });
  });

  test("of an own server needs its address and a model", () => {
    const base = { WRITER: "openai-compatible" };
    expect(() => readEnvironment(base)).toThrow(/^WRITER_BASE_URL must be set/u);
    const addressed = { ...base, WRITER_BASE_URL: "http://models:8080/v1/" };
    expect(() => readEnvironment(addressed)).toThrow(/^WRITER_MODEL must be set/u);
    expect(readEnvironment({ ...addressed, WRITER_MODEL: "m" }).writer).toMatchObject({
      kind: "openai-compatible",
      baseUrl: "http://models:8080/v1",
      model: "m",
    });
  });
});

test.each([
  ["1", "loopback"],
  ["0", false],
  ["10.0.0.1, 10.1.0.0/16", "10.0.0.1, 10.1.0.0/16"],
])("TRUST_PROXY=%s", (given, trusted) => {
  expect(readEnvironment({ TRUST_PROXY: given }).trustProxy).toBe(trusted);
});
