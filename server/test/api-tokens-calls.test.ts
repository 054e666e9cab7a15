import { ACCESS } from "@reportair/contract/access.ts";
import type { Intake } from "@reportair/contract/features/intake.ts";
import type {
  WholeReport,
  WholeReportChoices,
} from "@reportair/contract/features/whole-reports.ts";
import type { TokenScope } from "@reportair/contract/tokens.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ageConfirmations } from "./support/confirmations.ts";
import { commit, entries, preview, settle, stage, textFile } from "./support/intake.ts";
import { makeProgram, type ProgramClient } from "./support/program.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;
let elsewhere: TestSchool;
let rosters: ProgramClient;
let reports: ProgramClient;
let strange: ProgramClient;

beforeAll(async () => {
  app = await startTestApp();
  school = await makeSchool(app);
  elsewhere = await makeSchool(app);
  const of = async (admin: TestSchool["admin"], scopes: TokenScope[], name: string) =>
    (await makeProgram(app, admin.client, scopes, name)).program;
  rosters = await of(school.admin, ["rosters:write"], "Nightly roster");
  // Of an administrator who teaches, whose own texts it must not reach.
  reports = await of(school.adminTeacher, ["reports:read"], "Parents’ portal");
  strange = await of(elsewhere.admin, ["rosters:write", "reports:read"], "Another school’s");
  // Making them was confirmed; nothing after it is.
  await ageConfirmations(app);
});
afterAll(() => app.stop());

const LIST = textFile(
  "students.csv",
  "Student ID,First name,Last name,Year,Form group,Pronouns,Class\nT-1,Zelda,Quist,9,9B,She/Her,9X/Sc1\nT-2,Omar,Quist,9,9B,He/Him,9X/Sc1\n",
);

/** Every endpoint of the contract, and the scope that opens it. */
async function described(): Promise<{ name: string; scope: string | undefined }[]> {
  const { paths } = (await app.visitor().get("openapi.json")).body;
  type Operation = { security?: { bearer?: string[] }[] };
  return Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      name: `${method.toUpperCase()} ${path.slice("/api/".length)}`,
      scope: security?.find(({ bearer }) => bearer)?.bearer?.[0],
    })),
  );
}

describe("what a token opens", () => {
  it("are the calls of its scope, of all that there are", async () => {
    const all = await described();
    expect(all.map(({ name }) => name).toSorted()).toEqual(Object.values(ACCESS).flat().toSorted());
    const opened = { "rosters:write": 0, "reports:read": 0 };
    for (const [scope, program] of [
      ["rosters:write", rosters],
      ["reports:read", reports],
    ] as const) {
      for (const each of all) {
        const [method = "", path = ""] = each.name.split(" ");
        const to = path.replaceAll(/\{\w+\}/gu, "2147483647");
        const answer = await program.send<{ code?: string }>(
          method,
          to,
          method === "GET" ? undefined : {},
        );
        const refused = answer.status === 403 && answer.body.code === "not_allowed";
        expect([each.name, refused]).toEqual([each.name, each.scope !== scope]);
        if (!refused) opened[scope] += 1;
      }
    }
    expect(opened).toEqual({ "rosters:write": 11, "reports:read": 5 });
    // Beginning an intake needs nothing.
    await app.database.owner.query("delete from intakes");
  });

  it("never goes with the bearer's own sessions, events or pages", async () => {
    expect((await reports.get("reports/batches/1/events/")).status).toBe(403);
    expect((await reports.get("nowhere/")).status).toBe(404);
    expect((await reports.get("/healthz")).status).toBe(200);
  });
});

