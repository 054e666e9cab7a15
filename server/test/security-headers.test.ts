import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { PUBLIC_URL, startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  school = await makeSchool(app);
});
afterAll(() => app.stop());

describe("every answer", () => {
  it("asks for https from now on, where the server is reached by it", async () => {
    for (const path of ["csrf/", "users/me/", "nothing/", "/healthz", "/nothing"]) {
      const { headers } = await app.visitor().get(path);
      expect([path, headers.get("strict-transport-security")]).toEqual([path, "max-age=63072000"]);
    }
    const plain = await startTestApp({ publicUrl: "http://127.0.0.1:8000" });
    const asked = (proto: string) =>
      plain.visitor().get("csrf/", { headers: { "x-forwarded-proto": proto } });
    const [http, https] = [await asked("http"), await asked("https")];
    await plain.stop();
    expect(http.headers.get("strict-transport-security")).toBeNull();
    expect(https.headers.get("strict-transport-security")).toBe("max-age=63072000");
  });

  it("may be framed by nobody, says so in both ways, and uses nothing of the device", async () => {
    for (const path of ["csrf/", "users/me/", "/nothing"]) {
      const { headers } = await app.visitor().get(path);
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("permissions-policy")).toMatch(/camera=\(\).*microphone=\(\)/u);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("is kept by no browser, but for the API's description", async () => {
    const { client } = school.adminTeacher;
    const { paths } = (await client.get("openapi.json")).body;
    const reading = Object.entries<object>(paths)
      .filter(([path, methods]) => "get" in methods && !path.endsWith("/events/"))
      .map(([path]) => path.replaceAll(/\{\w+\}/gu, "1"));
    expect(reading.length).toBeGreaterThan(40);
    for (const path of [...reading, "/api/nothing/", "/api/login/"])
      expect([path, (await client.get(path)).headers.get("cache-control")]).toEqual([
        path,
        "no-store",
      ]);
    const refused = await app.visitor().post("students/user/", {}, { csrf: null });
    expect(refused.headers.get("cache-control")).toBe("no-store");
    for (const path of ["openapi.json", "docs"])
      expect((await client.get(path)).headers.get("cache-control")).toBe("no-cache");
  });
});

describe("a change", () => {
  const own = () => new URL(app.url).origin;
  type Sent = Record<string, string>;
  const change = (headers: Sent) =>
    school.teacher.client.patch("users/me/", { first_name: "Ann" }, { headers });

  it("comes from this server's own pages", async () => {
    const passing: Sent[] = [
      {},
      { origin: own() },
      { origin: PUBLIC_URL },
      { origin: own(), "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "none" },
      { origin: "https://school.example", "x-forwarded-host": "school.example" },
      { origin: "https://school.example", "x-forwarded-host": "school.example:443" },
    ];
    for (const headers of passing)
      expect([headers, (await change(headers)).status]).toEqual([headers, 200]);
  });

  it("is refused from another's, though it has the token", async () => {
    const foreign: Sent[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "" },
      { origin: `${PUBLIC_URL}.evil.example` },
      { origin: own().replace(/:\d+$/u, ":1") },
      { "sec-fetch-site": "cross-site" },
      { origin: own(), "sec-fetch-site": "cross-site" },
      { origin: "https://other.example.school", "sec-fetch-site": "same-site" },
    ];
    for (const headers of foreign) {
      const { status, body } = await change(headers);
      expect([headers, status, body.code]).toEqual([headers, 403, "csrf"]);
    }
  });

  it("is what is refused: a link from elsewhere may be followed", async () => {
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await school.teacher.client.get("users/me/", { headers })).status).toBe(200);
  });
});
