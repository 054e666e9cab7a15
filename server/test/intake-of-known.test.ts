import type { Intake } from "@reportair/contract/features/intake.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { makeInstitution, makeUser } from "./support/factories.ts";
import { commit, entries, preview, settle, textFile } from "./support/intake.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date("2026-11-22T12:00:00.000Z") });
});
afterAll(() => app.stop());

const list = (...lines: string[]) => [textFile("list.csv", lines.join("\n"))];
const WHOLE = "Admission No,Forename,Surname,DOB,Year,Reg,Classes";

/** A school with three students, two of them in English. */
async function school(): Promise<Client> {
  const first = await makeInstitution(app.database);
  const client = await app.signIn(await makeUser(app.database, first, { role: "admin" }));
  await bringIn(
    client,
    list(
      WHOLE,
      "004301,Ada,King,14/03/2013,9,9A,9x/En1",
      "004302,Ben,Okri,02/11/2012,9,9B,9x/En1",
      "004303,Cy,Fox,03/11/2012,9,9B,",
    ),
  );
  return client;
}

async function bringIn(client: Client, files: Parameters<typeof preview>[1]): Promise<Intake> {
  const shown = await preview(client, files);
  const answer = await commit(client, shown);
  expect(answer.status, answer.text).toBe(200);
  return shown;
}

/** Who is in which classes. */
async function rollOf(client: Client): Promise<Record<string, string[]>> {
  const { body: rooms } = await client.get<{ id: number; name: string }[]>("classrooms/");
  const { body } =
    await client.get<{ student_id: string; classrooms: { id: number }[] }[]>("students/");
  const nameOf = (id: number) => rooms.find((room) => room.id === id)?.name ?? "";
  return Object.fromEntries(
    body.map(({ student_id, classrooms }) => [
      student_id,
      classrooms.map((each) => nameOf(typeof each === "number" ? each : each.id)).toSorted(),
    ]),
  );
}

describe("a file of numbers and classes", () => {
  it("enrols those who are here, names who is not, changes nothing else, and is undone", async () => {
    const client = await school();
    const before = await rollOf(client);
    const shown = await preview(
      client,
      list("Adno,Class", "4303,9x/En1", "4302,9x/Ma1", "77,9x/En1"),
    );
    expect(shown.counts).toMatchObject({ new: 0, changed: 0, asked: 0, refused: 1, leaver: 0 });
    expect(await entries(client, shown.id, "refused")).toMatchObject([
      { code: "student_unknown", place: { line: 4, column: "Adno", value: "77" } },
    ]);
    expect((await commit(client, shown)).status).toBe(200);
    expect(await rollOf(client)).toMatchObject({ "004303": ["9x/En1"], "004302": ["9x/Ma1"] });
    await client.post(`intake/${shown.id}/undo/`);
    expect(await rollOf(client)).toEqual(before);
  });

  it("is read again where the school has changed since its preview", async () => {
    const client = await school();
    const shown = await preview(client, list("Adno,Class", "4303,9x/En1"));
    const [{ id }] = (await client.get("students/?search=Fox")).body;
    await client.patch(`students/delete/${id}/`, { last_name: "Foxe" });
    expect((await commit(client, shown)).status).toBe(409);
    const anew = await settle(client, shown.id, { decisions: {} });
    expect(anew.counts).toMatchObject({ changed: 0, moved: 1, asked: 0 });
  });
});

describe("a second file", () => {
  it("overwrites nothing where its cells are blank, the year's no more than others", async () => {
    const client = await school();
    const shown = await preview(
      client,
      list(WHOLE, "4301,Ada,King,,,,", "4302,Ben,Okri,,,,", "4303,,,,,,"),
    );
    expect(shown.counts).toMatchObject({
      unchanged: 3,
      changed: 0,
      moved: 0,
      refused: 0,
      leaver: 0,
    });
  });

  it("proposes nobody for a leaver who is in it, though their row is refused", async () => {
    const client = await school();
    const shown = await preview(
      client,
      list(WHOLE, "4301,Ada,King,,9,,", "4302,Ben,Okri,,Year 6,,"),
    );
    expect(shown.counts).toMatchObject({ unchanged: 1, refused: 1, leaver: 0 });
  });
});
