import type {
  Letterhead,
  WholeReport,
  WholeReportChoices,
  WholeReportPreview,
} from "@reportair/contract/features/whole-reports.ts";
import { unzipSync } from "fflate";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  endWholeReports,
  leaseWholeReports,
  noteDone,
} from "../src/features/whole-reports/queries-of-making.ts";
import type { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./support/factories.ts";
import { makePng } from "./support/make-png.ts";
import { readPdf } from "./support/read-pdf.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

const NAMES: [string, string][] = [
  ["Ŵyn", "Gruffŷdd"],
  ["Łucja", "Żółć"],
  ["Ada", "Byron"],
];

let app: TestApp;
let english: Awaited<ReturnType<typeof makeClass>>;
let form: typeof english;
const people = {} as Record<"english" | "tutor" | "admin" | "strangeAdmin", TestUser>;
const by = {} as Record<keyof typeof people, Client>;
let period: number;

beforeAll(async () => {
  app = await startTestApp();
  const school = await makeInstitution(app.database, "Ysgol y Bryn");
  const other = await makeInstitution(app.database);
  people.english = await makeUser(app.database, school, { first_name: "Siân", last_name: "Prŷs" });
  people.tutor = await makeUser(app.database, school, { first_name: "Tomasz", last_name: "Tutor" });
  people.admin = await makeUser(app.database, school, { role: "adminteacher" });
  people.strangeAdmin = await makeUser(app.database, other, { role: "admin" });
  for (const [name, person] of Object.entries(people)) {
    by[name as keyof typeof by] = await app.signIn(person);
  }
  english = await makeClass(app.database, people.english, { students: 3, names: NAMES });
  form = await makeClass(app.database, people.tutor, { students: 0, subject: "Form", name: "9B" });
  const enrolled = await by.admin.post("students/enrol/", {
    classroom: form.id,
    students: english.students.map(({ id }) => id),
  });
  expect(enrolled.status).toBe(200);
  const { body } = await by.admin.get<WholeReportChoices>("admin/whole-reports/choices/");
  period = body.periods.find(({ current }) => current)?.id ?? 0;
});
afterAll(() => app.stop());

/** A kept report with this text; returns its id. */
async function keep(client: Client, room: typeof english, student: number, text: string) {
  const { body } = await client.post("reports/generate/batch/", {
    reports: { 0: { student, classroom: room.id, level: "Proficient", level_notes: "Reads" } },
    word_count: "300-400",
  });
  const { id } = body["0"] as { id: number };
  const path = `reports/generated-reports/${id}/`;
  expect((await client.patch(path, { report_content: text })).status).toBe(200);
  expect((await client.patch(path, { status: "kept" })).status).toBe(200);
  return id;
}
const release = (client: Client, reports: number[]) =>
  client.post("sharing/releases/", { reports });
const preview = (client = by.admin) =>
  client.get<WholeReportPreview>(`admin/whole-reports/preview/?period=${period}&year=9`);
const order = (asked: object, client = by.admin) =>
  client.post<WholeReport>("admin/whole-reports/", {
    period,
    year: 9,
    form: "pdf",
    packing: "one",
    ...asked,
  });
const list = (client = by.admin) => client.get<WholeReport[]>("admin/whole-reports/");
async function finished(id: number): Promise<WholeReport> {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = (await list()).body.find((each) => each.id === id);
    if (found?.state === "done" || found?.state === "failed") return found;
    await wait(100);
  }
  throw new Error("The document was not made.");
}
const download = (id: number, client = by.admin) =>
  client.download(`admin/whole-reports/${id}/download/`);

