import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import type { Batch } from "@reportair/contract/features/batches.ts";
import type { Database } from "../src/database/handle.ts";
import { openEmbedded } from "../src/database/open.ts";
import { Client } from "./support/client.ts";
import { createDatabase, goldenImage } from "./support/database.ts";
import { makeClass, makeInstitution, makeUser, PASSWORD } from "./support/factories.ts";
import { startServerProcess, type ServerProcess } from "./support/server-process.ts";

const STUDENTS = 16;
/** Milliseconds that end what hangs: that work goes on at once is told by its leases, not by a clock. */
const AT_LAST = 400_000;
const embedded = inject("engine") === "embedded";

let folder: string;
let settings: Record<string, string>;
let email: string;
let room: Awaited<ReturnType<typeof makeClass>>;
let drop: () => Promise<void>;
/** Looks at the database while no process of the product has it. */
let look: <Seen>(at: (database: Database) => Promise<Seen>) => Promise<Seen>;
let running: ServerProcess[] = [];

/** A school with one class, in a place that processes can open. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "reportair-kill-"));
  let database: Database;
  if (embedded) {
    database = await openEmbedded(folder, await goldenImage());
    settings = { DATA_DIR: folder };
    drop = () => Promise.resolve();
    look = async (at) => {
      const opened = await openEmbedded(folder);
      try {
        return await at(opened);
      } finally {
        await opened.close();
      }
    };
  } else {
    const made = await createDatabase();
    ({ database, drop } = made);
    look = (at) => at(made.database);
    settings = { DATABASE_URL: made.url ?? "", DATA_DIR: folder };
  }
  const teacher = await makeUser(database, await makeInstitution(database));
  email = teacher.email;
  room = await makeClass(database, teacher, { students: STUDENTS });
  if (embedded) await database.close();
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.kill()));
  await drop();
  await rm(folder, { recursive: true, force: true });
});

async function serve(more: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({
    ...settings,
    WRITER_CONCURRENCY: "2",
    TEST_WRITER_DELAY: "120",
    ...more,
  });
  running.push(server);
  return server;
}

async function signIn(server: ServerProcess): Promise<Client> {
  const client = new Client(server.url);
  expect((await client.post("login/", { username: email, password: PASSWORD })).status).toBe(200);
  return client;
}

const order = (client: Client) => {
  const reports = Object.fromEntries(
    room.students.map((student, at) => [
      at,
      { student: student.id, classroom: room.id, level: "Advanced" },
    ]),
  );
  return client.post(
    "reports/generate/batch/",
    { reports, word_count: "300-400" },
    { headers: { prefer: "respond-async", "idempotency-key": "kill" } },
  );
};

async function waitForEnd(client: Client, id: number) {
  for (const until = Date.now() + AT_LAST; Date.now() < until;) {
    const { body } = await client.get<Batch>(`reports/batches/${id}/`);
    if (body.status === "finished") return body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The batch did not end in time.");
}

/** Items that wait for a process that is gone. */
const heldItems = () =>
  look((database) =>
    database.owner.query(
      "select id from batch_items where state in ('waiting', 'writing') and leased_until is not null",
    ),
  );

/** Every student has exactly one report of the batch, and the batch and its events agree. */
async function expectWhole(client: Client, id: number) {
  const batch = (await client.get<Batch>(`reports/batches/${id}/`)).body;
  expect(batch).toMatchObject({
    status: "finished",
    total: STUDENTS,
    done: STUDENTS,
    failed: 0,
    cancelled: 0,
  });
  const reports = (await client.get(`reports/classroom/${room.id}/generated/?history=true`))
    .body as { id: number; student: { id: number } }[];
  expect(reports.map((report) => report.student.id).toSorted((a, b) => a - b)).toEqual(
    room.students.map((student) => student.id).toSorted((a, b) => a - b),
  );
  expect(batch.items.map((item) => item.report).toSorted()).toEqual(
    reports.map((report) => report.id).toSorted(),
  );
  const events = await client.events(`reports/batches/${id}/events/`);
  expect(events.filter((event) => event.data.item?.state === "done")).toHaveLength(STUDENTS);
  expect(events.at(-1)?.event).toBe("end");
}

// What a killed process of several leaves to the others, `chaos.test.ts` tries.
describe("kill -9 in the middle of a batch", () => {
  it.runIf(embedded)("again and again: every pupil ends with exactly one report", async () => {
    let server = await serve();
    let client = await signIn(server);
    const { batch } = (await order(client)).body;
    for (const pause of [40, 300]) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      await server.kill();
      server = await serve();
      client = await signIn(server);
    }
    await waitForEnd(client, batch);
    await expectWhole(client, batch);
    // The same order again is the same batch, and writes nothing.
    expect((await order(client)).body.batch).toBe(batch);
    await expectWhole(client, batch);
  });
});

describe("SIGTERM in the middle of a batch", () => {
  it("finishes what is in hand and ends, and the next start goes on at once", async () => {
    const server = await serve();
    const client = await signIn(server);
    const { batch } = (await order(client)).body;
    await client.events(`reports/batches/${batch}/events/`, (event) => event.data.done === 1);
    expect((await server.terminate()).code).toBe(0);
    expect(await heldItems()).toEqual([]);
    const again = await signIn(await serve());
    const seen = (await again.get<Batch>(`reports/batches/${batch}/`)).body;
    expect(seen.items.filter((item) => item.state === "failed")).toEqual([]);
    await waitForEnd(again, batch);
    await expectWhole(again, batch);
  });
});
