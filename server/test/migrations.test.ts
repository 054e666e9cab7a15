import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import type { Database } from "../src/database/handle.ts";
import { openEmbedded } from "../src/database/open.ts";
import { createDatabase, goldenImage } from "./support/database.ts";
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

  it("is refused where a migration's text was changed since, before anything is applied", async () => {
    await database.owner.query("update migrations set hash = 'other' where name = $1", [FIRST]);
    const { code, stderr } = await start();
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The file server\/migrations\/0001_school\.sql was changed after it was applied to this database[^\n]*\n$/u,
    );
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
