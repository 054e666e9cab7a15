import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { boundEnds } from "../src/database/bound-ends.ts";
import { openEmbedded } from "../src/database/open.ts";
import { leaseItems } from "../src/features/batches/queries.ts";
import { leaseMail } from "../src/features/mail/queries.ts";
import { makeLink } from "../src/features/password-reset/compose-link.ts";
import { Client } from "./support/client.ts";
import { goldenImage } from "./support/database.ts";
import { startServerProcess } from "./support/server-process.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import {
  makeClass,
  makeInstitution,
  makeUser,
  PASSWORD,
  type TestUser,
} from "./support/factories.ts";

/** What a clock that is 400 days ahead writes, before it is set right. */
const AHEAD = "now() + interval '400 days'";

describe("what a clock that was 400 days ahead has left behind", () => {
  let app: TestApp;
  let teacher: TestUser;
  beforeEach(async () => {
    app = await startTestApp({ concurrency: 0, work: false });
    teacher = await makeUser(app.database, await makeInstitution(app.database));
  });
  afterEach(() => app.stop());

  const run = (text: string) => app.database.owner.query<Record<string, unknown>>(text);
  const inHours = async (column: string, table: string) => {
    const text = `select extract(epoch from ${column} - now())::float8 / 3600 as hours from ${table}`;
    return (await run(text)).map(({ hours }) => Number(hours));
  };

  it("locks no account, no address and no reset", async () => {
    const wrong = () =>
      app.visitor().post("login/", { username: teacher.email, password: "wrong" });
    for (let tries = 0; tries < 10; tries += 1) expect((await wrong()).status).toBe(400);
    await run(`update login_failures set at = ${AHEAD}`);
    await run(`update attempts set at = ${AHEAD}`);
    expect((await wrong()).status).toBe(400);
    await app.signIn(teacher);
    const reset = await app.visitor().post("password-reset-request/", { email: teacher.email });
    expect(reset.status).toBe(200);
  });

  it("tells nobody to wait longer than the limit itself, whatever the clock does meanwhile", async () => {
    const wrong = () =>
      app.visitor().post("login/", { username: teacher.email, password: "wrong" });
    for (let tries = 0; tries < 10; tries += 1) await wrong();
    for (const moved of ["30 seconds", "-30 seconds"]) {
      await run(`update login_failures set at = at + interval '${moved}'`);
      const { status, headers } = await wrong();
      expect(status).toBe(429);
      expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(900);
    }
  });

  it("ends a session of its own, and the next sign-in works", async () => {
    const client = await app.signIn(teacher);
    await run(
      `update sessions set created_at = ${AHEAD}, seen_at = ${AHEAD}, confirmed_at = ${AHEAD}`,
    );
    expect((await client.get("check-auth/")).body.authenticated).toBe(false);
    const again = await app.signIn(teacher);
    expect((await again.get("check-auth/")).body.authenticated).toBe(true);
  });

  it("holds nothing that waits for a worker, and no link counts for longer than its own time", async () => {
    const room = await makeClass(app.database, teacher, { students: 1 });
    const client = await app.signIn(teacher);
    const reports = { 0: { student: room.students[0]?.id, classroom: room.id, level: "Advanced" } };
    const order = { reports, word_count: "300-400" };
    await client.post("reports/generate/batch/", order, { headers: { prefer: "respond-async" } });
    await app.visitor().post("password-reset-request/", { email: teacher.email });
    await makeLink(app.database, "welcome", teacher.user_id, "https://reports.example.school");
    await run(`update batch_items set leased_until = ${AHEAD}, state = 'writing'`);
    await run(`update mails set due_at = ${AHEAD}`);
    await run(`update password_links set expires_at = ${AHEAD}`);
    await run(`insert into email_changes (user_id, institution_id, email, expires_at)
      values (${teacher.user_id}, ${teacher.institution_id}, 'another@example.school', ${AHEAD})`);
    await run(`insert into training_sets (author_id, institution_id, samples, leased_until)
      values (${teacher.user_id}, ${teacher.institution_id}, '{}', ${AHEAD})`);
    await run(`insert into retention_runs (institution_id, leased_until)
      values (${teacher.institution_id}, ${AHEAD})`);

    await boundEnds(app.database);
    expect(await leaseItems(app.database, 9)).toHaveLength(1);
    expect(await leaseMail(app.database, 60)).toMatchObject({ user_id: teacher.user_id });
    for (const table of ["training_sets", "retention_runs"]) {
      expect(await run(`select leased_until from ${table}`)).toEqual([{ leased_until: null }]);
    }
    const [link] = await inHours("expires_at", "password_links");
    expect(link).toBeCloseTo(1, 1);
    const [change] = await inHours("expires_at", "email_changes");
    expect(change).toBeCloseTo(7 * 24, 1);
  });

  it("leaves alone what a right clock has written", async () => {
    await makeLink(app.database, "welcome", teacher.user_id, "https://reports.example.school");
    const before = await run("select * from password_links");
    await boundEnds(app.database);
    expect(await run("select * from password_links")).toEqual(before);
  });
});

// A server's own clock is nothing that a test may set.
describe.runIf(inject("engine") === "embedded")(
  "a clock that is 400 days ahead, and then right",
  () => {
    it("locks an account for its quarter of an hour, and for no more once the server starts again", async () => {
      const folder = await mkdtemp(join(tmpdir(), "reportair-wrong-clock-"));
      const clock = join(folder, "clock");
      const setAhead = (days: number) => writeFile(clock, String(days * 86_400_000));
      await setAhead(400);
      const database = await openEmbedded(folder, await goldenImage());
      const { email: username } = await makeUser(database, await makeInstitution(database));
      await database.close();
      const settings = { DATA_DIR: folder, TEST_CLOCK: clock };
      let server = await startServerProcess(settings);
      try {
        const logIn = (password: string) =>
          new Client(server.url).post("login/", { username, password });
        for (let tries = 0; tries < 10; tries += 1) await logIn("wrong");
        const locked = await logIn(PASSWORD);
        await setAhead(0);
        await wait(300);
        for (const { status, headers } of [locked, await logIn(PASSWORD)]) {
          expect(status).toBe(429);
          expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(900);
        }
        await server.kill();
        server = await startServerProcess(settings);
        expect((await logIn(PASSWORD)).status).toBe(200);
      } finally {
        await server.kill();
        await rm(folder, { recursive: true, force: true });
      }
    });
  },
);
