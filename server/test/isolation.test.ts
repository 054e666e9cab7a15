import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor, Handle } from "../src/database/handle.ts";
import { prepareAttempts } from "./support/attempts.ts";
import {
  callEverything,
  FUNCTIONS,
  LOCKING,
  whoLocks,
  type Told,
} from "./support/isolation-functions.ts";
import { furnishSchool, furnishSystem } from "./support/furnished-school.ts";
import {
  expectedOf,
  INSIDE,
  PEOPLE,
  TABLES,
  tryEverything,
  type Outcomes,
  type Person,
} from "./support/isolation-matrix.ts";
import { rowsOf } from "../src/database/rows-of.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let author: Actor;
let administrator: Actor;
let outcomes: Map<string, Map<Person, Outcomes>>;
let told: Map<string, Told[]>;
let locking: Person[];

beforeAll(async () => {
  app = await startTestApp();
  const school = await furnishSchool(app);
  const elsewhere = await furnishSchool(app);
  await furnishSystem(app, school);
  ({ author, administrator } = school);
  const tryAll = await prepareAttempts(app.database);
  outcomes = await tryEverything(app.database, tryAll, school, elsewhere);
  told = await callEverything(app.database, tryAll, school, elsewhere);
  locking = await whoLocks(tryAll, school, elsewhere);
});
afterAll(() => app.stop());

