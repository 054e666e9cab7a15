import { describe, expect, it } from "vitest";
import { readEnvironment } from "../../platform/environment.ts";
import { pointsOfSettings, whatIsMissing } from "./points-of-settings.ts";

const READY = {
  DATABASE_URL: "postgres://owner:database-password@db.example/reportair",
  SESSION_SECRET: "q8TkP2v9xW4mZ7rB1nL5cY6hD3sF0gJa",
  PUBLIC_URL: "https://reports.school.example",
  TRUST_PROXY: "1",
  SMTP_URL: "smtps://sender:mail-password@mail.school.example",
  PROVIDER_NAME: "Margin Ltd",
  PROVIDER_ADDRESS: "1 High Street, York",
  PROVIDER_EMAIL: "privacy@margin.example",
  PROVIDER_REGISTRATION: "ZB123456",
  HOSTING_COUNTRY: "the United Kingdom",
};
const points = (more: Record<string, string>) =>
  pointsOfSettings(readEnvironment({ ...READY, ...more }));
const states = (more: Record<string, string>) =>
  Object.fromEntries(points(more).map(({ name, state }) => [name, state]));
const says = (more: Record<string, string>, wanted: string) =>
  points(more).find(({ name }) => name === wanted)?.says;

describe("an installation that has all settings", () => {
  it("misses none", () => {
    expect(new Set(Object.values(states({})))).toEqual(new Set(["done"]));
    expect(whatIsMissing(readEnvironment(READY))).toBeNull();
  });

  it("is described without its secrets", () => {
    const writer = {
      WRITER: "openai-compatible",
      WRITER_MODEL: "some-model",
      WRITER_BASE_URL: "https://models.example/v1",
      WRITER_API_KEY: "model-key",
    };
    const text = points(writer)
      .map((point) => point.says)
      .join("\n");
    expect(text).toContain("some-model at models.example, outside your network");
    for (const secret of [READY.SESSION_SECRET, "database-password", "mail-password", "model-key"])
      expect(text).not.toContain(secret);
  });
});

describe("what is missing is named with what to set", () => {
  it.each([
    ["Provider", "PROVIDER_NAME"],
    ["Provider", "PROVIDER_ADDRESS"],
    ["Provider", "PROVIDER_EMAIL"],
    ["Hosting country", "HOSTING_COUNTRY"],
    ["https", "PUBLIC_URL"],
    ["Proxy", "TRUST_PROXY"],
    ["Mail", "SMTP_URL"],
  ])("%s without %s", (name, setting) => {
    expect(states({ [setting]: "" })[name]).toBe("missing");
    expect(says({ [setting]: "" }, name)).toContain(setting);
  });

  it.each([
    ["https", { PUBLIC_URL: "http://reports.school.example" }],
    ["Secret", { SESSION_SECRET: "abcabcabcabcabcabcabcabcabcabcabcabc" }],
    [
      "Model",
      {
        WRITER: "openai-compatible",
        WRITER_MODEL: "some-model",
        WRITER_BASE_URL: "http://models.example/v1",
      },
    ],
  ])("%s where it is set unsafely", (name, setting) => {
    expect(states(setting)[name]).toBe("missing");
  });

  it("the number with the regulator is advised only: not everybody has to have one", () => {
    expect(states({ PROVIDER_REGISTRATION: "" })["Registration"]).toBe("advised");
  });

  it("a model inside may be reached by http, and one outside needs terms", () => {
    const inside = {
      WRITER: "openai-compatible",
      WRITER_MODEL: "m",
      WRITER_BASE_URL: "http://10.0.0.5/v1",
    };
    expect(states(inside)["Model"]).toBe("done");
    expect(states(inside)).not.toHaveProperty("Model's terms");
    expect(states({ WRITER: "anthropic", WRITER_API_KEY: "key" })["Model's terms"]).toBe("by_hand");
  });
});

describe("the one line at the start", () => {
  it("is for servers that others reach", () => {
    expect(whatIsMissing(readEnvironment({}))).toBeNull();
    const line = whatIsMissing(readEnvironment({ ...READY, PROVIDER_NAME: "", SMTP_URL: "" }));
    expect(line).toContain("missing: Provider, Mail.");
    expect(line).toContain("npm run ready");
  });
});
