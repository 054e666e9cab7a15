import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { makeUser, type TestUser } from "./support/factories.ts";
import { startMailServer, type MailServer } from "./support/mail-server.ts";
import { rowsOf } from "../src/database/rows-of.ts";
import { makeSharingPeople, type SharingPeople } from "./support/sharing-people.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let mail: MailServer;
let room: SharingPeople["room"];
let people: SharingPeople["people"];
let by: SharingPeople["by"];

beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp({ mailer: mail.mailer });
  ({ room, people, by } = await makeSharingPeople(app, 20));
});
afterAll(async () => {
  await app.stop();
  await mail.stop();
});

let next = 0;
let first: { id: number; report_configuration: number; report_content: string };
let second: typeof first;
/** Two kept reports that no other test has seen. */
beforeEach(async () => {
  const reports = Object.fromEntries(
    [next, next + 1].map((at, index) => [
      index,
      {
        student: room.students[at]?.id,
        classroom: room.id,
        level: "Proficient",
        level_notes: "Reads",
      },
    ]),
  );
  next += 2;
  const { body } = await by.author.post("reports/generate/batch/", {
    reports,
    word_count: "300-400",
  });
  [first, second] = [body["0"], body["1"]];
  for (const { id } of [first, second]) {
    await by.author.patch(`reports/generated-reports/${id}/`, { status: "kept" });
  }
});

const ask = (reports: number[], reader = people.reader.user_id, client = by.author) =>
  client.post("sharing/proofs/", { reports, reader });
const release = (reports: number[], client = by.author) =>
  client.post("sharing/releases/", { reports });
const received = async (client: Client) =>
  (await client.get("sharing/received/")).body as { id: number; report_content: string }[];
const released = async (client: Client) =>
  (await client.get("sharing/released/")).body as { id: number; report_content: string }[];
const texts = (list: { report_content: string }[]) => list.map((each) => each.report_content);
const sharingOf = async (report: number) =>
  ((await by.author.get("sharing/")).body as { report: number; proofs: { id: number }[] }[]).find(
    (each) => each.report === report,
  );

it("lets the colleague who was asked read just those reports and comment, and nobody else", async () => {
  expect((await ask([first.id])).status).toBe(200);
  const mine = await received(by.reader);
  expect(texts(mine)).toContain(first.report_content);
  expect(texts(mine)).not.toContain(second.report_content);
  expect(Object.keys(mine[0] ?? {})).not.toContain("inputs");
  for (const other of [by.colleague, by.stranger, by.author]) {
    expect(texts(await received(other))).not.toContain(first.report_content);
  }
  const proof = mine.find((each) => each.report_content === first.report_content)?.id;
  const remark = (client: Client) =>
    client.patch(`sharing/received/${proof}/`, { comment: "A word is missing." });
  for (const other of [by.colleague, by.stranger, by.author]) {
    expect((await remark(other)).status).toBe(404);
  }
  expect((await remark(by.reader)).status).toBe(200);
  expect(await sharingOf(first.id)).toMatchObject({
    proofs: [{ reader: { id: people.reader.user_id }, comment: "A word is missing." }],
    released_at: null,
  });
  // It opens nothing else of the author's, on any path.
  expect((await by.reader.get(`reports/generated/${first.id}/`)).status).toBe(404);
  expect((await by.reader.get("reports/generated/list/")).body).toEqual([]);
  expect((await by.reader.get("reports/count/")).body).toEqual({ user_report_count: 0 });
});

it("tells the colleague by mail, without a pupil's name or a text, once", async () => {
  const reader = await makeUser(app.database, people.author);
  await ask([first.id, second.id], reader.user_id);
  expect((await ask([first.id, second.id], reader.user_id)).status).toBe(200);
  const { raw } = await mail.take(reader.email);
  expect(raw).toContain("2 reports");
  for (const { last_name } of room.students) expect(raw).not.toContain(last_name);
  // Taken, and no second one behind it.
  expect(mail.received.filter(({ to }) => to.includes(reader.email))).toEqual([]);
});