describe("a class whose teachers release their reports", () => {
  it("has nothing to be made before, and says what is missing", async () => {
    const { body } = await preview();
    expect(body).toMatchObject({ label: "Year 9", students: 3, ready: 0, released: 0 });
    expect(body.lacking.map(({ full_name }) => full_name)).toEqual([
      "Ada Byron",
      "Ŵyn Gruffŷdd",
      "Łucja Żółć",
    ]);
    const refused = await order({});
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ student: [expect.stringContaining("released")] });
  });

  it("comes into one document: what was released, and nothing else", async () => {
    const [wyn, lucja, ada] = english.students.map(({ id }) => id) as [number, number, number];
    const first = await keep(by.english, english, wyn, "Ŵyn writes with wit.");
    const second = await keep(by.english, english, lucja, "Łucja reads widely.");
    await keep(by.english, english, ada, "Ada’s report is still mine alone.");
    const tutored = await keep(by.tutor, form, wyn, "Ŵyn is a kind member of the form.");
    await release(by.english, [first, second]);
    await release(by.tutor, [tutored]);

    const { body } = await preview();
    expect(body).toMatchObject({ students: 3, ready: 2, released: 3, kept: 1, drafts: 0 });
    expect(
      body.lacking.map(({ full_name, released, missing }) => [full_name, released, missing]),
    ).toEqual([
      ["Ada Byron", 0, [`English (${english.name})`, "Form (9B)"]],
      ["Łucja Żółć", 1, ["Form (9B)"]],
    ]);

    const crest = `data:image/png;base64,${makePng(64, 64).toString("base64")}`;
    const letterhead = await by.admin.patch<Letterhead>("admin/letterhead/", {
      address: "Lôn y Bryn\nLL1 1AA",
      invitation: "Please ring the office.",
      crest: crest.slice(crest.indexOf(",") + 1),
    });
    expect(letterhead.body).toEqual({
      rules: null,
      name: "",
      institution: "Ysgol y Bryn",
      address: "Lôn y Bryn\nLL1 1AA",
      invitation: "Please ring the office.",
      crest,
    });

    const ordered = await order({});
    expect(ordered.status).toBe(201);
    expect(ordered.body).toMatchObject({ label: "Year 9", total: 2, form: "pdf", packing: "one" });
    const made = await finished(ordered.body.id);
    expect(made).toMatchObject({ state: "done", done: 2, incomplete: 0 });

    const { answer, bytes } = await download(made.id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toContain("Year-9-");
    expect(bytes.length).toBe(made.size);
    const pdf = await readPdf(bytes);
    expect(pdf.outline).toEqual(["Ŵyn Gruffŷdd", "Łucja Żółć"]);
    const said = pdf.pages.map(({ tagged }) => tagged.map(({ text }) => text.trim()));
    expect(said[0]?.[0]).toBe("Crest of Ysgol y Bryn");
    for (const text of ["Ŵyn writes with wit.", "Form tutor’s comment", "Tomasz Tutor", "9B"])
      expect(said[0]).toContain(text);
    expect(said[1]).toContain("Łucja reads widely.");
    expect(pdf.text).not.toContain("Ada");
    expect(pdf.text).toContain("Please ring the office.");
  });

  it("comes as Word documents in an archive, one for each pupil, and for one pupil alone", async () => {
    const archive = await finished((await order({ form: "docx", packing: "each" })).body.id);
    const { answer, bytes } = await download(archive.id);
    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(Object.keys(unzipSync(bytes)).map((name) => name.split("-").slice(0, 2))).toEqual([
      ["Ŵyn", "Gruffŷdd"],
      ["Łucja", "Żółć"],
    ]);
    const student = english.students[1]?.id;
    const alone = await finished((await order({ year: undefined, student })).body.id);
    expect(alone).toMatchObject({ label: "Łucja Żółć", total: 1 });
    const group = await order({ year: undefined, form_group: "9B" });
    expect(group.body).toMatchObject({ label: "Form 9B", total: 2 });
    await finished(group.body.id);
  });

  it("says before a PDF is made which characters it would leave out, and about whom", async () => {
    expect((await preview()).body.unprintable).toEqual([]);
    const ada = english.students[2]?.id ?? 0;
    const id = await keep(by.english, english, ada, "Ada (艾达) reads in Arabic (آدا) 👍.");
    await release(by.english, [id]);
    expect((await preview()).body.unprintable).toEqual([
      { id: ada, full_name: "Ada Byron", characters: ["艾", "达", "👍"] },
    ]);
    await by.english.post("sharing/releases/take-back/", { reports: [id] });
  });

  it("stays with its authors once they take it back: in no document that is made from then on", async () => {
    const text = "Soon taken back.";
    const id = await keep(by.english, english, english.students[2]?.id ?? 0, text);
    await release(by.english, [id]);
    expect((await preview()).body.ready).toBe(3);
    await by.english.post("sharing/releases/take-back/", { reports: [id] });
    expect((await preview()).body.ready).toBe(2);
    const made = await finished((await order({})).body.id);
    expect((await readPdf((await download(made.id)).bytes)).text).not.toContain(text);
  });

  it("is written down in the audit log, without a pupil's name", async () => {
    const { body } = await by.admin.get("audit/");
    const entries = (body as { action: string; subject: { label: string } }[]).filter(
      ({ action }) => action.startsWith("whole_reports.") || action.startsWith("letterhead."),
    );
    expect(new Set(entries.map(({ action }) => action))).toEqual(
      new Set(["whole_reports.ordered", "whole_reports.downloaded", "letterhead.updated"]),
    );
    for (const { subject } of entries) expect(subject.label).not.toContain("Łucja");
    expect(app.logged.join("\n")).not.toMatch(/Łucja|wit\./u);
  });
});

