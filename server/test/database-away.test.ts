import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import type { Batch } from "@reportair/contract/features/batches.ts";
import { openServer } from "../src/database/open.ts";
import type { Answer, Client } from "./support/client.ts";
import { startCutProxy, type CutProxy } from "./support/cut-proxy.ts";
import { createDatabase } from "./support/database.ts";
import { makeClass, makeInstitution, makeUser } from "./support/factories.ts";
import { plainWriter } from "./support/plain-writer.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

const STUDENTS = 16;

describe.skipIf(inject("engine") === "embedded")("a database that goes away", () => {
  let app: TestApp;
  let proxy: CutProxy;
  /** Beside the app, and not through the proxy. */
  let beside: pg.Client;
  let client: Client;
  let room: Awaited<ReturnType<typeof makeClass>>;
  let writer: ReturnType<typeof plainWriter>;

  beforeEach(async () => {
    const made = await createDatabase();
    const url = new URL(made.url ?? "");
    beside = new pg.Client(url.href);
    await beside.connect();
    proxy = await startCutProxy(url.hostname, Number(url.port));
    url.host = `127.0.0.1:${proxy.port}`;
    const database = await openServer(url.href, 8);
    const drop = async () => {
      await database.close();
      await beside.end();
      await proxy.stop();
      await made.drop();
    };
    writer = plainWriter({ delay: 60 });
    app = await startTestApp({ database: { database, drop }, writer, concurrency: 4 });
    const teacher = await makeUser(database, await makeInstitution(database));
    room = await makeClass(database, teacher, { students: STUDENTS });
    client = await app.signIn(teacher);
  });
  afterEach(async () => {
    proxy.mend();
    await app.stop();
  });

  const order = () => {
    const reports = Object.fromEntries(
      room.students.map(({ id }, at) => [
        at,
        { student: id, classroom: room.id, level: "Advanced" },
      ]),
    );
    return client.post(
      "reports/generate/batch/",
      { reports, word_count: "300-400" },
      { headers: { prefer: "respond-async", "idempotency-key": "once" } },
    );
  };
  const terminate = () =>
    beside.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'reportair'",
    );
  const finished = async (batch: number) => {
    await expect
      .poll(async () => (await client.get<Batch>(`reports/batches/${batch}/`)).body.status)
      .toBe("finished");
  };
  const isDone = (count: number) =>
    expect
      .poll(
        async () =>
          (await beside.query("select from batch_items where state = 'done'")).rowCount ?? 0,
        { interval: 20 },
      )
      .toBeGreaterThanOrEqual(count);
  /** Every pupil has one report, and it was written once. */
  const expectWhole = async (batch: number) => {
    const { body } = await client.get<Batch>(`reports/batches/${batch}/`);
    expect(body).toMatchObject({ total: STUDENTS, done: STUDENTS, failed: 0, cancelled: 0 });
    const { rows } = await beside.query<{ student_id: number }>(
      "select student_id from generated_reports order by student_id",
    );
    expect(rows.map((row) => row.student_id)).toEqual(
      room.students.map(({ id }) => id).toSorted((a, b) => a - b),
    );
    const events = await client.events(`reports/batches/${batch}/events/`);
    expect(events.filter(({ data }) => data.item?.state === "done")).toHaveLength(STUDENTS);
    expect(writer.requests).toHaveLength(STUDENTS);
  };
  const expectSentence = ({ status, headers, body }: Answer) => {
    expect([status, body.code]).toEqual([503, "unavailable"]);
    expect(body.detail).toMatch(/Nothing was lost; please try again shortly\./u);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  };

  it("ends connections again and again in mid-batch: nobody is told but by a 503, and nothing is lost or done twice", async () => {
    const { batch } = (await order()).body;
    const answers: Answer[] = [];
    for (const done of [1, 5, 9, 13]) {
      await isDone(done);
      const asked = Array.from({ length: 6 }, () => client.get(`reports/batches/${batch}/`));
      await terminate();
      answers.push(...(await Promise.all(asked)));
    }
    for (const answer of answers) if (answer.status !== 200) expectSentence(answer);
    await finished(batch);
    await expectWhole(batch);
  });

  it("is away for a while in mid-batch: people read a sentence, /readyz says why, and work goes on by itself", async () => {
    const { batch } = (await order()).body;
    await isDone(4);
    proxy.cut();
    await wait(200);
    expectSentence(await client.get(`reports/batches/${batch}/`));
    expectSentence(await client.post("login/", { username: "a@b.example", password: "words" }));
    const away = await client.get("/readyz");
    expect([away.status, away.body.status]).toEqual([503, "not ready"]);
    expect(away.body.checks.database).toEqual({
      ok: false,
      detail: expect.stringMatching(/^It cannot be reached.*: work goes on by itself once/u),
    });
    expect(away.text).not.toMatch(/postgres|127\.0\.0\.1/u);
    await wait(2_500);
    proxy.mend();
    await finished(batch);
    expect((await client.get("/readyz")).body).toEqual({
      status: "ready",
      checks: {
        database: { ok: true, detail: "It answers and is up to date." },
        disk: { ok: true, detail: "It takes what is written." },
      },
    });
    await expectWhole(batch);
  });

  it("answers nothing: /readyz says so in time, and all goes on when it answers again", async () => {
    const { batch } = (await order()).body;
    await isDone(2);
    proxy.silence();
    expect((await client.get("/readyz")).body.checks.database).toEqual({
      ok: false,
      detail: "No answer within 3 seconds.",
    });
    proxy.mend();
    await finished(batch);
    await expectWhole(batch);
  });

  it("loses the answer to a commit: the same order again is the same batch", async () => {
    const lost = proxy.loseNextCommit();
    expectSentence(await order());
    await lost;
    const again = await order();
    expect(again.status).toBe(202);
    expect((await beside.query("select from batches")).rowCount).toBe(1);
    for (const done of [3, 8]) {
      await isDone(done);
      await proxy.loseNextCommit();
    }
    await finished(again.body.batch);
    await expectWhole(again.body.batch);
  });
});
