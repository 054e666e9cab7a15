import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

type Line = {
  msg: string;
  reqId: string;
  res?: { status: number; route?: string; user?: number; institution?: number; address?: string };
};

let app: TestApp;
let school: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  school = await makeSchool(app);
});
afterAll(() => app.stop());

/** The lines of answers to a route since the log was emptied. */
const answered = (route: string): Line["res"][] =>
  app.logged
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg, res }) => msg === "request completed" && res?.route === route)
    .map(({ res }) => res);

describe("the log of requests", () => {
  it("says who asked for what, and from where", async () => {
    const { client } = school.teacher;
    const me = (await client.get("check-auth/")).body;
    app.logged.length = 0;
    await client.get("classrooms/");
    await expect.poll(() => answered("/api/classrooms/")).toHaveLength(1);
    expect(answered("/api/classrooms/")).toEqual([
      {
        status: 200,
        route: "/api/classrooms/",
        user: me.id,
        institution: me.institution.id,
        address: expect.stringMatching(/127\.0\.0\.1$|^::1$/u),
      },
    ]);
  });

  it("has one line for each", async () => {
    app.logged.length = 0;
    await school.teacher.client.get("classrooms/?of=Quillfeather");
    await expect.poll(() => answered("/api/classrooms/")).toHaveLength(1);
    expect(app.logged.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        msg: "request completed",
        req: { id: expect.any(String), method: "GET", path: "/api/classrooms/" },
        responseTime: expect.any(Number),
      }),
    ]);
  });

  it("says of a visitor only from where", async () => {
    app.logged.length = 0;
    await app.visitor().get("users/me/");
    await expect.poll(() => answered("/api/users/me/")).toHaveLength(1);
    expect(answered("/api/users/me/")[0]).not.toHaveProperty("user");
    expect(answered("/api/users/me/")[0]).toMatchObject({
      status: 403,
      address: expect.any(String),
    });
  });

  it("holds no pupil: not what was searched for, nor what was sent or refused", async () => {
    const { client } = school.admin;
    app.logged.length = 0;
    const pupil = {
      first_name: "Zebedee",
      last_name: "Quillfeather",
      year: 9,
      student_id: "ZQ-77",
    };
    expect((await client.post("students/user/", pupil)).status).toBe(201);
    await client.get("students/?search=Quillfeather");
    await client.post("students/user/", { ...pupil, year: "Quillfeather" });
    await client.send("POST", "students/user/", "{ not json: Quillfeather");
    await expect.poll(() => answered("/api/students/user/").length).toBeGreaterThanOrEqual(3);
    await expect.poll(() => answered("/api/students/")).toHaveLength(1);
    for (const word of ["Zebedee", "Quillfeather", "ZQ-77"])
      expect(app.logged.join("\n")).not.toContain(word);
  });
});