it("ends with the author's word, and when the report is replaced or discarded", async () => {
  await ask([first.id, second.id]);
  await release([first.id, second.id]);
  const seen = async () => [
    ...texts(await received(by.reader)),
    ...texts(await released(by.admin)),
  ];
  const times = async (text: string) => (await seen()).filter((each) => each === text).length;
  expect(await times(first.report_content)).toBe(2);

  const proof = (await sharingOf(first.id))?.proofs[0]?.id ?? 0;
  for (const other of [by.reader, by.colleague, by.stranger]) {
    expect((await other.delete(`sharing/proofs/${proof}/`)).status).toBe(404);
    await other.post("sharing/releases/take-back/", { reports: [first.id] });
  }
  expect(await times(first.report_content)).toBe(2);
  expect((await by.author.delete(`sharing/proofs/${proof}/`)).status).toBe(200);
  await by.author.post("sharing/releases/take-back/", { reports: [first.id] });
  expect(await times(first.report_content)).toBe(0);
  expect(
    (await by.reader.patch(`sharing/received/${proof}/`, { comment: "Still here?" })).status,
  ).toBe(404);

  expect(await times(second.report_content)).toBe(2);
  await by.author.delete(`reports/generated/${second.id}/`);
  expect(await times(second.report_content)).toBe(0);
  await by.author.post(`reports/generated/${second.id}/restore/`);
  expect(await times(second.report_content)).toBe(2);
  const { body: draft } = await by.author.post("reports/generate/", {
    report_id: second.report_configuration,
    selected_word_count: "300-400",
    regenerate: true,
  });
  // A draft that waits beside it takes nothing back.
  expect(await times(second.report_content)).toBe(2);
  await by.author.patch(`reports/generated-reports/${draft.id}/`, { status: "kept" });
  expect(await times(second.report_content)).toBe(0);
  expect(await times(draft.report_content)).toBe(0);
});

it("gives released reports to the school's administrators alone, who list and export them", async () => {
  await release([first.id]);
  for (const administrator of [by.admin, by.colleague]) {
    expect(texts(await released(administrator))).toContain(first.report_content);
    expect(texts(await released(administrator))).not.toContain(second.report_content);
  }
  expect(await released(by.strangeAdmin)).toEqual([]);
  for (const other of [by.reader, by.author, by.stranger]) {
    expect((await other.get("sharing/released/")).status).toBe(403);
    expect((await other.post("sharing/released/export/", {})).status).toBe(403);
  }
  const page = await by.admin.get(
    `sharing/released/?page=1&page_size=1&search=${encodeURIComponent(room.name)}`,
  );
  expect(page.body.results).toHaveLength(1);
  expect((await by.admin.get("sharing/released/?page=999")).status).toBe(404);
  expect((await by.admin.get("sharing/released/?search=nobody%25")).body).toEqual([]);
  const file = await by.admin.post("sharing/released/export/", { search: room.name });
  expect(texts(file.body)).toContain(first.report_content);

  const { body: log } = await by.admin.get("audit/");
  const actions = log.map((entry: { action: string }) => entry.action);
  expect(actions).toEqual(
    expect.arrayContaining([
      "report.shared",
      "report.unshared",
      "report.released",
      "report.withdrawn",
    ]),
  );
  expect(log[0]).toMatchObject({ action: "release.exported" });
});