describe("a document", () => {
  it("is its school's administrators' alone", async () => {
    const made = (await list()).body[0]!;
    for (const client of [by.english, by.tutor]) {
      expect((await list(client)).status).toBe(403);
      expect((await download(made.id, client)).answer.status).toBe(403);
    }
    expect((await list(by.strangeAdmin)).body).toEqual([]);
    expect((await download(made.id, by.strangeAdmin)).answer.status).toBe(404);
    expect((await by.strangeAdmin.delete(`admin/whole-reports/${made.id}/`)).status).toBe(404);
    expect((await preview(by.strangeAdmin)).status).toBe(400);
    expect((await order({}, by.strangeAdmin)).status).toBe(400);
  });

  it("can be removed, and goes after seven days by itself", async () => {
    const [first, second] = (await list()).body.map(({ id }) => id) as [number, number];
    expect((await by.admin.delete(`admin/whole-reports/${first}/`)).status).toBe(200);
    expect((await download(first)).answer.status).toBe(404);
    await app.database.owner.query(
      "update whole_reports set created_at = now() - interval '7 days 1 second' where id = $1",
      [second],
    );
    expect((await list()).body.map(({ id }) => id)).not.toContain(second);
    expect((await download(second)).answer.status).toBe(404);
    await leaseWholeReports(app.database, 7);
    expect(
      await app.database.owner.query("select id from whole_reports where id = $1", [second]),
    ).toEqual([]);
  });

  it("goes with a pupil who is in it", async () => {
    const student = english.students[1]?.id ?? 0;
    const before = (await list()).body.filter(({ total }) => total === 2);
    expect(before.length).toBeGreaterThan(0);
    expect((await by.admin.post(`students/${student}/erase/`)).status).toBe(200);
    const after = (await list()).body.map(({ id }) => id);
    for (const { id } of before) expect(after).not.toContain(id);
  });

  it.each([
    [{ year: undefined }, "Please choose"],
    [{ student: 1 }, "Please choose"],
    [{ form: "exe" }, ""],
    [{ period: 999_999 }, "Please choose a reporting period."],
  ])("is not made of %j", async (asked, sentence) => {
    const refused = await order(asked);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(sentence);
  });
});

