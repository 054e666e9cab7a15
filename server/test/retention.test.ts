import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { retainNext } from "../src/features/retention/retain.ts";
import { runRetention } from "../src/retention-command.ts";
import { createLog } from "../src/platform/log.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;
let elsewhere: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  [school, elsewhere] = [await makeSchool(app), await makeSchool(app)];
});
afterAll(() => app.stop());

const log = createLog("silent");
const sql = <T>(text: string, values: unknown[] = []) => app.database.owner.query<T>(text, values);
const parts = (days = 0) => ({
  database: app.database,
  publicUrl: () => "https://reports.example.school",
  now: () => new Date(Date.now() + days * 86_400_000),
});
/** Does what is to be done `days` from now, the day before having been done; returns how many institutions that were. */
async function run(days = 0): Promise<number> {
  const before = new Date(Date.now() + (days - 1) * 86_400_000).toISOString();
  await sql("update retention_runs set done_on = $1::date where done_on < $1::date", [before]);
  return runDay(days);
}
async function runDay(days: number): Promise<number> {
  let done = 0;
  while (await retainNext({ ...parts(days), log })) done += 1;
  return done;
}
const count = async (table: string, where = "true") =>
  (await sql<{ n: number }>(`select count(*)::integer as n from ${table} where ${where}`))[0]?.n;
const mailsTo = async (email: string) =>
  (
    await sql<{ text: string }>(
      "select payload ->> 'text' as text from mails where payload #>> '{to,address}' = $1 order by id",
      [email],
    )
  ).map(({ text }) => text);

/** A report about a pupil of the room by its teacher; returns its configuration and text. */
async function write(pupil: number): Promise<{ configuration: number; report: number }> {
  const reports = { 0: { student: pupil, classroom: school.room.id, level: "Advanced" } };
  // The runs of the days to come end sessions.
  school.teacher.client = await app.signIn(school.teacher);
  const { body } = await school.teacher.client.post("reports/generate/batch/", {
    reports,
    word_count: "300-400",
  });
  return { configuration: body["0"].report_configuration, report: body["0"].id };
}
const makeOld = async ({ configuration }: { configuration: number }, age: string) => {
  await sql(
    `update report_configurations set updated_at = now() - interval '${age}' where id = $1`,
    [configuration],
  );
  await sql(
    `update generated_reports set updated_at = now() - interval '${age}' where configuration_id = $1`,
    [configuration],
  );
};
const pupilOf = (at: 0 | 1) => school.room.students[at]?.id ?? 0;

