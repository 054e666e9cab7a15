import { defineWriter } from "@reportair/writing/writer.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reportsOf, startBatchApp, type Room } from "./support/batches.ts";
import type { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./support/factories.ts";
import { plainWriter } from "./support/plain-writer.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let teacher: TestUser;
let client: Client;
let room: Room;

beforeAll(async () => {
  ({ app, teacher, client } = await startBatchApp());
});
beforeEach(async () => {
  room = await makeClass(app.database, teacher, { students: 6 });
});
afterAll(() => app.stop());

describe("writing", () => {
  it("tells the writer what classmates' and earlier texts say", async () => {
    const writer = plainWriter();
    const own = await startTestApp({ writer, concurrency: 1 });
    try {
      const author = await makeUser(own.database, await makeInstitution(own.database));
      const small = await makeClass(own.database, author, { students: 2 });
      const signed = await own.signIn(author);
      const reports = reportsOf(small, { level: "Advanced" });
      const body = { reports, word_count: "300-400" };
      const first = (await signed.post("reports/generate/batch/", body)).body;
      const second = (await signed.post("reports/generate/batch/", body)).body;
      const texts = [first["0"].report_content, first["1"].report_content];
      expect(writer.requests[1]?.said.classmates).toEqual([texts[0]]);
      expect(writer.requests[2]?.said).toEqual({ classmates: [texts[1]], earlier: [texts[0]] });
      // What was discarded is not to come back for the student; for a classmate it has not been said.
      await signed.delete(`reports/generated/${second["1"].id}/`);
      await signed.post("reports/generate/batch/", { ...body, reports: { 0: reports["0"] } });
      expect(writer.requests[4]?.said.classmates).toEqual([]);
      expect(writer.requests[0]?.seed).not.toBe(writer.requests[2]?.seed);
    } finally {
      await own.stop();
    }
  });

  it("lets a writer in process write a class one by one, each text knowing all before it", async () => {
    const plain = plainWriter();
    const own = await startTestApp({ writer: { ...plain, inTurn: true }, concurrency: 6 });
    try {
      const author = await makeUser(own.database, await makeInstitution(own.database));
      const class6 = await makeClass(own.database, author, { students: 6 });
      const signed = await own.signIn(author);
      const { status } = await signed.post("reports/generate/batch/", {
        reports: reportsOf(class6),
        word_count: "300-400",
      });
      expect(status).toBe(200);
      const known = plain.requests.map(({ said }) => said.classmates.length);
      expect(known).toEqual([0, 1, 2, 3, 4, 5]);
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
        students: 2,
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
    const counting = defineWriter({
      label: inner.label,
      async write(request) {
        now += 1;
        most = Math.max(most, now);
        // The first ones wait until as many are written as may be.
        if (now === 3) meet();
        await met;
        return inner.write(request).finally(() => (now -= 1));
      },
    });
    const own = await startTestApp({ writer: counting, concurrency: 3 });
    try {
      const author = await makeUser(own.database, await makeInstitution(own.database));
      const big = await makeClass(own.database, author, { students: 12 });
      const reports = reportsOf(big, { level: "Advanced" });
      await (
        await own.signIn(author)
      ).post("reports/generate/batch/", { reports, word_count: "300-400" });
      expect(most).toBe(3);
    } finally {
      await own.stop();
    }
  });
});
