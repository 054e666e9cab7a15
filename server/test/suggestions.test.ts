import type { Suggestion } from "@reportair/contract/features/suggestions.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rowsOf } from "../src/database/rows-of.ts";
import type { TestUser } from "./support/factories.ts";
import { makeSharingPeople, type SharingPeople } from "./support/sharing-people.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let room: SharingPeople["room"];
let people: SharingPeople["people"];
let by: SharingPeople["by"];

const READ = "Ada work hard. She is on time.\n\nHer behaviour are good.";
const SUGGESTED = "Ada works hard. She is always on time.\n\nHer behaviour is good.";

beforeAll(async () => {
  app = await startTestApp();
  ({ room, people, by } = await makeSharingPeople(app, 30));
});
afterAll(() => app.stop());

let next = 0;
let report: number;
let proof: number;
/** A kept report that no other test has seen, with its text, and asked for of the reader. */
beforeEach(async () => {
  const { body } = await by.author.post("reports/generate/batch/", {
    reports: { 0: { student: room.students[next++]?.id, classroom: room.id, level: "Proficient" } },
    word_count: "300-400",
  });
  report = body["0"].id;
  await edit({ report_content: READ });
  await edit({ status: "kept" });
  await by.author.post("sharing/proofs/", { reports: [report], reader: people.reader.user_id });
  proof = (await sharing())?.id ?? 0;
});

const edit = (body: object) => by.author.patch(`reports/generated-reports/${report}/`, body);
type Shared = { report: number; proofs: { id: number; suggestion: object | null }[] };
const sharing = async () =>
  ((await by.author.get("sharing/")).body as Shared[]).find((each) => each.report === report)
    ?.proofs[0];
const received = async () =>
  ((await by.reader.get("sharing/received/")).body as { id: number; suggestion: object }[]).find(
    ({ id }) => id === proof,
  );
const path = (what: "proofs" | "received") => `sharing/${what}/${proof}/suggestion/`;
const suggest = (suggested_text = SUGGESTED, client = by.reader, read_text = READ) =>
  client.put(path("received"), { read_text, suggested_text });
const look = async () => (await by.author.get(path("proofs"))).body as Suggestion;
const textNow = async () =>
  (await by.author.get(`reports/generated/${report}/`)).body.report_content as string;
async function decide(body: { take?: number[]; leave?: number[] }, seen?: Suggestion) {
  const { handed_in_at, version } = seen ?? (await look());
  return by.author.post(path("proofs"), { handed_in_at, version, take: [], leave: [], ...body });
}
const states = ({ changes }: Suggestion) => changes.map(({ state }) => state);

describe("a colleague", () => {
  it("suggests changes, alone, and sees them again", async () => {
    for (const other of [by.colleague, by.stranger, by.author]) {
      expect((await suggest(SUGGESTED, other)).status).toBe(404);
    }
    for (const administrator of [by.admin, by.strangeAdmin]) {
      expect((await suggest(SUGGESTED, administrator)).status).toBe(403);
    }
    const { status, body } = await suggest();
    expect([status, body]).toMatchObject([
      200,
      { read_text: READ, suggested_text: SUGGESTED, changes: 3, taken: 0, left: 0 },
    ]);
    expect((await received())?.suggestion).toEqual(body);
    const counts = { changes: 3, taken: 0, left: 0, handed_in_at: body.handed_in_at };
    expect((await sharing())?.suggestion).toEqual(counts);
    // It is no edit: the report is as it was.
    expect(await textNow()).toBe(READ);
  });

  it("revises and withdraws them until the author has begun", async () => {
    await suggest();
    expect((await suggest("Ada works hard.")).body.changes).toBe(2);
    const before = await look();
    expect((await by.reader.delete(path("received"))).status).toBe(200);
    expect((await by.reader.delete(path("received"))).status).toBe(404);
    expect((await by.author.get(path("proofs"))).status).toBe(404);
    expect((await decide({ take: [0] }, before)).status).toBe(404);
    await suggest();
    for (const other of [by.colleague, by.stranger, by.author]) {
      expect((await other.delete(path("received"))).status).toBe(404);
    }
    const stale = await decide({ take: [0] }, before);
    expect([stale.status, stale.body.code]).toEqual([409, "conflict"]);
    expect(await textNow()).toBe(READ);
    await decide({ leave: [1] });
    for (const refused of [await suggest("Ada."), await by.reader.delete(path("received"))]) {
      expect([refused.status, refused.body.code]).toEqual([409, "conflict"]);
    }
    expect((await received())?.suggestion).toMatchObject({ changes: 3, taken: 0, left: 1 });
  });

  it("suggests changes to what they were shown, also where the author has edited it since", async () => {
    await edit({ report_content: "Quite another text." });
    expect((await suggest()).status).toBe(200);
    const never = await suggest("Well.", by.reader, "A text that nobody had.");
    expect([never.status, Object.keys(never.body)]).toEqual([400, ["read_text"]]);
    expect((await suggest("Well.", by.reader, "")).status).toBe(400);
  });

  it("hands in a text that a report may have", async () => {
    for (const text of ["", " \n ", READ, "a".repeat(20_001), "\uFDFA".repeat(20_000)]) {
      const { status, body } = await suggest(text);
      expect([status, Object.keys(body)]).toEqual([400, ["suggested_text"]]);
    }
    const odd = `${READ}\r\n\n🎻 “Ŵyn”\u200B [name] e\u0301 ½`;
    expect((await suggest(odd)).status).toBe(200);
    await decide({ take: (await look()).changes.map(({ number }) => number) });
    expect(await textNow()).toBe(odd);
    // No database stores it.
    expect((await suggest("Nothing\u0000.")).status).toBeLessThan(500);
  });
});

