import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WritingError } from "@reportair/writing/facts.ts";
import type { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./support/factories.ts";
import { plainWriter } from "./support/plain-writer.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

type Room = Awaited<ReturnType<typeof makeClass>>;

const failures = new Map<string, Error>();
const away = new WritingError(
  "unavailable",
  "The writer did not answer. Nothing was lost; please try again shortly.",
  30,
);
let app: TestApp;
let teacher: TestUser;
let client: Client;
let room: Room;

beforeAll(async () => {
  app = await startTestApp({
    writer: plainWriter({ delay: 60, fail: failures }),
    fallback: plainWriter(),
    concurrency: 2,
  });
  teacher = await makeUser(app.database, await makeInstitution(app.database));
  client = await app.signIn(teacher);
});
beforeEach(async () => {
  failures.clear();
  room = await makeClass(app.database, teacher, { pupils: 6 });
});
afterAll(() => app.stop());

/** The request's pupils, by index, each with the same tick. */
function reportsOf(students: Room["students"], inputs: object = { level: "Proficient" }) {
  return Object.fromEntries(
    students.map((student, at) => [at, { student: student.id, classroom: room.id, ...inputs }]),
  );
}
const send = (body: object, headers: Record<string, string> = {}) =>
  client.post("reports/generate/batch/", { word_count: "300-400", ...body }, { headers });
const sendAsync = async (body: object, headers: Record<string, string> = {}) => {
  const answer = await send(body, { prefer: "respond-async", ...headers });
  return { answer, id: answer.body.batch as number };
};
const ended = async (id: number) => {
  await client.events(`reports/batches/${id}/events/`);
  return (await client.get(`reports/batches/${id}/`)).body;
};

/** A batch of 40 pupils, in an app of its own, of which no text is finished before `release` is called. */
async function startHeld() {
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  const own = await startTestApp({ writer: plainWriter({ until }), concurrency: 2 });
  const author = await makeUser(own.database, await makeInstitution(own.database));
  const big = await makeClass(own.database, author, { pupils: 40 });
  const signed = await own.signIn(author);
  const reports = Object.fromEntries(
    big.students.map((student, at) => [
      at,
      { student: student.id, classroom: big.id, level: "Advanced" },
    ]),
  );
  const { body } = await signed.post(
    "reports/generate/batch/",
    { reports, word_count: "300-400" },
    { headers: { prefer: "respond-async" } },
  );
  const path = `reports/batches/${body.batch}/`;
  return { own, author, room: big, client: signed, id: body.batch as number, path, release };
}

describe("a batch that is waited for", () => {
  it("answers every pupil's report under their key", async () => {
    const { status, body } = await send({ reports: reportsOf(room.students) });
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
    const [first, second, third] = room.students;
    failures.set(second?.first_name ?? "", new Error("something broke"));
    const reports = reportsOf([first, second, third].filter((each) => each !== undefined));
    const { status, body } = await send({
      reports: { ...reports, 2: { student: third?.id, classroom: room.id } },
    });
    expect(status).toBe(200);
    expect(body["0"].report).toBeGreaterThan(0);
    expect(body["1"]).toEqual({
      report: null,
      student: { id: second?.id, full_name: `${second?.first_name} ${second?.last_name}` },
      error: `Failed to generate report content for ${second?.first_name} ${second?.last_name}.`,
    });
    expect(body["2"].error).toBe(
      `Please select or fill in at least one field for ${third?.first_name} ${third?.last_name}.`,
    );
  });

  it("is a 503 with the one cause where none could be written, and lets the embedded writer step in when told", async () => {
    for (const student of room.students) failures.set(student.first_name, away);
    const answer = await send({ reports: reportsOf(room.students) });
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ detail: away.message, error: away.message });
    expect(answer.headers.get("retry-after")).toBe("30");
    expect((await client.get(`reports/classroom/${room.id}/generated/`)).body).toEqual([]);

    const stepped = await send({ reports: reportsOf(room.students), fallback: true });
    expect(stepped.status).toBe(200);
    expect(
      Object.values(stepped.body).every(
        (item) => (item as { report: number | null }).report !== null,
      ),
    ).toBe(true);
  });

  it("writes nothing where one pupil or class is not the teacher's", async () => {
    const other = await makeClass(app.database, await makeUser(app.database, teacher), {
      pupils: 1,
    });
    for (const stranger of [
      { student: other.students[0]?.id, classroom: other.id },
      { student: other.students[0]?.id, classroom: room.id },
      { student: room.students[0]?.id, classroom: 999_999 },
    ]) {
      const answer = await send({
        reports: { ...reportsOf(room.students.slice(0, 2)), 2: { ...stranger, level: "Advanced" } },
      });
      expect(answer.status).toBe(404);
    }
    expect((await client.get(`reports/classroom/${room.id}/`)).body).toEqual([]);
  });

  it("says what is wrong with the request", async () => {
    expect((await send({ reports: {} })).body).toEqual({
      reports: ["Please select at least one student."],
    });
    expect((await send({ reports: reportsOf(room.students), word_count: "1-2" })).body).toEqual({
      word_count: ["Please choose a report word count."],
    });
    expect(
      (await send({ reports: reportsOf(room.students, { level: "Superb" }) })).body.reports[0],
    ).toMatch(/^0\.level: /u);
    expect((await send({ reports: [1] })).status).toBe(400);
    const [one] = Object.values(reportsOf(room.students));
    expect((await send({ reports: { "0": one, "00": one } })).status).toBe(400);
  });
});