describe("several workers", () => {
  it("make a document once, and whoever comes late with it changes nothing", async () => {
    const idle = await startTestApp({ work: false });
    const admin = await makeInstitution(idle.database);
    const teacher = await makeUser(idle.database, admin);
    const room = await makeClass(idle.database, teacher, { students: 1 });
    const insert = () =>
      idle.database.owner.query<{ id: number }>(
        `with p as (insert into reporting_periods (institution_id, name, starts_on, ends_on)
           values ($1, 'Term', '2026-09-01', '2026-12-20') on conflict (institution_id, starts_on) do update set name = 'Term' returning id)
         insert into whole_reports (institution_id, ordered_by, period_id, label, students, form, packing)
         select $1, $2, p.id, 'Year 9', array[$3::integer], 'pdf', 'one' from p returning id`,
        [admin.institution_id, admin.user_id, room.students[0]?.id],
      );
    const state = async (id: number | undefined) =>
      (
        await idle.database.owner.query<{ state: string; attempts: number; size: number | null }>(
          "select state, attempts, length(file) as size from whole_reports where id = $1",
          [id],
        )
      )[0];
    const made = { name: "a.pdf", bytes: Buffer.from("file"), incomplete: [] };
    const [order1] = await insert();
    const first = (await leaseWholeReports(idle.database, 7))!;
    expect(first.id).toBe(order1?.id);
    expect(await leaseWholeReports(idle.database, 7)).toBeUndefined();
    // The first worker is not heard of for longer than its lease.
    await idle.database.owner.query(
      "update whole_reports set leased_until = now() - interval '1 s'",
    );
    const second = (await leaseWholeReports(idle.database, 7))!;
    expect(second).toMatchObject({ id: first.id, attempt: 2 });
    expect(await noteDone(idle.database, first, 1)).toBe(false);
    await endWholeReports(idle.database, first, made);
    expect(await state(first.id)).toMatchObject({ state: "making", size: null });
    expect(await noteDone(idle.database, second, 1)).toBe(true);
    await endWholeReports(idle.database, second, made);
    expect(await state(first.id)).toEqual({ state: "done", attempts: 2, size: 4 });

    // What nobody can make is given up.
    const [order2] = await insert();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await leaseWholeReports(idle.database, 7)).toMatchObject({ attempt });
      await idle.database.owner.query(
        "update whole_reports set leased_until = now() - interval '1 s' where state = 'making'",
      );
    }
    expect(await leaseWholeReports(idle.database, 7)).toBeUndefined();
    expect((await state(order2?.id))?.state).toBe("failed");
    await idle.stop();
  });

  it("read nothing for somebody who administers the school no longer", async () => {
    const student = english.students[0]?.id;
    const made = await finished((await order({ year: undefined, student })).body.id);
    expect(made.state).toBe("done");
    await app.database.owner.query("update users set role = 'teacher' where id = $1", [
      people.admin.user_id,
    ]);
    await app.database.owner.query(
      "update whole_reports set state = 'waiting', file = null, file_name = null, attempts = 0 where id = $1",
      [made.id],
    );
    for (let tries = 0; tries < 300; tries += 1) {
      const [row] = await app.database.owner.query<{ state: string }>(
        "select state from whole_reports where id = $1",
        [made.id],
      );
      if (row?.state === "failed" || row?.state === "done") break;
      await wait(100);
    }
    await app.database.owner.query("update users set role = 'adminteacher' where id = $1", [
      people.admin.user_id,
    ]);
    by.admin = await app.signIn(people.admin);
    expect((await list()).body.find(({ id }) => id === made.id)?.state).toBe("failed");
  });
});

describe("the letterhead", () => {
  const patch = (body: object, client = by.admin) => client.patch("admin/letterhead/", body);

  it("takes pictures alone for a crest, known by their bytes", async () => {
    const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64");
    const refused = await patch({ crest: svg });
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({ crest: [expect.stringContaining("PNG or JPEG")] });
    const large = await patch({ crest: Buffer.alloc(300 * 1024 + 3).toString("base64") });
    expect(large.status).toBe(400);
    expect(large.body).toEqual({ crest: ["Please choose a picture of at most 300 kB."] });
    expect((await patch({ crest: "not base 64!" })).status).toBe(400);
    const { body } = await by.admin.get<Letterhead>("admin/letterhead/");
    expect(body.crest).toContain("data:image/png");
  });

  it("is changed in parts, and the crest taken away", async () => {
    const { body } = await patch({ name: "Ysgol y Bryn Uchaf" });
    expect(body).toMatchObject({
      name: "Ysgol y Bryn Uchaf",
      invitation: "Please ring the office.",
    });
    expect((await patch({ crest: null })).body).toMatchObject({ crest: null });
    expect((await patch({ name: "x".repeat(200) })).status).toBe(400);
  });

  it("is its school's own", async () => {
    expect((await patch({ name: "Mine" }, by.english)).status).toBe(403);
    expect((await by.strangeAdmin.get<Letterhead>("admin/letterhead/")).body).toMatchObject({
      name: "",
      address: "",
    });
  });
});
