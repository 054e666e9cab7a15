import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  AWAY,
  endOf,
  reportsOf,
  sendBatch,
  sendInBackground,
  startBatchApp,
  type BatchApp,
  type Room,
} from "./support/batches.ts";
import type { Client } from "./support/client.ts";
import { makeClass, makeUser, type TestUser } from "./support/factories.ts";
import type { TestApp } from "./support/test-app.ts";

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

describe("a batch that is waited for", () => {
  it("answers every pupil's report under their key", async () => {
    const { status, body } = await sendBatch(client, { reports: reportsOf(room) });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["0", "1", "2", "3", "4", "5"]);
    for (const [at, student] of room.students.entries()) {
      const item = body[at];
      expect(item).toMatchObject({
        student: { id: student.id, full_name: `${student.first_name} ${student.last_name}` },
        status: "draft",
      });
      expect(item.report).toBe(item.id);
      expect(item.report_configuration).toBeGreaterThan(0);
    }
    const listed = await client.get(
      `reports/generated/list/?batch_mode=true&classroom_id=${room.id}`,
    );
    expect(listed.body).toHaveLength(6);
  });

  it("puts the pupil and the reason in place of a text that could not be written", async () => {
    const [, second, third] = room.students;
    failures.set(second?.first_name ?? "", new Error("something broke"));
    const reports = reportsOf({ ...room, students: room.students.slice(0, 3) });
    const { status, body } = await sendBatch(client, {
      reports: { ...reports, 2: { student: third?.id, classroom: room.id } },
    });
    expect(status).toBe(200);
    expect(body["0"].report).toBeGreaterThan(0);
    expect(body["1"]).toEqual({
      report: null,
      student: { id: second?.id, full_name: `${second?.first_name} ${second?.last_name}` },
      error: `Failed to generate report content for ${second?.first_name} ${second?.last_name}.`,
      failure: "unexpected",
    });
    expect(body["2"]).toMatchObject({
      error: `Please select or fill in at least one field for ${third?.first_name} ${third?.last_name}.`,
      failure: "nothing_to_say",
    });
  });

  it("is a 503 with the one cause where none could be written, and lets the embedded writer step in when told", async () => {
    for (const student of room.students) failures.set(student.first_name, AWAY);
    const answer = await sendBatch(client, { reports: reportsOf(room) });
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({
      detail: AWAY.message,
      code: "unavailable",
      error: AWAY.message,
    });
    expect(answer.headers.get("retry-after")).toBe("30");
    expect((await client.get(`reports/classroom/${room.id}/generated/`)).body).toEqual([]);

    const stepped = await sendBatch(client, { reports: reportsOf(room), fallback: true });
    expect(stepped.status).toBe(200);
    expect(
      Object.values(stepped.body).every(
        (item) => (item as { report: number | null }).report !== null,
      ),
    ).toBe(true);
  });

  it("writes nothing where one pupil or class is not the teacher's", async () => {
    const other = await makeClass(app.database, await makeUser(app.database, teacher), {
      students: 1,
    });
    for (const stranger of [
      { student: other.students[0]?.id, classroom: other.id },
      { student: other.students[0]?.id, classroom: room.id },
      { student: room.students[0]?.id, classroom: 999_999 },
    ]) {
      const answer = await sendBatch(client, {
        reports: {
          ...reportsOf({ ...room, students: room.students.slice(0, 2) }),
          2: { ...stranger, level: "Advanced" },
        },
      });
      expect(answer.status).toBe(404);
    }
    expect((await client.get(`reports/classroom/${room.id}/`)).body).toEqual([]);
  });

  it("says what is wrong with the request", async () => {
    expect((await sendBatch(client, { reports: {} })).body).toEqual({
      reports: ["Please select at least one student."],
    });
    expect((await sendBatch(client, { reports: reportsOf(room), word_count: "1-2" })).body).toEqual(
      {
        word_count: ["Please choose a report word count."],
      },
    );
    expect(
      (await sendBatch(client, { reports: reportsOf(room, { level: "Superb" }) })).body.reports[0],
    ).toMatch(/^0\.level: /u);
    expect((await sendBatch(client, { reports: [1] })).status).toBe(400);
    const [one] = Object.values(reportsOf(room));
    expect((await sendBatch(client, { reports: { "0": one, "00": one } })).status).toBe(400);
  });
});

describe("an Idempotency-Key", () => {
  it("makes a repeated request answer the first one's batch, even at once", async () => {
    const body = { reports: reportsOf(room) };
    const headers = { "idempotency-key": `key-${room.id}` };
    const twice = await Promise.all([
      sendInBackground(client, body, headers),
      sendInBackground(client, body, headers),
    ]);
    const later = await sendInBackground(client, body, headers);
    expect(new Set([...twice, later].map(({ id }) => id)).size).toBe(1);
    await endOf(client, later.id);
    expect(
      (await client.get(`reports/classroom/${room.id}/generated/?history=true`)).body,
    ).toHaveLength(6);
  });

  it("refuses another body under the same key, for a day", async () => {
    const headers = { "idempotency-key": `day-${room.id}` };
    const body = { reports: reportsOf(room) };
    const { id } = await sendInBackground(client, body, headers);
    const age = (hours: number) =>
      app.database.owner.script(
        `update batches set created_at = now() - interval '${hours} hours' where id = ${id}`,
      );
    const others = [
      { reports: reportsOf({ ...room, students: room.students.slice(1) }) },
      { reports: reportsOf(room, { level: "Developing" }) },
      { ...body, word_count: "400-700" },
      { ...body, length_unit: "characters" },
      { ...body, fallback: true },
    ];
    await age(23);
    expect((await sendInBackground(client, body, headers)).id).toBe(id);
    for (const other of others) {
      expect((await sendInBackground(client, other, headers)).answer.status).toBe(409);
    }
    await age(25);
    const [other = body] = others;
    const { answer, id: later } = await sendInBackground(client, other, headers);
    expect([answer.status, later === id]).toEqual([202, false]);
  });

  it("is a person's own", async () => {
    const colleague = await makeUser(app.database, teacher);
    const theirs = await makeClass(app.database, colleague, { students: 1 });
    const headers = { prefer: "respond-async", "idempotency-key": "the same" };
    const first = await sendInBackground(client, { reports: reportsOf(room) }, headers);
    const second = await (
      await app.signIn(colleague)
    ).post(
      "reports/generate/batch/",
      {
        reports: {
          0: { student: theirs.students[0]?.id, classroom: theirs.id, level: "Advanced" },
        },
        word_count: "300-400",
      },
      { headers },
    );
    expect(second.status).toBe(202);
    expect(second.body.batch).not.toBe(first.id);
  });
});