describe("a program brings a roster in", () => {
  let brought: Intake;

  it("as a person does, by itself, and without a CSRF header or a confirmation", async () => {
    let staged = await preview(rosters, [LIST]);
    expect(staged.state).toBe("ready");
    staged = await settle(rosters, staged.id, {
      answers: { class_subject: { "9X/Sc1": "Science" } },
    });
    expect(staged.counts).toMatchObject({ new: 2, asked: 0, refused: 0 });
    expect((await entries(rosters, staged.id, "new")).map(({ student }) => student?.name)).toEqual([
      "Zelda Quist",
      "Omar Quist",
    ]);
    for (const decisions of [
      { people: { "T-1": "same" } },
      { changed_ids: true },
      { teachers: { "Ms Rees": school.teacher.user_id } },
    ]) {
      const refused = await rosters.patch(`intake/${staged.id}/`, { decisions });
      expect([refused.status, refused.body.code]).toEqual([403, "not_allowed"]);
    }
    staged = await settle(rosters, staged.id, { decisions: { leavers: "all" } });
    const done = await commit(rosters, staged);
    expect(done.status).toBe(200);
    brought = done.body;
    const { body } = await school.admin.client.get("students/?search=Quist");
    expect(body).toHaveLength(2);
  });

  it("which the audit log says, by which token", async () => {
    const { body } = await school.admin.client.get("audit/?action=intake.committed");
    expect(body[0]).toMatchObject({
      actor: { id: school.admin.user_id },
      details: { token: { id: expect.any(Number), name: "Nightly roster" } },
    });
    const created = await school.admin.client.get("audit/?action=student.created&search=nightly");
    expect(created.body).toHaveLength(2);
  });

  it("and sees what it staged itself, and nothing that a person or another program did", async () => {
    const own = await stage(school.admin.client, [LIST]);
    const other = (await makeProgram(app, await app.signIn(school.admin), ["rosters:write"]))
      .program;
    for (const program of [rosters, other, strange]) {
      expect((await program.get(`intake/${own}/`)).status).toBe(404);
      expect((await program.post(`intake/${own}/commit/`, { version: 1 })).status).toBe(404);
      expect((await program.delete(`intake/${own}/`)).status).toBe(404);
    }
    expect((await other.get("intake/")).body).toEqual([]);
    expect((await other.post(`intake/${brought.id}/undo/`)).status).toBe(404);
    expect((await rosters.get<Intake[]>("intake/")).body.map(({ id }) => id)).toEqual([brought.id]);
    // A person sees all of it.
    const { body } = await school.admin.client.get<Intake[]>("intake/");
    expect(body.map(({ id }) => id)).toEqual([own, brought.id]);
    await school.admin.client.delete(`intake/${own}/`);
  });

  it("and undoes it", async () => {
    expect((await rosters.post(`intake/${brought.id}/undo/`)).status).toBe(200);
    expect((await school.admin.client.get("students/?search=Quist")).body).toEqual([]);
    const { body } = await school.admin.client.get("audit/?action=intake.undone");
    expect(body[0]).toMatchObject({ details: { token: { name: "Nightly roster" } } });
  });
});

describe("a program takes released reports out", () => {
  const texts = { released: "Ada reads with wit.", kept: "This one is mine alone." };

  beforeAll(async () => {
    const { client } = school.teacher;
    const students = school.room.students.map(({ id }) => id);
    for (const [at, text] of Object.values(texts).entries()) {
      const { body } = await client.post("reports/generate/batch/", {
        reports: { 0: { student: students[at], classroom: school.room.id, level: "Proficient" } },
        word_count: "300-400",
      });
      const path = `reports/generated-reports/${body["0"].id}/`;
      await client.patch(path, { report_content: text });
      await client.patch(path, { status: "kept" });
      if (at === 0) await client.post("sharing/releases/", { reports: [body["0"].id] });
    }
  });

  it("in pages, and each is written down", async () => {
    const { status, body, text } = await reports.get("sharing/released/?page=1&page_size=1");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      count: 1,
      next: null,
      results: [{ report_content: texts.released }],
    });
    expect(text).not.toContain(texts.kept);
    const log = await school.admin.client.get("audit/?action=release.exported");
    expect(log.body[0]).toMatchObject({
      actor: { id: school.adminTeacher.user_id },
      details: { reports: 1, token: { name: "Parents’ portal" } },
    });
    // A person who looks takes nothing away.
    await school.admin.client.get("sharing/released/?page=1");
    expect((await school.admin.client.get("audit/?action=release.exported")).body).toHaveLength(1);
  });

  it("as documents, without a confirmation", async () => {
    const { periods, years } = (
      await reports.get<WholeReportChoices>("admin/whole-reports/choices/")
    ).body;
    expect(years).toContain(9);
    const period = periods.find(({ current }) => current)?.id;
    const ordered = await reports.post<WholeReport>("admin/whole-reports/", {
      period,
      year: 9,
      form: "pdf",
      packing: "one",
    });
    expect(ordered.status).toBe(201);
    const { id } = ordered.body;
    await expect
      .poll(
        async () =>
          (await reports.get<WholeReport[]>("admin/whole-reports/")).body.find(
            (each) => each.id === id,
          )?.state,
      )
      .toBe("done");
    const { answer, bytes } = await reports.download(`admin/whole-reports/${id}/download/`);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(new TextDecoder("latin1").decode(bytes.slice(0, 5))).toBe("%PDF-");
    for (const action of ["whole_reports.ordered", "whole_reports.downloaded"]) {
      const { body } = await school.admin.client.get(`audit/?action=${action}`);
      expect(body[0]).toMatchObject({ details: { token: { name: "Parents’ portal" } } });
    }
    // Removing stays a person's; another school's program finds nothing.
    expect((await reports.delete(`admin/whole-reports/${id}/`)).status).toBe(403);
    expect((await strange.download(`admin/whole-reports/${id}/download/`)).answer.status).toBe(404);
    expect((await strange.get("sharing/released/")).body).toEqual([]);
  });
});
