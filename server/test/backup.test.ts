import { execFile } from "node:child_process";
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createDatabase } from "./support/database.ts";
import { makeInstitution, makeUser, PASSWORD } from "./support/factories.ts";
import { Client } from "./support/client.ts";
import { startServerProcess, type ServerProcess } from "./support/server-process.ts";

const run = promisify(execFile);
const SETTINGS = { ROLE: "web", SESSION_SECRET: "a secret that only tests know, long enough" };

let folder: string;
let saved: { url: string; drop: () => Promise<void> };
let restored: { url: string; drop: () => Promise<void> };
let server: ServerProcess;
let email: string;

/** An empty database beside the others, as an operator makes it before restoring. */
async function emptyDatabase() {
  const name = `reportair_restored_${process.pid}`;
  const admin = new pg.Client(inject("serverUrl"));
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(inject("serverUrl"));
  url.pathname = `/${name}`;
  const drop = async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { url: url.href, drop };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "reportair-backup-"));
  const made = await createDatabase();
  saved = { url: made.url ?? "", drop: made.drop };
  ({ email } = await makeUser(made.database, await makeInstitution(made.database)));
  await makeUser(made.database, await makeInstitution(made.database));
  const dump = join(folder, "reportair.dump");
  await run("pg_dump", ["--format=custom", `--file=${dump}`, saved.url]);
  restored = await emptyDatabase();
  await run("pg_restore", ["--exit-on-error", `--dbname=${restored.url}`, dump]);
  server = await startServerProcess({
    ...SETTINGS,
    DATABASE_URL: restored.url,
    BACKUP_STAMP: join(folder, "backup-ended"),
  });
});
afterAll(async () => {
  await server.terminate();
  await restored.drop();
  await saved.drop();
  await rm(folder, { recursive: true });
});

/** The rows of a query on a database. */
async function rows(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe("a database restored from pg_dump", () => {
  it.each([
    [
      "policies",
      "select tablename, policyname, roles, cmd, qual, with_check from pg_policies order by 1, 2",
    ],
    [
      "forced row-level security",
      "select relname, relrowsecurity, relforcerowsecurity from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
    ],
    [
      "grants of the application's role",
      "select table_name, privilege_type from information_schema.role_table_grants where grantee = 'reportair_app' order by 1, 2",
    ],
    [
      "grants on functions",
      "select routine_name, grantee from information_schema.role_routine_grants where routine_schema = 'public' order by 1, 2",
    ],
  ])("has the same %s", async (_what, query) => {
    const before = await rows(saved.url, query);
    expect(before.length).toBeGreaterThan(0);
    expect(await rows(restored.url, query)).toEqual(before);
  });

  it("lets its people sign in, and keeps schools apart", async () => {
    const client = new Client(server.url);
    expect((await client.post("login/", { username: email, password: PASSWORD })).status).toBe(200);
    const colleagues = await client.get<{ email: string }[]>("users/teachers/");
    // The other school has a teacher, too.
    expect(colleagues.body.map((each) => each.email)).toEqual([email]);
  });

  it("takes new records under ids that nobody has", async () => {
    const client = new Client(server.url);
    await client.post("login/", { username: email, password: PASSWORD });
    const made = await client.post("classrooms/", { name: "9A", year: 9, subject: "History" });
    expect(made.status).toBe(201);
  });
});

it("a server says at /readyz when the last backup ended, and serves people without one", async () => {
  const backups = async () => {
    const { status, body } = await new Client(server.url).get("/readyz");
    return [status, body.checks.backups];
  };
  const stamp = join(folder, "backup-ended");
  const none = expect.stringMatching(/^No backup has ended within 26 hours\. See to the/u);
  expect(await backups()).toEqual([200, { ok: false, detail: none }]);
  await writeFile(stamp, "");
  const made = expect.stringMatching(/^They are made daily\. The last one ended at 20/u);
  expect(await backups()).toEqual([200, { ok: true, detail: made }]);
  const longAgo = new Date(Date.now() - 27 * 3_600_000);
  await utimes(stamp, longAgo, longAgo);
  expect(await backups()).toEqual([200, { ok: false, detail: expect.any(String) }]);
});
