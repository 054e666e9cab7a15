import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sample } from "../../roster/test/samples.ts";
import { makeInstitution, makeUser } from "./support/factories.ts";
import { answersTo, commit, preview, settle, textFile } from "./support/intake.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** An administrator of a school in which these files were brought in. */
async function schoolOf(name: string) {
  const first = await makeInstitution(app.database);
  const client = await app.signIn(await makeUser(app.database, first, { role: "admin" }));
  const shown = await preview(client, sample(name));
  const ready = await settle(client, shown.id, { answers: answersTo(shown) });
  const done = await commit(client, ready);
  expect(done.status, done.text).toBe(200);
  return client;
}

describe("what goes out as a list of students", () => {
  it.each(["sims.csv", "arbor.csv", "bromcom.csv", "sims.xlsx", "ctf.xml"])(
    "changes nothing where it comes in again (%s)",
    async (name) => {
      const client = await schoolOf(name);
      const students = (await client.get<{ id: number }[]>("students/")).body;
      // Names that people enter: known by another one, and such as a spreadsheet would run.
      const [one, other, third] = students;
      await client.patch(`students/delete/${one?.id}/`, { preferred_name: "Sunny" });
      await client.patch(`students/delete/${other?.id}/`, { last_name: "=Sum", form_group: "-9B" });
      await client.patch(`students/delete/${third?.id}/`, {
        last_name: 'O"Neill, the 3rd',
        form_group: "＝9B",
      });
      const file = await client.get("students/csv/");
      expect(file.status).toBe(200);
      expect(file.text).toContain("'=Sum");
      expect(file.text).toContain("'＝9B");
      // A pupil number leaves only where the school has no other number.
      if (name !== "ctf.xml") expect(file.text).not.toMatch(/[A-Z]\d{12}\b/u);
      const { counts, refusal, questions } = await preview(client, [
        textFile("students.csv", file.text),
      ]);
      expect(refusal).toBeNull();
      expect(questions.map(({ code }) => code)).toEqual([]);
      expect(counts).toMatchObject({
        new: 0,
        changed: 0,
        moved: 0,
        asked: 0,
        leaver: 0,
        refused: 0,
        unchanged: students.length,
        classes_new: 0,
        enrolments: 0,
        unenrolments: 0,
      });
    },
  );

  it("is for administrators, who confirm that it is they, and stands in the audit log", async () => {
    const client = await schoolOf("sims.csv");
    await client.get("students/csv/");
    const [entry] = (await client.get("audit/?action=students.downloaded")).body;
    expect(entry.details.counts.students).toBeGreaterThan(0);
    const first = await makeInstitution(app.database);
    const teacher = await app.signIn(await makeUser(app.database, first));
    expect((await teacher.get("students/csv/")).status).toBe(403);
  });
});