describe("the author", () => {
  it("takes one and leaves one, as an edit by hand, once and for all", async () => {
    await suggest();
    const { body: before } = await by.author.get(`reports/generated/${report}/`);
    expect(await look()).toMatchObject({
      report,
      version: before.version,
      changes: [
        { was: "work", now: "works", state: "open", place: { from: 4, to: 8 } },
        { was: "", now: "always ", state: "open" },
        { was: "are", now: "is", state: "open" },
      ],
    });
    const taken = await decide({ take: [0], leave: [1] });
    expect([taken.status, states(taken.body)]).toEqual([200, ["taken", "left", "open"]]);
    const { body: after } = await by.author.get(`reports/generated/${report}/`);
    expect(after).toMatchObject({
      report_content: READ.replace("work hard", "works hard"),
      version: before.version + 1,
      status: "kept",
    });
    // Its sentences are traced, and the earlier text is in the history.
    expect(after.sentences).toHaveLength(3);
    const { body: versions } = await by.author.get(`reports/generated/${report}/versions/`);
    expect(versions[0]).toMatchObject({ version: before.version, report_content: READ });
    expect(states(await look())).toEqual(["taken", "left", "open"]);
    // Said again it is no error, and nothing is done twice; said otherwise it is refused.
    expect((await decide({ take: [0], leave: [1] })).status).toBe(200);
    expect((await decide({ take: [1] })).status).toBe(409);
    expect((await decide({ leave: [0] })).status).toBe(409);
    expect((await received())?.suggestion).toMatchObject({ changes: 3, taken: 1, left: 1 });
    expect(JSON.stringify(await received())).not.toContain("state");
  });

  it("takes all, which makes the suggested text exactly", async () => {
    await suggest();
    await decide({ take: [0, 1, 2] });
    expect(await textNow()).toBe(SUGGESTED);
    expect((await sharing())?.suggestion).toMatchObject({ changes: 3, taken: 3, left: 0 });
  });

  it("is offered what still fits a text that was changed since, and nothing else", async () => {
    await suggest();
    await edit({ report_content: `This term, ${READ.replace("are good", "is splendid")}` });
    expect(states(await look())).toEqual(["open", "open", "outdated"]);
    const refused = await decide({ take: [0, 2] });
    expect([refused.status, refused.body.code]).toEqual([409, "conflict"]);
    expect((await decide({ take: [0, 1], leave: [2] })).status).toBe(200);
    expect(await textNow()).toBe(
      "This term, Ada works hard. She is always on time.\n\nHer behaviour is splendid.",
    );
  });

  it("gets a stale copy refused with both texts, and nothing is decided by it", async () => {
    await suggest();
    const seen = await look();
    await edit({ report_content: `${READ} Well done.` });
    const stale = await decide({ take: [0] }, seen);
    expect([stale.status, stale.body.code]).toEqual([409, "stale"]);
    expect(stale.body.current.report_content).toBe(`${READ} Well done.`);
    expect(stale.body.yours).toBe(READ.replace("work hard", "works hard"));
    expect(states(await look())).toEqual(["open", "open", "open"]);
    expect(await textNow()).toBe(`${READ} Well done.`);
    // Leaving changes no text, and so no text is stale for it.
    expect((await decide({ leave: [2] }, seen)).status).toBe(200);
    // Two at once: one is done, and the other is told.
    const now = await look();
    const both = await Promise.all([decide({ take: [0] }, now), decide({ take: [1] }, now)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it("takes nothing that would make a text no report may have", async () => {
    await suggest(`${READ}${" more".repeat(3_900)}`);
    await edit({ report_content: `${"Before. ".repeat(100)}${READ}` });
    const { status, body } = await decide({ take: [0] });
    expect([status, body]).toEqual([
      400,
      { take: ["Ensure this field has no more than 20000 characters."] },
    ]);
    expect((await decide({ take: [99] })).status).toBe(404);
    expect((await decide({ take: [0], leave: [0] })).status).toBe(400);
  });

  it("alone reads and decides", async () => {
    await suggest();
    const { handed_in_at, version } = await look();
    const body = { handed_in_at, version, take: [0], leave: [] };
    for (const [other, status] of [
      [by.reader, 404],
      [by.colleague, 404],
      [by.stranger, 404],
      [by.admin, 403],
      [by.strangeAdmin, 403],
      [app.visitor(), 403],
    ] as const) {
      expect((await other.get(path("proofs"))).status).toBe(status);
      expect((await other.post(path("proofs"), body)).status).toBe(status);
    }
    expect(await textNow()).toBe(READ);
  });
});

describe("a suggestion", () => {
  it("goes with the proof, and rests while its report does not stand", async () => {
    await suggest();
    await by.author.delete(`reports/generated/${report}/`);
    expect((await by.author.get(path("proofs"))).status).toBe(404);
    expect(await received()).toBeUndefined();
    expect((await suggest()).status).toBe(404);
    await by.author.post(`reports/generated/${report}/restore/`);
    expect(states(await look())).toHaveLength(3);
    await edit({ status: "draft" });
    expect((await by.author.get(path("proofs"))).status).toBe(404);
    await edit({ status: "kept" });
    await decide({ leave: [0] });
    await by.author.delete(`sharing/proofs/${proof}/`);
    expect((await by.author.get(path("proofs"))).status).toBe(404);
    for (const table of ["proof_suggestions", "proof_decisions"]) {
      const rows = await app.database.owner.query(
        `select 1 from ${table} where proof_id = ${proof}`,
      );
      expect(rows).toEqual([]);
    }
  });

  it("is not for the school's administrators, nor written by anybody but its reader", async () => {
    await suggest();
    await decide({ leave: [0] });
    const attempt = (who: TestUser, statement: ReturnType<typeof sql>) =>
      app.database
        .as(who, async (handle) => (await rowsOf(handle, statement)).length)
        .catch((error: unknown) => (error as { cause?: { code?: string } }).cause?.code);
    for (const table of ["proof_suggestions", "proof_decisions"]) {
      const all = sql`select 1 from ${sql.identifier(table)} where proof_id = ${proof}`;
      for (const who of [people.admin, people.colleague, people.stranger, people.strangeAdmin]) {
        expect(await attempt(who, all)).toBe(0);
      }
      for (const who of [people.author, people.reader]) expect(await attempt(who, all)).toBe(1);
    }
    const rewrite = sql`update proof_suggestions set suggested_text = 'Mine.' where proof_id = ${proof} returning 1`;
    for (const who of [people.author, people.colleague, people.stranger]) {
      expect(await attempt(who, rewrite)).toBe(0);
    }
    const take = sql`insert into proof_decisions (proof_id, change, institution_id, author_id, reader_id, taken)
      select proof_id, 1, institution_id, author_id, reader_id, true from proof_suggestions
      where proof_id = ${proof} returning 1`;
    expect(await attempt(people.reader, take)).toBe("42501");
    const undo = sql`delete from proof_decisions where proof_id = ${proof} returning 1`;
    for (const who of [people.author, people.reader])
      expect(await attempt(who, undo)).toBe("42501");
    const text = JSON.stringify([
      (await by.admin.get("audit/")).body,
      (await by.admin.get("sharing/released/")).body,
    ]);
    expect(text).not.toContain("always on time");
  });

  it("of the longest texts holds nobody up, and is told apart", async () => {
    const [before, after] = ["Ada reads well. ".repeat(1_250), "Zoe sings ill! ".repeat(1_330)];
    await edit({ report_content: before });
    expect((await suggest(after, by.reader, before)).status).toBe(200);
    await decide({ take: (await look()).changes.map(({ number }) => number) });
    expect(await textNow()).toBe(after);
  });
});
