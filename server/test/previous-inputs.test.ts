import { createEmbeddedWriter } from "@reportair/writing/embedded/writer.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./support/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

const SPRING = new Date("2026-02-10T09:00:00Z");
const SUMMER = new Date("2026-06-10T09:00:00Z");
const AUTUMN = new Date("2026-10-10T09:00:00Z");

let app: TestApp;
let today = SPRING;
let teacher: TestUser;
let colleague: TestUser;
let mine: Client;

beforeAll(async () => {
  app = await startTestApp({ now: () => today, writer: createEmbeddedWriter() });
  const school = await makeInstitution(app.database);
  teacher = await makeUser(app.database, school);
  colleague = await makeUser(app.database, school);
  mine = await app.signIn(teacher);
});
afterAll(() => app.stop());

it("lists each pupil's newest ticks and target of an earlier period, of one's own and no other subject", async () => {
  const room = await makeClass(app.database, teacher, { students: 3, subject: "History" });
  const other = await makeClass(app.database, teacher, { students: 1, subject: "Drama" });
  const [first, second] = room.students;
  const enter = (at: Date, classroom: number, student: number | undefined, fields: object) => {
    today = at;
    return mine.post("reports/list/", { student, classroom, ...fields });
  };
  await enter(SPRING, room.id, first?.id, { level: "Developing", area_to_improve: "old target" });
  const summer = await enter(SUMMER, room.id, first?.id, {
    level: "Proficient",
    level_notes: "a note stays where it is",
    area_to_improve: "use dates as evidence",
  });
  await enter(SPRING, room.id, second?.id, { homework: "Mostly Completed" });
  await enter(AUTUMN, room.id, first?.id, { level: "Advanced" });
  await mine.post("students/user/", { student_id: first?.id, classroom_id: other.id });
  await enter(SUMMER, other.id, first?.id, { level: "Below Expectations" });

  today = AUTUMN;
  const listed = await mine.get(`reports/classroom/${room.id}/previous/`);
  expect(listed.status).toBe(200);
  const empty = {
    level: "",
    participation: "",
    punctuality: "",
    behaviour: "",
    homework: "",
    homework_improvement_area: "",
    area_to_improve: "",
  };
  expect(listed.body).toEqual([
    {
      ...empty,
      student: first?.id,
      period: "Summer term 2026",
      level: "Proficient",
      area_to_improve: "use dates as evidence",
    },
    { ...empty, student: second?.id, period: "Spring term 2026", homework: "Mostly Completed" },
  ]);

  await mine.delete(`reports/detail/${summer.body.id}/`);
  const [left] = (await mine.get(`reports/classroom/${room.id}/previous/`)).body;
  expect(left).toMatchObject({ student: first?.id, period: "Spring term 2026" });

  const theirs = await app.signIn(colleague);
  expect((await theirs.get(`reports/classroom/${room.id}/previous/`)).status).toBe(404);
  today = SPRING;
  expect((await mine.get(`reports/classroom/${room.id}/previous/`)).body).toEqual([]);
});

it("a new text tells what has moved since, and none where the pupil's last term is not known", async () => {
  const room = await makeClass(app.database, teacher, { students: 2, subject: "Music" });
  const [known, fresh] = room.students;
  const now = {
    level: "Proficient",
    behaviour: "Good Behaviour",
    homework: "Mostly Completed",
    classroom: room.id,
  };
  today = SUMMER;
  await mine.post("reports/list/", { ...now, student: known?.id, level: "Developing" });
  today = AUTUMN;
  const texts = await Promise.all(
    [known, fresh].map(async (student) => {
      const { body } = await mine.post("reports/list/", { ...now, student: student?.id });
      const written = await mine.post("reports/generate/", {
        report_id: body.id,
        selected_word_count: "400-700",
        length_unit: "characters",
      });
      expect(written.status).toBe(200);
      return written.body;
    }),
  );
  expect(texts[0].report_content).toContain("moved from developing to proficient");
  expect(texts[0].uncovered).toEqual([]);
  expect(texts[1].report_content).not.toContain("moved from");
});
