import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  AWAY,
  endOf,
  reportsOf,
  sendInBackground,
  startBatchApp,
  type BatchApp,
  type Room,
} from "./support/batches.ts";
import type { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./support/factories.ts";
import { plainWriter } from "./support/plain-writer.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let teacher: TestUser;
let client: Client;
let failures: BatchApp["failures"];
let room: Room;

beforeAll(async () => {
  ({ app, teacher, client, failures } = await startBatchApp());
});
beforeEach(async () => {
  failures.clear();
  room = await makeClass(app.database, teacher, { students: 6 });
});
afterAll(() => app.stop());

/** How many a class has whose batch is stopped halfway: more than are written side by side. */
const MANY = 12;

/** A batch of that many students, in an app of its own, of which no text is finished before `release` is called. */
async function startHeld() {
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  const own = await startTestApp({ writer: plainWriter({ until: () => until }), concurrency: 2 });
  const author = await makeUser(own.database, await makeInstitution(own.database));
  const big = await makeClass(own.database, author, { students: MANY });
  const signed = await own.signIn(author);
  const reports = reportsOf(big, { level: "Advanced" });
  const { id } = await sendInBackground(signed, { reports });
  const path = `reports/batches/${id}/`;
  return { own, author, room: big, client: signed, id, path, release };
}

describe("a batch in the background", () => {
  it("is answered at once, and tells how far it is", async () => {
    const { answer, id } = await sendInBackground(client, {
      reports: reportsOf(room),
      length_unit: "characters",
    });
    expect(answer.status).toBe(202);
    expect(answer.headers.get("location")).toBe(`/api/reports/batches/${id}/`);
    const batch = await endOf(client, id);
    expect(batch).toMatchObject({
      id,
      status: "finished",
      total: 6,
      done: 6,
      failed: 0,
      cancelled: 0,
      length_unit: "characters",
      classroom: { id: room.id },
    });
    expect(batch.items[0]).toEqual({
      index: 0,
      student: {
        id: room.students[0]?.id,
        full_name: `${room.students[0]?.first_name} ${room.students[0]?.last_name}`,
      },
      state: "done",
      report: expect.any(Number),
      error: null,
      failure: null,
    });
  });

  it("is listed as long as it runs", async () => {
    const held = await startHeld();
    try {
      const listed = async () =>
        (await held.client.get("reports/batches/")).body.map(({ id }: { id: number }) => id);
      expect(await listed()).toEqual([held.id]);
      await held.client.post(`${held.path}cancel/`);
      held.release();
      await held.client.events(`${held.path}events/`);
      expect(await listed()).toEqual([]);
    } finally {
      held.release();
      await held.own.stop();
    }
  });

  it("streams every change with its counts, from the beginning or after an event, and an end", async () => {
    failures.set(room.students[3]?.first_name ?? "", new Error("something broke"));
    const { id } = await sendInBackground(client, { reports: reportsOf(room) });
    const path = `reports/batches/${id}/events/`;
    const live = await client.events(path);
    expect(live.map((event) => event.id)).toEqual(
      [...live.keys()].map((at) => Math.min(at + 1, 12)),
    );
    expect(live.at(-1)).toMatchObject({
      event: "end",
      data: { status: "finished", done: 5, failed: 1 },
    });
    for (const student of room.students) {
      const states = live
        .filter((event) => event.data.item?.student.id === student.id)
        .map((event) => event.data.item?.state);
      expect(states).toEqual(["writing", student === room.students[3] ? "failed" : "done"]);
    }
    const counts = live
      .filter((event) => event.event === "item")
      .map((event) => event.data.done + event.data.failed);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(await client.events(path)).toEqual(live);
    expect(await client.events(path, undefined, { "last-event-id": "5" })).toEqual(live.slice(5));
    // What no event can be numbered is the beginning.
    for (const beyond of ["x", "-1", "2147483648", "99999999999999999999"])
      expect(await client.events(path, undefined, { "last-event-id": beyond })).toEqual(live);
    // Without the header that a browser's EventSource sends, it is the same stream.
    expect((await client.get(path)).headers.get("content-type")).toMatch(/text\/event-stream/u);
  });

  it("is cancelled: what has not begun ends, what is written stays", async () => {
    const held = await startHeld();
    try {
      // One is being written: it is past being cancelled.
      await held.client.events(`${held.path}events/`, () => true);
      expect((await held.client.post(`${held.path}cancel/`)).status).toBe(200);
      held.release();
      await held.client.events(`${held.path}events/`);
      const batch = (await held.client.get(held.path)).body;
      expect(batch.status).toBe("cancelled");
      expect(batch.cancelled).toBeGreaterThan(0);
      expect(batch.done).toBeGreaterThan(0);
      expect(batch.done + batch.cancelled).toBe(MANY);
      const texts = await held.client.get(`reports/classroom/${held.room.id}/generated/`);
      expect(texts.body).toHaveLength(batch.done);
      // Cancelling again changes nothing.
      expect((await held.client.post(`${held.path}cancel/`)).body).toEqual(batch);
    } finally {
      held.release();
      await held.own.stop();
    }
  });

  it("is told of no longer in a browser that has signed out", async () => {
    const held = await startHeld();
    try {
      const elsewhere = await held.own.signIn(held.author);
      let begun = () => {};
      const open = new Promise<void>((resolve) => (begun = resolve));
      const told = elsewhere.events(`${held.path}events/`, () => (begun(), false));
      await open;
      await elsewhere.post("logout/");
      // The stream ends, though the batch does not.
      expect((await told).map(({ event }) => event)).not.toContain("end");
      expect((await held.client.get(held.path)).body.status).toBe("running");
    } finally {
      held.release();
      await held.own.stop();
    }
  });

  it("retries what failed, all or one pupil", async () => {
    for (const student of room.students.slice(0, 3)) failures.set(student.first_name, AWAY);
    const { id } = await sendInBackground(client, { reports: reportsOf(room) });
    expect(await endOf(client, id)).toMatchObject({ status: "finished", done: 3, failed: 3 });
    failures.delete(room.students[0]?.first_name ?? "");
    expect((await client.post(`reports/batches/${id}/retry/`, { index: 0 })).body).toMatchObject({
      status: "running",
      failed: 2,
    });
    expect(await endOf(client, id)).toMatchObject({ status: "finished", done: 4, failed: 2 });
    failures.clear();
    await client.post(`reports/batches/${id}/retry/`);
    expect(await endOf(client, id)).toMatchObject({ status: "finished", done: 6, failed: 0 });
    expect((await client.get(`reports/classroom/${room.id}/generated/`)).body).toHaveLength(6);
  });

  it("takes up what was cancelled, once however often it is asked for", async () => {
    const held = await startHeld();
    try {
      await held.client.events(`${held.path}events/`, () => true);
      const { body: stopped } = await held.client.post(`${held.path}cancel/`);
      expect(stopped.cancelled).toBeGreaterThan(0);
      // What failed is another matter: there is none of it.
      expect((await held.client.post(`${held.path}retry/`)).body.cancelled).toBe(stopped.cancelled);
      const again = () => held.client.post(`${held.path}retry/`, { state: "cancelled" });
      const answers = await Promise.all([again(), again()]);
      for (const { body } of answers) expect(body).toMatchObject({ cancelled: 0 });
      held.release();
      expect(await endOf(held.client, held.id)).toMatchObject({
        status: "finished",
        done: MANY,
        cancelled: 0,
      });
      const texts = await held.client.get(
        `reports/classroom/${held.room.id}/generated/?history=true`,
      );
      expect(texts.body).toHaveLength(MANY);
    } finally {
      held.release();
      await held.own.stop();
    }
  });

  it("belongs to its author", async () => {
    const { id } = await sendInBackground(client, { reports: reportsOf(room) });
    const colleague = await app.signIn(await makeUser(app.database, teacher));
    const answers = await Promise.all([
      colleague.get(`reports/batches/${id}/`),
      colleague.get(`reports/batches/${id}/events/`),
      colleague.post(`reports/batches/${id}/cancel/`),
      colleague.post(`reports/batches/${id}/retry/`),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
    await endOf(client, id);
  });

  it("is not made for a class of which nothing is known", async () => {
    const { id } = await sendInBackground(client, { reports: reportsOf(room, {}) });
    expect((await client.get(`reports/batches/${id}/`)).body).toMatchObject({
      status: "finished",
      failed: 6,
    });
    expect(await client.events(`reports/batches/${id}/events/`)).toMatchObject([{ event: "end" }]);
  });
});