it("shares only one's own kept reports, with somebody who teaches here", async () => {
  const { body: draft } = await by.author.post("reports/generate/", {
    report_id: first.report_configuration,
    selected_word_count: "300-400",
    regenerate: true,
  });
  const { body: kept } = await by.author.get(`reports/generated/${first.id}/`);
  expect(kept.proposal).toBe(draft.id);
  for (const reports of [[draft.id], [first.id, draft.id], [first.id, 999_999]]) {
    expect((await ask(reports)).status).toBe(404);
    expect((await release(reports)).status).toBe(404);
  }
  await by.author.delete(`reports/generated/${second.id}/`);
  expect((await ask([second.id])).status).toBe(404);
  expect((await release([second.id])).status).toBe(404);
  await by.author.post(`reports/generated/${second.id}/restore/`);
  expect((await ask([second.id], people.colleague.user_id, by.reader)).status).toBe(404);
  expect((await release([second.id], by.colleague)).status).toBe(404);
  const closed = await makeUser(app.database, people.author);
  await app.database.owner.query("update users set closed_at = now() where id = $1", [
    closed.user_id,
  ]);
  for (const nobody of [people.author, people.admin, people.stranger, closed]) {
    const answer = await ask([second.id], nobody.user_id);
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty("reader");
  }
  expect((await ask([])).body).toEqual({ reports: ["Please select at least one report."] });
  expect((await ask([second.id], people.reader.user_id, by.admin)).status).toBe(403);
});

it("shows no draft, even where one was shared past the rules", async () => {
  const { body: draft } = await by.author.post("reports/generate/", {
    report_id: first.report_configuration,
    selected_word_count: "300-400",
    regenerate: true,
  });
  const { institution_id, user_id } = people.author;
  await app.database.as(people.author, async (handle) => {
    await handle.execute(sql`insert into report_proofs (institution_id, author_id, report_id, reader_id)
      values (${institution_id}, ${user_id}, ${draft.id}, ${people.reader.user_id})`);
    await handle.execute(sql`insert into report_releases (institution_id, author_id, report_id)
      values (${institution_id}, ${user_id}, ${draft.id})`);
  });
  const seen = async () => [
    texts(await received(by.reader)).includes(draft.report_content),
    texts(await released(by.admin)).includes(draft.report_content),
  ];
  expect(await seen()).toEqual([false, false]);
  await by.author.patch(`reports/generated-reports/${draft.id}/`, { status: "kept" });
  expect(await seen()).toEqual([true, true]);
});

it("holds beneath the application: the database refuses what the rules would", async () => {
  await ask([first.id]);
  await release([first.id]);
  const attempt = (who: TestUser, statement: ReturnType<typeof sql>) =>
    app.database
      .as(who, async (handle) => (await rowsOf(handle, statement)).length)
      .catch((error: unknown) => (error as { cause?: { code?: string } }).cause?.code);
  const { institution_id, user_id } = people.colleague;
  const toMyself = sql`insert into report_proofs (institution_id, author_id, report_id, reader_id)
    values (${institution_id}, ${people.author.user_id}, ${second.id}, ${user_id}) returning 1`;
  expect(await attempt(people.colleague, toMyself)).toBe("42501");
  const asMine = sql`insert into report_releases (institution_id, author_id, report_id)
    values (${institution_id}, ${user_id}, ${second.id}) returning 1`;
  expect(await attempt(people.colleague, asMine)).toBe("23503");
  const toAnotherSchool = sql`insert into report_proofs (institution_id, author_id, report_id, reader_id)
    values (${institution_id}, ${people.author.user_id}, ${second.id}, ${people.stranger.user_id}) returning 1`;
  expect(await attempt(people.author, toAnotherSchool)).toBe("23503");
  const toAnother = sql`update report_proofs set report_id = ${second.id} returning 1`;
  expect(await attempt(people.reader, toAnother)).toBe("42501");
  for (const table of ["report_proofs", "report_releases"]) {
    for (const who of [people.colleague, people.stranger, people.strangeAdmin]) {
      expect(await attempt(who, sql`select 1 from ${sql.identifier(table)}`)).toBe(0);
      expect(await attempt(who, sql`delete from ${sql.identifier(table)} returning 1`)).toBe(0);
    }
  }
  expect(await attempt(people.reader, sql`delete from report_proofs returning 1`)).toBe(0);
  const all = sql`select 1 from released_reports(null, 0, null)`;
  for (const who of [people.author, people.reader, people.strangeAdmin]) {
    expect(await attempt(who, all)).toBe(0);
  }
});
