import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser } from "./support/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let mine: Client;
let colleague: Client;
let written: { id: number; configuration: number }[];

beforeAll(async () => {
  app = await startTestApp();
  const school = await makeInstitution(app.database);
  const teacher = await makeUser(app.database, school);
  mine = await app.signIn(teacher);
  colleague = await app.signIn(await makeUser(app.database, school));
  const room = await makeClass(app.database, teacher, { students: 3 });
  written = [];
  for (const student of room.students) {
    const configured = await mine.post("reports/list/", {
      student: student.id,
      classroom: room.id,
      level: "Proficient",
    });
    const report = await generate(configured.body.id, false);
    written.push({ id: report.body.id, configuration: configured.body.id });
  }
});
afterAll(() => app.stop());

const generate = (id: number, regenerate: boolean) =>
  mine.post("reports/generate/", { report_id: id, selected_word_count: "300-400", regenerate });
const listed = async (client: Client, query: string): Promise<number[]> => {
  const answer = await client.get(`reports/generated/list/?${query}`);
  return answer.body
    .map((report: { id: number }) => report.id)
    .toSorted((a: number, b: number) => a - b);
};

it("lists only the reports asked for, and nobody else's", async () => {
  const [first, , third] = written.map((report) => report.id);
  expect(await listed(mine, `ids=${first},${third}`)).toEqual([first, third]);
  expect(await listed(colleague, `ids=${first},${third}`)).toEqual([]);
});

it("lists exactly the texts asked for, those of the history too", async () => {
  const [, second] = written;
  const newer = await generate(second!.configuration, true);
  expect(newer.body.id).not.toBe(second!.id);
  expect(await listed(mine, `ids=${second!.id}`)).toEqual([second!.id]);
  expect(await listed(mine, `ids=${second!.id},${newer.body.id}`)).toEqual([
    second!.id,
    newer.body.id,
  ]);
});

it("refuses what is no list of ids", async () => {
  for (const ids of ["", "1,", "a", "1,,2", Array.from({ length: 201 }, (_, n) => n + 1).join()]) {
    const answer = await mine.get(`reports/generated/list/?ids=${ids}`);
    expect([ids, answer.status]).toEqual([ids, 400]);
  }
});
