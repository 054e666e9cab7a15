import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import type { Database } from "../src/database/handle.ts";
import { openServer } from "../src/database/open.ts";
import { BatchFollowers } from "../src/features/batches/followers.ts";
import { createLog } from "../src/platform/log.ts";
import { reportsOf, sendInBackground } from "./support/batches.ts";
import type { Client, ServerEvent } from "./support/client.ts";
import { startCutProxy } from "./support/cut-proxy.ts";
import { createDatabase } from "./support/database.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./support/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

/** Milliseconds longer than any test: what is heard was told, and not found by looking. */
const NEVER = 3_600_000;
const onServer = inject("engine") === "server";

/** The same database, counting what is asked of it, and what of that it has not answered yet. */
function counting(database: Database) {
  let asked = 0;
  let open = 0;
  async function count<T>(ask: () => Promise<T>): Promise<T> {
    asked++;
    open++;
    try {
      return await ask();
    } finally {
      open--;
    }
  }
  const counted: Database = {
    ...database,
    as: (actor, work) => count(() => database.as(actor, work)),
    system: (query) => count(() => database.system(query)),
    owner: {
      ...database.owner,
      query: (text, values) => count(() => database.owner.query(text, values)),
    },
  };
  return { database: counted, asked: () => asked, open: () => open };
}

let made: Awaited<ReturnType<typeof createDatabase>>;
let asked: () => number;
let open: () => number;
let app: TestApp;
let teacher: TestUser;
let client: Client;

beforeEach(async () => {
  made = await createDatabase();
  const counted = counting(made.database);
  ({ asked, open } = counted);
  // Nobody works, so that nothing is asked but for the streams.
  app = await startTestApp({
    database: { database: counted.database, drop: made.drop },
    work: false,
    lookEvery: NEVER,
  });
  teacher = await makeUser(app.database, await makeInstitution(app.database));
  client = await app.signIn(teacher);
});
afterEach(() => app.stop());

/** A batch of three that nobody writes. */
async function order(signed = client): Promise<number> {
  const room = await makeClass(app.database, teacher, { students: 3 });
  const reports = reportsOf(room, { level: "Advanced" });
  return (await sendInBackground(signed, { reports })).id;
}

/** The streams that have been asked for and have not begun. */
const opening = new Set<object>();

/** A stream of a batch's events, and what it has told. */
function follow(id: number, from: Client = client) {
  const told: ServerEvent[] = [];
  opening.add(told);
  const over = from.events(
    `reports/batches/${id}/events/`,
    (event) => {
      told.push(event);
      return false;
    },
    {},
    () => opening.delete(told),
  );
  over.catch(() => undefined);
  return { told, over };
}

/** Waits until what has been opened has asked what it asks at first. */
async function untilQuiet(): Promise<number> {
  await expect.poll(() => opening.size).toBe(0);
  for (;;) {
    const before = asked();
    await wait(150);
    // A slow answer is no quiet.
    if (asked() === before && open() === 0) return before;
  }
}

describe("streams of events", () => {
  it("ask nothing while nothing happens, and once where something does, however many they are", async () => {
    const ids = [await order(), await order(), await order()];
    const streams = ids.flatMap((id) => Array.from({ length: 20 }, () => follow(id)));
    const before = await untilQuiet();
    await wait(1_500);
    expect(asked()).toBe(before);

    await client.post(`reports/batches/${ids[0]}/cancel/`);
    await Promise.all(streams.slice(0, 20).map(({ over }) => over));
    for (const { told } of streams.slice(0, 20)) {
      expect(told.map(({ event }) => event)).toEqual(["item", "item", "item", "end"]);
    }
    await untilQuiet();
    // The session and the change itself, and one read for the twenty.
    expect(asked() - before).toBeLessThanOrEqual(4);
    expect(streams.slice(20).flatMap(({ told }) => told)).toEqual([]);
  });

  it("are told of by their ids alone", async () => {
    const payloads: string[] = [];
    let done = async () => {};
    if (onServer) {
      const ear = new pg.Client(made.url ?? "");
      await ear.connect();
      ear.on("notification", ({ payload }) => payloads.push(payload ?? ""));
      await ear.query("listen changes");
      done = () => ear.end();
    } else {
      // What has more than its kind and id is not heard.
      done = made.database.listen({
        heard: ({ kind, id: changed }) => payloads.push(`${kind} ${changed}`),
        missed: () => undefined,
      });
    }
    const id = await order();
    await client.post(`reports/batches/${id}/cancel/`);
    await client.post("logout/");
    await expect.poll(() => payloads).toEqual([`batch ${id}`, `user ${teacher.user_id}`]);
    await done();
  });

  it("end soon with the session, with the subscription and with the batch", async () => {
    const elsewhere = await app.signIn(teacher);
    const kept = await app.signIn(teacher);
    const id = await order();
    const [ending, staying] = [follow(id, elsewhere), follow(id, kept)];
    await untilQuiet();
    await elsewhere.post("logout/");
    await ending.over;
    expect(ending.told).toEqual([]);
    const removed = await order();
    const gone = follow(removed, kept);
    await untilQuiet();
    await app.database.owner.query("delete from batches where id = $1", [removed]);
    await gone.over;
    expect(gone.told).toEqual([]);
    await client.post(`reports/batches/${id}/cancel/`);
    expect(await staying.over).toHaveLength(4);

    const last = follow(await order(), kept);
    await untilQuiet();
    await app.database.owner.query("update institutions set subscription = 'past_due'");
    await last.over;
    expect(last.told).toEqual([]);
  });

  it("hear by looking where nothing is told", async () => {
    const id = await order();
    const deaf: Database = { ...made.database, listen: () => async () => {} };
    const followers = new BatchFollowers(deaf, createLog("silent"), 200);
    const told: number[] = [];
    const over = Promise.withResolvers<void>();
    const leave = followers.follow(teacher, id, {
      after: 0,
      take: (batch, events) => {
        told.push(...events.map((event) => event.id));
        if (batch.status === "cancelled") over.resolve();
      },
      fail: over.reject,
    });
    await untilQuiet();
    expect(told).toEqual([]);
    await client.post(`reports/batches/${id}/cancel/`);
    await over.promise;
    expect(told).toEqual([1, 2, 3]);
    leave();
    await followers.stop();
  });
});

describe.runIf(onServer)("streams of several processes", () => {
  it("hear what another process writes, and what it wrote while the way to the database was cut", async () => {
    const url = new URL(made.url ?? "");
    const proxy = await startCutProxy(url.hostname, Number(url.port));
    url.host = `127.0.0.1:${proxy.port}`;
    const database = await openServer(url.href, 4);
    const other = await startTestApp({
      database: { database, drop: () => database.close() },
      work: false,
      lookEvery: NEVER,
    });
    try {
      const there = await other.signIn(teacher);
      const [first, second] = [await order(), await order()];
      const [heard, caughtUp] = [follow(first, there), follow(second, there)];
      await expect
        .poll(() =>
          made.database.owner.query(
            "select from pg_stat_activity where query = 'listen changes' and datname = current_database()",
          ),
        )
        .toHaveLength(2);
      await wait(300);
      await client.post(`reports/batches/${first}/cancel/`);
      expect(await heard.over).toHaveLength(4);
      proxy.cut();
      await client.post(`reports/batches/${second}/cancel/`);
      await wait(300);
      expect(caughtUp.told).toEqual([]);
      proxy.mend();
      // The same stream goes on, without a look at all that is followed.
      expect(await caughtUp.over).toHaveLength(4);
    } finally {
      await other.stop();
      await proxy.stop();
    }
  });
});
