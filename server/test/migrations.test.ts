import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import type { Database } from "../src/database/handle.ts";
import { applyMigration, migrate, migrationState } from "../src/database/migrate.ts";
import { openEmbedded } from "../src/database/open.ts";
import { createDatabase, goldenImage } from "./support/database.ts";
import { makeClass, makeInstitution, makeUser } from "./support/factories.ts";
import { runProgram } from "./support/run-program.ts";
import { startTestApp } from "./support/test-app.ts";

const FIRST = "0001_school.sql";

describe("a start on a database of another version", () => {
  let folder: string;
  let settings: Record<string, string>;
  let database: Database;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "reportair-migrations-"));
    settings = { DATA_DIR: folder, PORT: "0", DEMO: "0", LOG_LEVEL: "silent" };
    if (inject("engine") === "embedded") {
      database = await openEmbedded(folder, await goldenImage());
      drop = () => Promise.resolve();
    } else {
      const made = await createDatabase();
      ({ database, drop } = made);
      settings.DATABASE_URL = made.url ?? "";
      settings.SESSION_SECRET = "a secret that only tests know, long enough";
    }
  });
  afterEach(async () => {
    await drop();
    await rm(folder, { recursive: true, force: true });
  });

  const start = async () => {
    if (database.engine === "embedded") await database.close();
    return runProgram("main.ts", [], settings);
  };

  it("is refused where it is newer: the sentence says which version it needs", async () => {
    await database.owner.query("insert into migrations (name, hash) values ('9001_later.sql', '')");
    const { code, stderr } = await start();
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The database is newer than this ReportAIr: it needs the version that has the migration 9001_later\.sql, or a later one, and this one ends at \d{4}_\w+\.sql\. Nothing was changed\. [^\n]*\n$/u,
    );
  });

  it("is refused where a backup was restored before the application's role was there", async () => {
    await database.owner.script(`do $$ declare found record; begin
      for found in select * from pg_policies where 'reportair_app' = any (roles) loop
        execute format('drop policy %I on %I', found.policyname, found.tablename);
      end loop;
    end $$`);
    const { code, stderr } = await start();
    expect(code).toBe(1);
    expect(stderr).toMatch(/^A backup was restored to this database while [^\n]*\n$/u);
  });

  it("is refused where a migration's text was changed since, before anything is applied", async () => {
    await database.owner.query("update migrations set hash = 'other' where name = $1", [FIRST]);
    const { code, stderr } = await start();
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The file server\/migrations\/0001_school\.sql was changed after it was applied to this database[^\n]*\n$/u,
    );
  });
});

describe.runIf(inject("engine") !== "embedded")("an upgrade while the older version runs", () => {
  it("waits for what others do to a table, and holds up nobody behind it", async () => {
    const { database, drop, url } = await createDatabase({ migrated: false });
    const other = new pg.Client(url ?? "");
    try {
      await migrate(database.owner, "0041_numbers_of_one_school.sql");
      await other.connect();
      await other.query("begin; select from retention_runs");
      const upgrade = migrate(database.owner);
      for (let reads = 0; reads < 4; reads += 1) {
        await pause(700);
        await database.owner.query("select from retention_runs");
      }
      // Each was answered while the other's transaction lasted: behind the upgrade alone it would never have been.
      expect(await migrationState(database.owner)).toBe("older");
      await other.query("commit");
      expect(await upgrade).toContain("0043_leaps.sql");
      expect(await migrationState(database.owner)).toBe("current");
    } finally {
      await other.end();
      await drop();
    }
  });

  it("gives way where it and somebody else wait for each other, and comes after them", async () => {
    const { database, drop, url } = await createDatabase();
    const other = new pg.Client(url ?? "");
    try {
      await other.connect();
      // The other looks for such a knot so late that the upgrade is the one that is undone.
      await other.query("set deadlock_timeout = '60s'");
      await other.query("begin; select from mails");
      const upgrade = applyMigration(database.owner, {
        name: "9001_later.sql",
        text: "lock table retention_runs; lock table mails",
        hash: "",
      });
      await expect
        .poll(() => database.owner.query("select from pg_locks where not granted"))
        .toHaveLength(1);
      await other.query("select from retention_runs; commit");
      await upgrade;
      expect(await migrationState(database.owner)).toBe("newer");
    } finally {
      await other.end();
      await drop();
    }
  });

  it("fails no request of it: people read and write on, and only its readiness ends", async () => {
    const app = await startTestApp();
    try {
      const teacher = await makeUser(app.database, await makeInstitution(app.database));
      const room = await makeClass(app.database, teacher, { students: 2 });
      const client = await app.signIn(teacher);
      let upgraded = false;
      const upgrade = (async () => {
        await pause(200);
        const text = `
          alter table students add column house text;
          alter table generated_reports add column printed_at timestamptz;
          create index generated_reports_printed on generated_reports (printed_at);
          select pg_sleep(0.5)`;
        await applyMigration(app.database.owner, { name: "9001_later.sql", text, hash: "" });
      })().finally(() => {
        upgraded = true;
      });
      let after = 0;
      for (let round = 0; after < 5; round += 1) {
        if (upgraded) after += 1;
        const reports = {
          0: { student: room.students[0]?.id, classroom: room.id, level: "Advanced" },
        };
        const written = await client.post("reports/generate/batch/", {
          reports,
          word_count: "300-400",
        });
        expect(written.status).toBe(200);
        const edited = await client.patch(`reports/generated-reports/${written.body[0].id}/`, {
          report_content: `Sam works well in round ${round}.`,
        });
        expect(edited.status).toBe(200);
        for (const path of ["students/", "classrooms/", `reports/classroom/${room.id}/generated/`])
          expect((await client.get(path)).status).toBe(200);
      }
      await upgrade;
      expect((await app.visitor().get("/readyz")).status).toBe(503);
    } finally {
      await app.stop();
    }
  });
});

it("a program is not ready once another version has changed its database", async () => {
  const app = await startTestApp({ work: false });
  try {
    await app.database.owner.query(
      "insert into migrations (name, hash) values ('9001_later.sql', '')",
    );
    const { status, body } = await app.visitor().get("/readyz");
    expect(status).toBe(503);
    expect(body.checks.database).toEqual({
      ok: false,
      detail: expect.stringMatching(/^It is newer than this program/u),
    });
  } finally {
    await app.stop();
  }
});
