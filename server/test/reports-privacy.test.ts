import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser } from "./support/factories.ts";
import { ReportDesk } from "./support/report-desk.ts";

let desk: ReportDesk;
/** A colleague of the same school, and a teacher of another one, with a class each. */
let others: { name: string; client: Client }[];

beforeAll(async () => {
  desk = await ReportDesk.open();
  const { app, teacher } = desk;
  const colleague = await makeUser(app.database, teacher);
  const stranger = await makeUser(app.database, await makeInstitution(app.database));
  for (const user of [colleague, stranger]) await makeClass(app.database, user, { students: 2 });
  others = [
    { name: "a colleague", client: await app.signIn(colleague) },
    { name: "another school", client: await app.signIn(stranger) },
  ];
});
afterAll(() => desk.app.stop());

describe("whose reports they are", () => {
  it("does not reveal them to a colleague or another school, for reading or writing", async () => {
    const { student, id } = await desk.configure();
    const report = (await desk.generate(id)).body;
    for (const { name, client } of others) {
      const answers = await Promise.all([
        client.get(`reports/${id}/`),
        client.get(`reports/detail/${id}/`),
        client.get(`reports/student/${student.id}/`),
        client.get(`reports/classroom/${desk.room.id}/`),
        client.get(`reports/classroom/${desk.room.id}/generated/`),
        client.get(`reports/user/${desk.teacher.user_id}/`),
        client.get(`reports/generated/${report.id}/`),
        client.get(`reports/generated/${report.id}/versions/`),
        client.patch(`reports/${id}/`, { level: "Advanced" }),
        client.put(`reports/detail/${id}/`, { level: "Advanced" }),
        client.delete(`reports/detail/${id}/`),
        client.patch(`reports/generated-reports/${report.id}/`, { report_content: "Not yours." }),
        client.delete(`reports/generated/${report.id}/`),
        client.post(`reports/generated/${report.id}/restore/`),
        client.post("reports/generate/", { report_id: id, selected_word_count: "300-400" }),
        client.post("reports/list/", {
          student: student.id,
          classroom: desk.room.id,
          level: "Advanced",
        }),
        client.post("reports/generate/batch/", {
          reports: { 0: { student: student.id, classroom: desk.room.id, level: "Advanced" } },
          word_count: "300-400",
        }),
      ]);
      expect([name, answers.map((answer) => answer.status)]).toEqual([
        name,
        answers.map(() => 404),
      ]);
      expect((await client.get("reports/generated/list/")).body).toEqual([]);
    }
    expect((await desk.mine.get(`reports/generated/${report.id}/`)).body).toEqual(report);
  });

  it("lets an administrator count, and nothing else", async () => {
    const admin = await makeUser(desk.app.database, desk.teacher, { role: "admin" });
    const client = await desk.app.signIn(admin);
    const own = (await desk.mine.get("reports/count/")).body.user_report_count;
    expect((await client.get("reports/count/")).body).toEqual({ user_report_count: own });
    const report = (await desk.generate((await desk.configure()).id)).body;
    expect((await client.get("reports/count/")).body).toEqual({ user_report_count: own + 1 });
    await desk.mine.delete(`reports/generated/${report.id}/`);
    expect((await client.get("reports/count/")).body).toEqual({ user_report_count: own });
    const answers = await Promise.all([
      client.get("reports/"),
      client.get("reports/list/"),
      client.get("reports/generated/list/"),
      client.get("reports/1/"),
      client.get(`reports/classroom/${desk.room.id}/generated/`),
      client.get("reports/batches/"),
      client.get("reports/batches/1/events/"),
      client.post("reports/list/", {}),
      client.post("reports/generate/", {}),
      client.post("reports/generate/batch/", {}),
      client.patch("reports/generated-reports/1/", {}),
      client.delete("reports/generated/1/"),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 403));
  });
});

describe("the log", () => {
  it("holds no pupil's name, no report's text, no password and no token", async () => {
    const { student, id } = await desk.configure({
      level: "Advanced",
      level_notes: "Xylophone virtuoso of the year",
    });
    const report = (await desk.generate(id)).body;
    await desk.mine.get(`students/?search=${encodeURIComponent(student.last_name)}`);
    await desk.mine.get(`reports/generated/list/?search=${encodeURIComponent(student.last_name)}`);
    // A database error carries the values of its query.
    await desk.app.database
      .as(desk.teacher, (handle) => handle.execute(`select '${student.last_name}'::integer`))
      .catch(() => undefined);
    await desk.mine.post("login/", {
      username: desk.teacher.email,
      password: "my very secret guess",
    });
    const log = desk.app.logged.join("");
    expect(log).toContain("reports/generate");
    for (const secret of [
      student.last_name,
      "Xylophone",
      report.report_content.slice(0, 20),
      "my very secret guess",
      desk.mine.cookies.get("sessionid"),
      desk.mine.cookies.get("csrftoken"),
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  it("gives a request that failed an id that the answer has too", async () => {
    await desk.app.database.owner.script(
      "alter table report_versions rename to report_versions_away",
    );
    try {
      const report = (await desk.mine.get("reports/generated/list/")).body[0];
      const answer = await desk.mine.patch(`reports/generated-reports/${report.id}/`, {
        report_content: "A secret sentence.",
      });
      expect(answer.status).toBe(500);
      expect(answer.body.detail).toBe("An unexpected error occurred.");
      const line = desk.app.logged.find(
        (each) => each.includes(`"${answer.body.request_id}"`) && each.includes("request failed"),
      );
      expect(line).toBeDefined();
      expect(desk.app.logged.join("")).not.toContain("A secret sentence.");
    } finally {
      await desk.app.database.owner.script(
        "alter table report_versions_away rename to report_versions",
      );
    }
  });
});
