import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Metrics } from "../src/metrics.ts";
import { createDatabase } from "./support/database.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;
let served: Awaited<ReturnType<Metrics["serve"]>>;

beforeAll(async () => {
  const own = await createDatabase();
  const metrics = new Metrics(own.database);
  app = await startTestApp({ database: own, metrics, work: false });
  served = await metrics.serve("127.0.0.1", 0);
  school = await makeSchool(app);
});
afterAll(async () => {
  await served.stop();
  await app.stop();
});

const read = async () => (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text();

/** The value of a line; undefined where there is none. */
function valueOf(text: string, name: string): number | undefined {
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

describe("the numbers that a process tells of itself", () => {
  it("count answers by route, method and kind of status, and time them", async () => {
    const answers = (status: string) =>
      `reportair_http_request_duration_seconds_count{method="GET",route="/api/classrooms/:id/",status="${status}"}`;
    const before = valueOf(await read(), answers("2xx")) ?? 0;
    await school.teacher.client.get(`classrooms/${school.room.id}/`);
    await school.teacher.client.get("classrooms/999999/");
    await expect.poll(async () => valueOf(await read(), answers("4xx"))).toBe(1);
    expect(valueOf(await read(), answers("2xx"))).toBe(before + 1);
  });

  it("say what waits, and how late the event loop is", async () => {
    const none = await read();
    expect(valueOf(none, "reportair_texts_waiting")).toBe(0);
    const [student] = school.room.students;
    const ordered = await school.teacher.client.post(
      "reports/generate/batch/",
      {
        reports: { 0: { student: student?.id, classroom: school.room.id, level: "Advanced" } },
        word_count: "300-400",
      },
      { headers: { prefer: "respond-async" } },
    );
    expect(ordered.status).toBe(202);
    const some = await read();
    expect(valueOf(some, "reportair_texts_waiting")).toBe(1);
    expect(valueOf(some, "reportair_oldest_batch_seconds")).toBeGreaterThanOrEqual(0);
    expect(valueOf(some, "reportair_mails_waiting")).toEqual(expect.any(Number));
    expect(valueOf(some, "reportair_database_up")).toBe(1);
    expect(valueOf(some, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
    const busy = 'reportair_database_connections{state="busy"}';
    expect(valueOf(some, busy) !== undefined).toBe(inject("engine") !== "embedded");
  });

  it("hold nothing that anybody typed, and nobody's name or id", async () => {
    const { client } = school.admin;
    const pupil = {
      first_name: "Zebedee",
      last_name: "Quillfeather",
      year: 9,
      student_id: "ZQ-77",
    };
    await client.post("students/user/", pupil);
    await client.get("students/?search=Quillfeather");
    await client.get("Quillfeather/");
    const strange = await fetch(`${app.url}/Quillfeather/${school.teacher.user_id}`);
    await strange.text();
    const text = await read();
    for (const word of ["Zebedee", "Quillfeather", "ZQ-77", school.teacher.email])
      expect(text).not.toContain(word);
    const routes = [...text.matchAll(/route="([^"]*)"/gu)].map(([, route = ""]) => route);
    expect(routes.filter((route) => /\d/u.test(route))).toEqual([]);
  });

  it("are served where they are asked for, and nothing else is", async () => {
    expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(404);
    const posted = await fetch(`http://127.0.0.1:${served.port}/metrics`, { method: "POST" });
    expect(posted.status).toBe(404);
    expect((await fetch(`${app.url}/metrics`)).status).toBe(404);
  });

  it("say that the database does not answer", async () => {
    const gone = await createDatabase();
    const metrics = new Metrics(gone.database);
    const alone = await metrics.serve("127.0.0.1", 0);
    await gone.drop();
    const text = await (await fetch(`http://127.0.0.1:${alone.port}/metrics`)).text();
    expect(valueOf(text, "reportair_database_up")).toBe(0);
    expect(valueOf(text, "reportair_texts_waiting")).toBeNaN();
    await alone.stop();
  });
});