describe("row-level security", () => {
  it("covers every table there is", async () => {
    const tables = await app.database.owner.query<{
      relname: string;
      on: boolean;
      forced: boolean;
    }>(
      `select relname, relrowsecurity as on, relforcerowsecurity as forced from pg_class
       where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace = 'public'::regnamespace order by relname`,
    );
    expect(tables.map((table) => table.relname)).toEqual(
      // The list of migrations is nobody's, and granted to nobody.
      [...Object.keys(TABLES), "migrations"].toSorted(),
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
    await app.database.as(author, async (handle) => {
      const rows = await rowsOf<{ who: string }>(handle, sql`select current_user::text as who`);
      expect(rows[0]?.who).toBe("reportair_app");
    });
  });

  it("grants that role what each table is used for, and no more", async () => {
    const granted = await app.database.owner.query<{ name: string; may: string }>(
      `select relname as name, concat_ws(', ',
        (select string_agg(lower(p), ', ' order by p)
          from unnest(array['DELETE', 'INSERT', 'REFERENCES', 'SELECT', 'TRIGGER', 'TRUNCATE', 'UPDATE']) p
          where has_table_privilege('reportair_app', c.oid, p)),
        (select string_agg(lower(p) || ' (' || columns || ')', ', ' order by p)
          from unnest(array['INSERT', 'REFERENCES', 'SELECT', 'UPDATE']) p,
            lateral (select string_agg(attname, ', ' order by attname) as columns from pg_attribute a
              where a.attrelid = c.oid and attnum > 0 and not attisdropped
                and has_column_privilege('reportair_app', c.oid, attnum, p)) few
          where columns is not null and not has_table_privilege('reportair_app', c.oid, p))) as may
       from pg_class c where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace = 'public'::regnamespace`,
    );
    const expected = Object.entries(TABLES).map(([name, { may }]) => [name, may]);
    expect(Object.fromEntries(granted.map(({ name, may }) => [name, may]))).toEqual(
      Object.fromEntries([...expected, ["migrations", ""]]),
    );
  });

  it.each(Object.keys(TABLES))("%s: who sees, adds, changes and removes what", (table) => {
    const tried = outcomes.get(table);
    const expectation = TABLES[table];
    if (tried === undefined || expectation === undefined) throw new Error(`Nobody tried ${table}.`);
    expect(Object.fromEntries(tried)).toEqual(
      Object.fromEntries(
        PEOPLE.map((person) => [person, expectedOf(expectation, person, tried.get(person) ?? {})]),
      ),
    );
  });

  it("lets nobody leave a row where they could not have reached it", async () => {
    const lopsided = await app.database.owner.query(
      `select tablename, policyname from pg_policies
       where cmd in ('ALL', 'UPDATE') and with_check is distinct from qual and with_check is not null`,
    );
    expect(lopsided).toEqual([]);
  });

  it("lets an administrator write a role, and nobody else, not even their own", async () => {
    const become = (role: string) => (handle: Handle) =>
      handle.execute(sql`update users set role = ${role} where id = ${author.user_id}`);
    const refused = app.database.as(author, become("admin"));
    await expect(refused).rejects.toMatchObject({ cause: { code: "42501" } });
    await app.database.as(administrator, become("admin"));
    await app.database.as(administrator, become("teacher"));
  });

  it("shows nobody a password's hash", async () => {
    const look = app.database.as(administrator, (handle) =>
      handle.execute(sql`select password_hash from users`),
    );
    await expect(look).rejects.toMatchObject({ cause: { code: "42501" } });
  });

  it("leaves nothing of an actor on the connection", async () => {
    await app.database.as(author, (handle) => handle.execute(sql`select from users`));
    const [row] = await app.database.owner.query(
      `select current_user::text = session_user::text as own, coalesce(current_setting('app.user', true), '') as actor`,
    );
    expect(row).toEqual({ own: true, actor: "" });
  });
});

describe("keys between the tables of a school", () => {
  it("carry the school, so that no row can point at one of another", async () => {
    const loose = await app.database.owner.query(
      `select conrelid::regclass::text as name, conname as key from pg_constraint c
       where contype = 'f' and connamespace = 'public'::regnamespace
         and exists (select from pg_attribute a where attrelid = conrelid and attname = 'institution_id')
         and exists (select from pg_attribute a where attrelid = confrelid and attname = 'institution_id')
         and not exists (select from pg_attribute a where attrelid = confrelid and attname = 'institution_id' and attnum = any(confkey))
         -- What belongs to one author carries the author, who is of one school.
         and not exists (select from pg_attribute a where attrelid = confrelid and attname = 'author_id' and attnum = any(confkey))`,
    );
    expect(loose).toEqual([]);
  });

  it.each(["enrolments", "report_configurations", "batch_items"])(
    "%s takes no pupil of another school, not even from the owner of the tables",
    async (table) => {
      const point = app.database.owner.query(
        `update ${table} t set student_id = s.id from students s
         where s.institution_id <> t.institution_id`,
      );
      await expect(point).rejects.toMatchObject({ code: "23503" });
    },
  );
});

describe("the functions that see past the policies", () => {
  const toldBy = (name: string) => told.get(name) ?? [];

  it("are these few for the application's role, and none that runs without a tenant", async () => {
    const functions = await app.database.owner.query<{ name: string }>(
      `select p.oid::regprocedure::text as name from pg_proc p
       where pronamespace = 'public'::regnamespace and prosecdef
       and has_function_privilege('reportair_app', p.oid, 'execute') order by 1`,
    );
    expect(functions.map((each) => each.name)).toEqual(
      [...Object.keys(FUNCTIONS), LOCKING].toSorted(),
    );
  });

  it("look for nothing in a schema that somebody else could write to", async () => {
    const loose = await app.database.owner.query(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
       and not coalesce('search_path=public, pg_temp' = any(proconfig), false)`,
    );
    expect(loose).toEqual([]);
  });

  it.each(Object.keys(FUNCTIONS))("%s: tells nobody of another school's rows", (name) => {
    const leaks = toldBy(name).filter((each) => each.answer !== each.withoutOtherSchools);
    expect(leaks).toEqual([]);
  });

  it.each(Object.entries(FUNCTIONS))("%s: tells those who may know", (name, { tells }) => {
    const informed = toldBy(name)
      .filter((each) => each.inSchool && each.answer !== each.withoutAnything)
      .map(({ person }) => person);
    expect(informed).toEqual(tells);
  });

  it("lock an author's batches for those of the school alone", () => {
    expect(locking).toEqual(INSIDE);
  });
});
