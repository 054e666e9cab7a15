import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../src/database/handle.ts";
import { makeClass, makeInstitution, makeUser } from "./support/factories.ts";
import { rowsOf } from "./support/rows.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

/** Tables that belong to an institution; those of an author are closed to colleagues too. */
const OF_INSTITUTION = [
  "institutions",
  "users",
  "students",
  "classrooms",
  "classroom_teachers",
  "enrolments",
  "reporting_periods",
  "model_usage",
  "report_policies",
  "guardian_consents",
];
const OF_AUTHOR = [
  "report_configurations",
  "batches",
  "batch_items",
  "batch_events",
  "generated_reports",
  "report_versions",
  "report_feedback",
  "training_sets",
  "style_profiles",
  "notifications",
];
/** Tables of an author that open a report to others: sharing.test.ts shows to whom. */
const SHARING = ["report_proofs", "report_releases"];
/** Tables that the application's role may not touch at all. */
const CLOSED = [
  "retention_runs",
  "retention_warnings",
  "sessions",
  "login_failures",
  "attempts",
  "mails",
  "password_links",
  "subscriptions",
  "payment_events",
  "migrations",
];
/** Tables that the institution's administrators read, and that nobody changes. */
const OF_ADMINISTRATORS = ["audit_log"];

let app: TestApp;
let owner: Actor;
let colleague: Actor;
let stranger: Actor;
let administrator: Actor;
let strangeAdministrator: Actor;

beforeAll(async () => {
  app = await startTestApp();
  const school = await makeInstitution(app.database);
  administrator = school;
  const author = await makeUser(app.database, school);
  owner = author;
  colleague = await makeUser(app.database, school);
  strangeAdministrator = await makeInstitution(app.database);
  stranger = await makeUser(app.database, strangeAdministrator);
  const room = await makeClass(app.database, author, { pupils: 1 });
  const client = await app.signIn(author);
  const reports = { 0: { student: room.students[0]?.id, classroom: room.id, level: "Advanced" } };
  const { body } = await client.post("reports/generate/batch/", { reports, word_count: "300-400" });
  await client.patch(`reports/generated-reports/${body["0"].id}/`, { report_content: "Edited." });
  await app.database.as(author, async (handle) => {
    const ids = sql`${author.institution_id}, ${author.user_id}`;
    await handle.execute(sql`insert into guardian_consents (institution_id, student_id, decision, guardian, decided_on, recorded_by)
      values (${author.institution_id}, ${room.students[0]?.id}, 'given', 'Mum', '2026-01-01', 'Head')`);
    await handle.execute(sql`insert into report_feedback (institution_id, author_id, report_id, rating_type, value)
      values (${ids}, ${body["0"].id}, 'star', 4)`);
    await handle.execute(sql`insert into training_sets (institution_id, author_id, samples, profiled_at)
      values (${ids}, '[]', now())`);
    await handle.execute(
      sql`insert into style_profiles (institution_id, author_id, profile) values (${ids}, '{}')`,
    );
    await handle.execute(
      sql`insert into notifications (institution_id, author_id, text) values (${ids}, 'Ready.')`,
    );
    await handle.execute(
      sql`insert into model_usage (institution_id, month) values (${author.institution_id}, '2026-11-01')`,
    );
  });
  await app.database.as(administrator, (handle) =>
    handle.execute(
      sql`insert into report_policies (institution_id) values (${author.institution_id})`,
    ),
  );
});
afterAll(() => app.stop());

const countAs = (actor: Actor, table: string, where = sql`true`) =>
  app.database.as(actor, async (handle) => {
    const rows = await rowsOf<{ n: number }>(
      handle,
      sql`select count(*)::integer as n from ${sql.identifier(table)} where ${where}`,
    );
    return rows[0]?.n;
  });
const institutionOf = (table: string) => (table === "institutions" ? sql`id` : sql`institution_id`);