describe("the retention job", () => {
  it("does each institution once a day, also with several workers at once, and writes it down", async () => {
    const counts = await Promise.all([run(), run(), run()]);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(2);
    expect(await run()).toBe(0);
    const { body } = await school.admin.client.get("audit/?action=retention.run");
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({
      actor: { id: null, name: "The retention job" },
      summary: "removed what is kept no longer",
      subject: { type: "institution", id: school.admin.institution_id },
      details: { removed: {}, warned: 0 },
    });
    expect(await run(1)).toBe(2);
  });

  it("is taken up again where a process died over it", async () => {
    await sql(
      "update retention_runs set done_on = null, leased_until = now() + interval '5 minutes'",
    );
    expect(await run(2)).toBe(0);
    await sql("update retention_runs set leased_until = now() - interval '1 second'");
    expect(await run(2)).toBe(2);
  });

  it("removes sessions after 14 days without use, and no others", async () => {
    await sql("update sessions set seen_at = now() - interval '15 days' where user_id = $1", [
      school.colleague.user_id,
    ]);
    await sql("update sessions set seen_at = now() - interval '10 days' where user_id = $1", [
      elsewhere.admin.user_id,
    ]);
    await run(3);
    expect(await count("sessions", `user_id = ${school.colleague.user_id}`)).toBe(0);
    expect(await count("sessions", `user_id = ${elsewhere.admin.user_id}`)).toBe(1);
  });

  it("says in a dry run what would go, by ids and without names, and changes nothing", async () => {
    const { configuration } = await write(pupilOf(0));
    await makeOld({ configuration }, "13 months");
    const told = await runRetention(parts(), true);
    expect(told).toContain(`1 report: ${configuration}`);
    expect(told).toContain("Nothing was changed.");
    for (const { first_name, last_name } of school.room.students) {
      expect(told).not.toContain(first_name);
      expect(told).not.toContain(last_name);
    }
    expect(await count("report_configurations", `id = ${configuration}`)).toBe(1);
    expect(await runRetention(parts(), false)).toContain("removed 1 report");
    expect(await count("report_configurations", `id = ${configuration}`)).toBe(0);
  });

  it("warns a report's author 30 and 7 days before, each once, and removes it with all its versions after 12 months", async () => {
    const written = await write(pupilOf(0));
    const { client, email } = school.teacher;
    await client.patch(`reports/generated-reports/${written.report}/`, {
      report_content: "Edited.",
    });
    await makeOld(written, "11 months 5 days");
    const before = (await mailsTo(email)).length;
    await run(10);
    await run(11);
    const first = await mailsTo(email);
    expect(first).toHaveLength(before + 1);
    expect(first.at(-1)).toMatch(/From \d+ \w+ \d{4} on, 1 report of yours is deleted/u);
    expect(await mailsTo(school.colleague.email)).toEqual([]);
    expect((await client.get("notifications/")).body[0].text).toContain("1 report of yours");
    await run(20);
    await run(21);
    expect(await mailsTo(email)).toHaveLength(before + 2);
    expect(await count("report_versions", `report_id = ${written.report}`)).toBe(1);
    await run(40);
    for (const [table, column] of [
      ["report_versions", "report_id"],
      ["generated_reports", "id"],
    ])
      expect(await count(table ?? "", `${column} = ${written.report}`)).toBe(0);
    expect(await count("retention_warnings", "kind = 'report'")).toBe(0);
  });

  it("deletes nothing for good that nobody was warned of for days, wherever the clock jumps", async () => {
    const written = await write(pupilOf(0));
    const { email } = school.teacher;
    const { length } = await mailsTo(email);
    // A clock years ahead: it is warned of as if its time were over, and goes a week later.
    const years = 3_000;
    expect(await run(years)).toBe(2);
    expect(await mailsTo(email)).toHaveLength(length + 1);
    expect(await run(years + 6)).toBe(2);
    expect(await count("generated_reports", `id = ${written.report}`)).toBe(1);
    // Put right, that clock leaves nothing behind: days are done again, and what it warned of does not count.
    expect(await run(0)).toBe(2);
    await makeOld(written, "11 months 5 days");
    await runRetention(parts(), false);
    expect(await mailsTo(email)).toHaveLength(length + 2);
    expect((await mailsTo(email)).at(-1)).toContain("1 report of yours is deleted");
    await sql("delete from report_configurations where id = $1", [written.configuration]);
  });

  it("warns again where a report changed in the meantime", async () => {
    const written = await write(pupilOf(1));
    await makeOld(written, "11 months 5 days");
    await runRetention(parts(), false);
    const { length } = await mailsTo(school.teacher.email);
    await makeOld(written, "11 months 4 days");
    await runRetention(parts(), false);
    expect(await mailsTo(school.teacher.email)).toHaveLength(length + 1);
    await sql("delete from report_configurations where id = $1", [written.configuration]);
  });

  it("removes what was discarded or deleted when it can be brought back no more", async () => {
    const [one, other] = [await write(pupilOf(0)), await write(pupilOf(1))];
    await school.teacher.client.delete(`reports/generated/${one.report}/`);
    await school.teacher.client.delete(`reports/generated/${other.report}/`);
    await sql(
      "update generated_reports set discarded_at = now() - interval '8 days' where id = $1",
      [one.report],
    );
    for (const { configuration } of [one, other]) {
      await sql(
        `insert into cleared_inputs (institution_id, author_id, configuration_id, inputs, cleared_at)
         select institution_id, author_id, id, '{"level_notes": "Sings."}', now() - $2::interval
         from report_configurations where id = $1`,
        [configuration, configuration === one.configuration ? "8 days" : "6 days"],
      );
    }
    await runRetention(parts(), false);
    expect(await count("cleared_inputs", `configuration_id = ${one.configuration}`)).toBe(0);
    expect(await count("cleared_inputs", `configuration_id = ${other.configuration}`)).toBe(1);
    expect(await count("generated_reports", `id = ${one.report}`)).toBe(0);
    expect(await count("generated_reports", `id = ${other.report}`)).toBe(1);
  });

  it("removes nothing where the clock leaps, until it has gone on from there for a week", async () => {
    const { report } = await write(pupilOf(0));
    await school.teacher.client.delete(`reports/generated/${report}/`);
    const texts = () => count("generated_reports", `id = ${report}`);
    await run(0);
    for (const day of [4, 5, 10]) expect(await runDay(day)).toBe(2);
    // Set right, it goes on from its own day; that of the wrong clock holds nothing.
    for (const day of [0, 1]) expect(await runDay(day)).toBe(2);
    for (const day of [400, 403, 406]) expect(await runDay(day)).toBe(2);
    expect(await texts()).toBe(1);
    expect(await count("sessions", `user_id = ${school.teacher.user_id}`)).toBeGreaterThan(0);
    // It was no error: nobody set it right.
    expect(await runDay(407)).toBe(2);
    expect(await texts()).toBe(0);
    await run(0);
  });

  it("keeps a pupil who is in a class that is in use, and a report that is younger", async () => {
    await sql(
      "update students set enrolled_until = now() - interval '2 years' where institution_id = $1",
      [school.admin.institution_id],
    );
    await runRetention(parts(), false);
    expect(await count("students", `id = ${pupilOf(0)}`)).toBe(1);
    await sql("delete from enrolments where institution_id = $1", [school.admin.institution_id]);
    await runRetention(parts(), false);
    // Both have a report that is younger.
    expect(await count("students", `id in (${pupilOf(0)}, ${pupilOf(1)})`)).toBe(2);
  });

  it("removes a pupil with everything about them 12 months after the last class, and warns administrators before", async () => {
    const old = school.otherRoom.students[0]?.id ?? 0;
    const { institution_id } = school.admin;
    // Gone in the run before, having been in no class for two years.
    expect(await count("students", `id = ${old}`)).toBe(0);
    await sql("delete from report_configurations where institution_id = $1", [institution_id]);
    await sql(
      "update students set enrolled_until = now() - interval '12 months' + interval '20 days' where institution_id = $1",
      [institution_id],
    );
    await runRetention(parts(), false);
    for (const { email } of [school.admin, school.adminTeacher])
      expect((await mailsTo(email)).at(-1)).toContain("2 pupils' records are deleted");
    const soon = (await (await app.signIn(school.admin)).get("admin/retention/")).body;
    expect(soon.map(({ id }: { id: number }) => id)).toEqual([pupilOf(0), pupilOf(1)]);
    expect(soon[0].full_name).toMatch(/^Ada Pupil/u);
    const strangers = await (await app.signIn(elsewhere.admin)).get("admin/retention/");
    expect(strangers.body).toEqual([]);
    expect((await (await app.signIn(school.teacher)).get("admin/retention/")).status).toBe(403);
    expect(await count("students", `institution_id = ${institution_id}`)).toBe(2);
    await sql("update students set enrolled_until = now() - interval '366 days' where id = $1", [
      pupilOf(0),
    ]);
    await runRetention(parts(), false);
    expect(await count("students", `id in (${pupilOf(0)}, ${pupilOf(1)})`)).toBe(1);
    const client = await app.signIn(school.admin);
    const { body } = await client.get("audit/?action=retention.run");
    expect(body[0].details.removed).toEqual({ pupil: 1 });
    expect(await count("students", `institution_id = ${elsewhere.admin.institution_id}`)).toBe(4);
  });

  it("removes a class's pupils who are still in it once nobody has used it for 12 months", async () => {
    const { institution_id } = elsewhere.admin;
    await sql(
      "update students set enrolled_until = now() - interval '13 months' where institution_id = $1",
      [institution_id],
    );
    await sql("update classrooms set updated_at = now() - interval '13 months' where id = $1", [
      elsewhere.room.id,
    ]);
    await sql(
      "update enrolments set enrolled_at = now() - interval '13 months' where classroom_id = $1",
      [elsewhere.room.id],
    );
    await runRetention(parts(), false);
    expect(await count("enrolments", `classroom_id = ${elsewhere.room.id}`)).toBe(0);
    expect(await count("students", `institution_id = ${institution_id}`)).toBe(2);
  });

  it("removes minutes of work that were counted 12 months ago, and not what is younger", async () => {
    const { institution_id, user_id } = school.adminTeacher;
    const counted = (room: number, age: string) =>
      sql(
        `insert into class_times (author_id, institution_id, classroom_id, period_id, seconds, sums, updated_at)
         select $1, $2, $3, min(id), 60, '{}', now() - interval '${age}' from reporting_periods where institution_id = $2`,
        [user_id, institution_id, room],
      );
    await counted(school.room.id, "13 months");
    await counted(school.otherRoom.id, "11 months");
    await runRetention(parts(), false);
    expect(await count("class_times", `classroom_id = ${school.room.id}`)).toBe(0);
    expect(await count("class_times", `classroom_id = ${school.otherRoom.id}`)).toBe(1);
  });

  it("removes a closed account within 90 days, and a closed institution with everything in it", async () => {
    const { user_id, email } = school.colleague;
    await sql("update users set closed_at = now() - interval '85 days' where id = $1", [user_id]);
    await runRetention(parts(), false);
    expect((await mailsTo(email)).at(-1)).toContain("removed for good");
    await sql("update users set closed_at = now() - interval '89 days 1 minute' where id = $1", [
      user_id,
    ]);
    await runRetention(parts(), false);
    expect(await count("users", `id = ${user_id}`)).toBe(0);

    const { institution_id } = elsewhere.admin;
    await sql("update institutions set subscription = 'cancelled' where id = $1", [institution_id]);
    await runRetention(parts(), false);
    expect(await count("institutions", `id = ${institution_id}`)).toBe(1);
    await sql("update institutions set closed_at = now() - interval '90 days' where id = $1", [
      institution_id,
    ]);
    await runRetention(parts(), false);
    expect(await count("institutions", `id = ${institution_id}`)).toBe(0);
    expect(await count("users", `institution_id = ${institution_id}`)).toBe(0);
    expect(await count("institutions", `id = ${school.admin.institution_id}`)).toBe(1);
  });
});
