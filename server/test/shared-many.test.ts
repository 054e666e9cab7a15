import {
  OWN_SHARED_MAX,
  RECEIVED_MAX,
  type SharedReport,
} from "@reportair/contract/features/sharing.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { makeUser } from "./support/factories.ts";
import { makeSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ work: false });
});
afterAll(() => app.stop());

describe("more shared reports than are held at once", () => {
  const MORE = 5_003;
  let many: Client;
  let reader: Client;
  let author: Client;

  beforeAll(async () => {
    const school = await makeSchool(app);
    const owner = app.database.owner;
    const { user_id, institution_id } = school.teacher;
    const names = [institution_id, user_id, school.room.students[0]?.id];
    await owner.query(
      `with periods as (
         insert into reporting_periods (institution_id, name, starts_on, ends_on)
         select $1, 'Period ' || n, date '1700-01-01' + n * 9, date '1700-01-01' + n * 9 + 8
         from generate_series(1, ${MORE}) n returning id),
       configurations as (
         insert into report_configurations (institution_id, author_id, student_id, classroom_name, subject, period_id)
         select $1, $2, $3, '9A', 'Art', p.id from periods p returning id),
       reports as (
         insert into generated_reports (institution_id, author_id, configuration_id, student_id, year, report_content,
           sentences, uncovered, inputs, length_range, length_unit, word_count, char_count, status, written_by, seed)
         select $1, $2, c.id, $3, 9, 'Text ' || c.id, '[]', '{}', '{}', '300-400', 'words', 2, 9, 'kept', 'embedded', 1
         from configurations c returning id)
       insert into report_releases (report_id, institution_id, author_id) select r.id, $1, $2 from reports r`,
      names,
    );
    many = school.admin.client;
    author = school.teacher.client;
    const colleague = await makeUser(app.database, school.teacher);
    await owner.query(
      `insert into report_proofs (institution_id, author_id, report_id, reader_id, created_at)
       select r.institution_id, r.author_id, r.report_id, $1, now() - r.report_id * interval '1 second'
       from report_releases r where r.author_id = $2`,
      [colleague.user_id, user_id],
    );
    // As a server does by itself, once so much is new.
    await owner.query("analyze");
    reader = await app.signIn(colleague);
  });

  it("come to whoever proof-reads them as the newest of all", async () => {
    const body = (await reader.get("sharing/received/")).body as { created_at: string }[];
    expect(body).toHaveLength(RECEIVED_MAX);
    const times = body.map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it("are listed for their author as the newest of each kind", async () => {
    const body = (await author.get("sharing/")).body as SharedReport[];
    expect(body.filter(({ released_at }) => released_at !== null)).toHaveLength(OWN_SHARED_MAX);
    expect(body.flatMap(({ proofs }) => proofs)).toHaveLength(OWN_SHARED_MAX);
  });

  it("are listed in pages alone", async () => {
    const { status, body } = await many.get("sharing/released/");
    expect([status, body.code]).toEqual([400, "list_too_long"]);
    expect((await many.get("sharing/released/?page=1")).body.count).toBe(MORE);
  });

  it("are exported all the same, each once and a part at a time", async () => {
    const { status, body, headers } = await many.post("sharing/released/export/", {});
    expect(status).toBe(200);
    const texts = body.map((each: { report_content: string }) => each.report_content);
    expect(new Set(texts).size).toBe(MORE);
    expect(body).toHaveLength(MORE);
    // Its length is not known before its end.
    expect(headers.get("transfer-encoding")).toBe("chunked");
    expect((await many.get("audit/?action=release.exported")).body).toMatchObject([
      { details: { reports: MORE } },
    ]);
    expect((await many.post("sharing/released/export/", { search: "nobody" })).body).toEqual([]);
  });
});