describe("row-level security", () => {
  it("covers every table there is", async () => {
    const tables = await app.database.owner.query<{
      relname: string;
      on: boolean;
      forced: boolean;
    }>(
      `select relname, relrowsecurity as on, relforcerowsecurity as forced from pg_class
       where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by relname`,
    );
    expect(tables.map((table) => table.relname)).toEqual(
      [...OF_INSTITUTION, ...OF_AUTHOR, ...SHARING, ...OF_ADMINISTRATORS, ...CLOSED].toSorted(),
    );
    const open = tables.filter((table) => !table.on || !table.forced).map((table) => table.relname);
    expect(open).toEqual(["migrations"]);
  });

  it("binds a role that cannot bypass it, and that owns nothing", async () => {
    const [role] = await app.database.owner.query(
      `select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole,
        (select count(*)::integer from pg_class where relowner = r.oid) as owned
       from pg_roles r where rolname = 'reportair_app'`,
    );
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcanlogin: false,
      rolcreaterole: false,
      owned: 0,
    });
    await app.database.as(owner, async (handle) => {
      const rows = await rowsOf<{ who: string }>(handle, sql`select current_user::text as who`);
      expect(rows[0]?.who).toBe("reportair_app");
    });
  });

  it.each([...OF_INSTITUTION, ...OF_AUTHOR])(
    "%s: another institution's rows are invisible and cannot be written",
    async (table) => {
      const column = institutionOf(table);
      expect(await countAs(owner, table)).toBeGreaterThan(0);
      expect(await countAs(stranger, table, sql`${column} = ${owner.institution_id}`)).toBe(0);
      const tryAs = (statement: ReturnType<typeof sql>) =>
        app.database
          .as(stranger, async (handle) => (await rowsOf(handle, statement)).length)
          .catch((error: unknown) => (error as { cause?: { code?: string } }).cause?.code);
      const name = sql.identifier(table);
      const touched = sql.identifier(table === "institutions" ? "name" : "institution_id");
      const allowed = ["42501", 0]; // refused, or nothing there to touch
      expect(allowed).toContain(
        await tryAs(sql`delete from ${name} where ${column} = ${owner.institution_id} returning 1`),
      );
      expect(allowed).toContain(
        await tryAs(
          sql`update ${name} set ${touched} = ${touched} where ${column} = ${owner.institution_id} returning 1`,
        ),
      );
      // A copy of the row, written as if it belonged to the other institution, is refused by the policy.
      const [row] = await app.database.as(owner, async (handle) =>
        rowsOf<{ row: object }>(handle, sql`select row_to_json(t) as row from ${name} t limit 1`),
      );
      const inserted = await tryAs(
        sql`insert into ${name} overriding system value select * from json_populate_record(null::${name}, ${JSON.stringify(row?.row)}::json)`,
      );
      expect(inserted).toBe("42501");
    },
  );

  it.each(OF_AUTHOR)(
    "%s: a colleague's rows are invisible and cannot be written",
    async (table) => {
      expect(await countAs(colleague, table)).toBe(0);
      const changed = await app.database.as(
        colleague,
        async (handle) =>
          (
            await rowsOf(
              handle,
              sql`update ${sql.identifier(table)} set author_id = ${colleague.user_id} returning 1`,
            )
          ).length,
      );
      expect(changed).toBe(0);
    },
  );

  describe("audit_log", () => {
    const refused = (actor: Actor, statement: ReturnType<typeof sql>) =>
      app.database
        .as(actor, (handle) => handle.execute(statement))
        .then(
          () => "done",
          (error: unknown) => (error as { cause?: { code?: string } }).cause?.code,
        );
    const entry = (institution: number, actor: number) =>
      sql`insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id)
        values (${institution}, ${actor}, 'Terry', 'student.created', 'student', 1)`;

    it("is read by the institution's administrators only", async () => {
      expect(await refused(owner, entry(owner.institution_id, owner.user_id))).toBe("done");
      expect(await countAs(administrator, "audit_log")).toBe(1);
      expect(await countAs(owner, "audit_log")).toBe(0);
      expect(await countAs(strangeAdministrator, "audit_log")).toBe(0);
    });
    it("takes no entry in another's name", async () => {
      expect(await refused(owner, entry(owner.institution_id, colleague.user_id))).toBe("42501");
      expect(await refused(owner, entry(stranger.institution_id, owner.user_id))).toBe("42501");
    });
    it("lets nobody change or remove an entry", async () => {
      expect(await refused(administrator, sql`update audit_log set action = 'x'`)).toBe("42501");
      expect(await refused(administrator, sql`delete from audit_log`)).toBe("42501");
    });
  });

  it.each(CLOSED)("%s cannot be touched at all", async (table) => {
    const refused = await app.database
      .as(owner, (handle) => handle.execute(sql`select * from ${sql.identifier(table)}`))
      .catch((error: unknown) => (error as { cause?: { code?: string } }).cause?.code);
    expect(refused).toBe("42501");
  });

  it("lets the application's role call none of the functions that run without a tenant", async () => {
    const functions = await app.database.owner.query<{ name: string }>(
      `select p.oid::regprocedure::text as name from pg_proc p
       where pronamespace = 'public'::regnamespace and prosecdef
       and has_function_privilege('reportair_app', p.oid, 'execute') order by 1`,
    );
    // These look across the institution's authors and never beyond it: they answer numbers, an administrator
    // who acts for one pupil, or whom an author has shared a report with.
    expect(functions.map((each) => each.name)).toEqual([
      "count_institution_reports()",
      "count_reports_of(integer)",
      "erase_pupil(integer)",
      "hold_batches_of(integer)",
      "open_matters(integer)",
      "others_reported_on(integer)",
      "proofs_received()",
      "pupil_file(integer)",
      "pupil_holdings(integer)",
      "released_reports(text,integer,integer)",
      "report_statistics(integer,integer)",
      "tell_authors(integer,text,text)",
    ]);
  });

  it("leaves nothing of an actor on the connection", async () => {
    await countAs(owner, "users");
    const [row] = await app.database.owner.query(
      `select current_user::text = session_user::text as own, coalesce(current_setting('app.user', true), '') as actor`,
    );
    expect(row).toEqual({ own: true, actor: "" });
  });
});