describe("a batch in the background", () => {
  it("is answered at once, and tells how far it is", async () => {
    const { answer, id } = await sendAsync({
      reports: reportsOf(room.students),
      length_unit: "characters",
    });
    expect(answer.status).toBe(202);
    expect(answer.headers.get("location")).toBe(`/api/reports/batches/${id}/`);
    const batch = await ended(id);
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
    const { id } = await sendAsync({ reports: reportsOf(room.students) });
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
        .map((event) => event.data.item.state);
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
      expect(batch.done + batch.cancelled).toBe(40);
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
    for (const student of room.students.slice(0, 3)) failures.set(student.first_name, away);
    const { id } = await sendAsync({ reports: reportsOf(room.students) });
    expect(await ended(id)).toMatchObject({ status: "finished", done: 3, failed: 3 });
    failures.delete(room.students[0]?.first_name ?? "");
    expect((await client.post(`reports/batches/${id}/retry/`, { index: 0 })).body).toMatchObject({
      status: "running",
      failed: 2,
    });
    expect(await ended(id)).toMatchObject({ status: "finished", done: 4, failed: 2 });
    failures.clear();
    await client.post(`reports/batches/${id}/retry/`);
    expect(await ended(id)).toMatchObject({ status: "finished", done: 6, failed: 0 });
    expect((await client.get(`reports/classroom/${room.id}/generated/`)).body).toHaveLength(6);
  });

  it("belongs to its author", async () => {
    const { id } = await sendAsync({ reports: reportsOf(room.students) });
    const colleague = await app.signIn(await makeUser(app.database, teacher));
    const answers = await Promise.all([
      colleague.get(`reports/batches/${id}/`),
      colleague.get(`reports/batches/${id}/events/`),
      colleague.post(`reports/batches/${id}/cancel/`),
      colleague.post(`reports/batches/${id}/retry/`),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
    await ended(id);
  });

  it("is not made for a class of which nothing is known", async () => {
    const { id } = await sendAsync({ reports: reportsOf(room.students, {}) });
    expect((await client.get(`reports/batches/${id}/`)).body).toMatchObject({
      status: "finished",
      failed: 6,
    });
    expect(await client.events(`reports/batches/${id}/events/`)).toMatchObject([{ event: "end" }]);
  });
});

describe("an Idempotency-Key", () => {
  it("makes a repeated request answer the first one's batch, even at once", async () => {
    const body = { reports: reportsOf(room.students) };
    const headers = { "idempotency-key": `key-${room.id}` };
    const twice = await Promise.all([sendAsync(body, headers), sendAsync(body, headers)]);
    const later = await sendAsync(body, headers);
    expect(new Set([...twice, later].map(({ id }) => id)).size).toBe(1);
    await ended(later.id);
    expect(
      (await client.get(`reports/classroom/${room.id}/generated/?history=true`)).body,
    ).toHaveLength(6);
  });

  it("refuses another body under the same key, for a day", async () => {
    const headers = { "idempotency-key": `day-${room.id}` };
    const { id } = await sendAsync({ reports: reportsOf(room.students) }, headers);
    const other = { reports: reportsOf(room.students.slice(1)) };
    expect((await sendAsync(other, headers)).answer.status).toBe(409);
    await app.database.owner.script(
      `update batches set created_at = created_at - interval '25 hours' where id = ${id}`,
    );
    expect((await sendAsync(other, headers)).answer.status).toBe(202);
  });

  it("is a person's own", async () => {
    const colleague = await makeUser(app.database, teacher);
    const theirs = await makeClass(app.database, colleague, { pupils: 1 });
    const headers = { prefer: "respond-async", "idempotency-key": "the same" };
    const first = await sendAsync({ reports: reportsOf(room.students) }, headers);
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

describe("writing", () => {
  it("tells the writer what classmates' and earlier texts say", async () => {
    const writer = plainWriter();
    const own = await startTestApp({ writer, concurrency: 1 });
    try {
      const author = await makeUser(own.database, await makeInstitution(own.database));
      const small = await makeClass(own.database, author, { pupils: 2 });
      const signed = await own.signIn(author);
      const reports = Object.fromEntries(
        small.students.map((student, at) => [
          at,
          { student: student.id, classroom: small.id, level: "Advanced" },
        ]),
      );
      const body = { reports, word_count: "300-400" };
      const first = (await signed.post("reports/generate/batch/", body)).body;
      await signed.post("reports/generate/batch/", body);
      const texts = [first["0"].report_content, first["1"].report_content];
      expect(writer.requests[1]?.said.classmates).toEqual([texts[0]]);
      expect(writer.requests[2]?.said).toEqual({ classmates: [texts[1]], earlier: [texts[0]] });
      expect(writer.requests[0]?.seed).not.toBe(writer.requests[2]?.seed);
    } finally {
      await own.stop();
    }
  });

  it("tells the writer of other pupils as classmates, and keeps what the teacher wrote", async () => {
    const writer = plainWriter();
    const own = await startTestApp({ writer });
    try {
      const author = await makeUser(own.database, await makeInstitution(own.database));
      const pair = await makeClass(own.database, author, {
        pupils: 2,
        names: [
          ["Jakub", "Nowak"],
          ["Tanvi", "Deshmukh"],
        ],
      });
      const note = "Says more when working with Tanvi";
      const reports = {
        0: {
          student: pair.students[0]?.id,
          classroom: pair.id,
          participation: "Active Participant",
          participation_notes: note,
        },
      };
      const { body } = await (
        await own.signIn(author)
      ).post("reports/generate/batch/", { reports, word_count: "300-400" });
      expect(writer.requests[0]?.facts.inputs.participation_notes).toBe(
        "Says more when working with a classmate",
      );
      expect(body["0"].inputs.participation_notes).toBe(note);
      expect(body["0"].flags).toEqual([{ field: "participation_notes", kind: "other_pupil" }]);
    } finally {
      await own.stop();
    }
  });

  it("writes one pupil several times at once, and the newest text is one", async () => {
    const { body: configuration } = await client.post("reports/list/", {
      student: room.students[0]?.id,
      classroom: room.id,
      level: "Advanced",
    });
    const order = { report_id: configuration.id, selected_word_count: "300-400", regenerate: true };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => client.post("reports/generate/", order)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    const list = (query: string) =>
      client.get(`reports/generated/list/?student_id=${room.students[0]?.id}${query}`);
    expect((await list("")).body).toHaveLength(1);
    expect((await list("&history=true")).body).toHaveLength(4);
  });

  it("writes once where a button is pressed several times at once", async () => {
    const { body: configuration } = await client.post("reports/list/", {
      student: room.students[1]?.id,
      classroom: room.id,
      level: "Advanced",
    });
    const order = { report_id: configuration.id, selected_word_count: "300-400" };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => client.post("reports/generate/", order)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  });

  it("writes no more at once than it may", async () => {
    let now = 0;
    let most = 0;
    let meet = () => {};
    const met = new Promise<void>((resolve) => (meet = resolve));
    const inner = plainWriter({ delay: 30 });
    const counting = {
      label: inner.label,
      async write(request: Parameters<typeof inner.write>[0]) {
        now += 1;
        most = Math.max(most, now);
        // The first ones wait until as many are written as may be.
        if (now === 3) meet();
        await met;
        return inner.write(request).finally(() => (now -= 1));
      },
    };
    const own = await startTestApp({ writer: counting, concurrency: 3 });
    try {
      const author = await makeUser(own.database, await makeInstitution(own.database));
      const big = await makeClass(own.database, author, { pupils: 12 });
      const reports = Object.fromEntries(
        big.students.map((student, at) => [
          at,
          { student: student.id, classroom: big.id, level: "Advanced" },
        ]),
      );
      await (
        await own.signIn(author)
      ).post("reports/generate/batch/", { reports, word_count: "300-400" });
      expect(most).toBe(3);
    } finally {
      await own.stop();
    }
  });
});
