import type { TokenScope } from "@reportair/contract/tokens.ts";
import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../src/database/handle.ts";
import { rowsOf } from "../src/database/rows-of.ts";
import { furnishSchool } from "./support/furnished-school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe("beneath a program, row-level security", () => {
  let maker: Actor;
  const acting = (scope: TokenScope): Actor => ({ ...maker, program: { token, scope } });
  let token: number;

  beforeAll(async () => {
    const furnished = await furnishSchool(app);
    // Who has written all of that school's reports administers it, too.
    maker = furnished.author;
    await app.database.owner.query("update users set role = 'adminteacher' where id = $1", [
      maker.user_id,
    ]);
    const rows = await app.database.owner.query<{ id: number }>(
      `insert into api_tokens (institution_id, made_by, name, scopes, token_hash, ends_on)
       values ($1, $2, 'Deep', array['rosters:write', 'reports:read'], 'hash', '2099-01-01') returning id`,
      [maker.institution_id, maker.user_id],
    );
    token = rows[0]?.id ?? 0;
  });

  const seen = (scope: TokenScope, table: string) =>
    app.database.as(acting(scope), async (handle) => {
      const rows = await rowsOf<{ n: number }>(
        handle,
        sql`select count(*)::integer as n from ${sql.identifier(table)}`,
      );
      return rows[0]?.n;
    });
  const attempt = (scope: TokenScope, statement: SQL) =>
    app.database.as(acting(scope), async (handle) => {
      const rows = await rowsOf(handle, sql`${statement} returning 1 as done`);
      return rows.length;
    });
  const refused = { cause: { code: "42501" } };

  it("shows a program no text, no input and no setting, in whichever name it acts", async () => {
    const tables =
      `report_configurations generated_reports report_versions report_releases cleared_inputs
      batches batch_items notifications training_sets style_profiles report_policies model_usage letterheads
      destinations institutions audit_log email_changes sign_in_providers sign_in_identities`.split(
        /\s+/u,
      );
    for (const scope of ["rosters:write", "reports:read"] as const)
      for (const table of tables) expect([table, await seen(scope, table)]).toEqual([table, 0]);
    expect(await seen("reports:read", "intakes")).toBe(0);
    expect(await seen("rosters:write", "whole_reports")).toBe(0);
    expect(await seen("reports:read", "guardian_consents")).toBe(0);
    expect(await seen("reports:read", "api_tokens")).toBe(1);
    expect(await seen("reports:read", "students")).toBeGreaterThan(0);
  });

  it("lets a call write what its scope is for alone", async () => {
    const { institution_id } = maker;
    const student = (id: string) =>
      sql`insert into students (institution_id, student_id, first_name, last_name, year)
        values (${institution_id}, ${id}, 'A', 'B', 9)`;
    expect(await attempt("rosters:write", student("deep-1"))).toBe(1);
    await expect(attempt("reports:read", student("deep-2"))).rejects.toMatchObject(refused);
    expect(await attempt("reports:read", sql`update students set year = 10`)).toBe(0);
    expect(await attempt("reports:read", sql`delete from enrolments`)).toBe(0);
    const account = (role: string) =>
      sql`insert into users (institution_id, email, first_name, last_name, role, password_hash)
        values (${institution_id}, ${`${role}@deep.example`}, 'A', 'B', ${role}, 'x')`;
    expect(await attempt("rosters:write", account("teacher"))).toBe(1);
    await expect(attempt("rosters:write", account("admin"))).rejects.toMatchObject(refused);
    expect(await attempt("rosters:write", sql`update users set first_name = 'X'`)).toBe(0);
    expect(await attempt("rosters:write", sql`delete from users where role <> 'teacher'`)).toBe(0);
    expect(await attempt("rosters:write", sql`update api_tokens set revoked_at = now()`)).toBe(0);
  });

  it("answers it no function but those behind its calls", async () => {
    const answers = (scope: TokenScope, call: SQL) =>
      app.database.as(
        acting(scope),
        async (handle) => (await rowsOf(handle, sql`select * from ${call}`)).length,
      );
    const [about] = await app.database.owner.query<{
      period: number;
      student: number;
    }>(
      `select c.period_id as period, r.student_id as student from report_releases l
       join generated_reports r on r.id = l.report_id join report_configurations c on c.id = r.configuration_id
       where l.institution_id = $1`,
      [maker.institution_id],
    );
    const { period, student } = about ?? { period: 0, student: 0 };
    const texts = sql`whole_report_texts(${period}, array[${student}]::integer[])`;
    const released = sql`released_reports(null, 0, 50)`;
    expect(await answers("reports:read", texts)).toBe(1);
    expect(await answers("reports:read", released)).toBe(1);
    expect(await answers("rosters:write", texts)).toBe(0);
    expect(await answers("rosters:write", released)).toBe(0);
    for (const scope of ["rosters:write", "reports:read"] as const) {
      const file = await app.database.as(acting(scope), (handle) =>
        rowsOf<{ file: unknown }>(handle, sql`select student_file(${student}) as file`),
      );
      expect(file[0]?.file ?? null).toBeNull();
      expect(await answers(scope, sql`staff_with_second_step()`)).toBe(0);
    }
  });

  it("leaves nothing of a program on the connection", async () => {
    await seen("rosters:write", "students");
    const [row] = await app.database.owner.query(
      `select coalesce(current_setting('app.token', true), '') as token, coalesce(current_setting('app.scope', true), '') as scope`,
    );
    expect(row).toEqual({ token: "", scope: "" });
  });
});
