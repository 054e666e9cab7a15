import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startModelApp } from "./support/model-app.ts";
import type { ModelServer } from "./support/model-server.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { addStudent } from "./support/students.ts";
import type { TestApp } from "./support/test-app.ts";

const UPN = "T801200012023";
let app: TestApp;
let model: ModelServer;
let school: TestSchool;
/** Called Joe Tanner; Yusuf Oyelaran on paper. */
let own: { id: number };

/** A student with what only a school's files bring. */
async function enrolled(names: object, ofFiles: [first: string, last: string, upn: string]) {
  const added = await addStudent(school.teacher, names);
  const place = { student_id: added.id, classroom_id: school.room.id };
  await school.teacher.client.post("students/user/", place);
  await app.database.owner.query(
    "update students set legal_first_name = $2, legal_last_name = $3, upn = $4, updated_at = now() where id = $1",
    [added.id, ...ofFiles],
  );
  return added;
}

beforeAll(async () => {
  ({ app, model } = await startModelApp());
  school = await makeSchool(app);
  own = await enrolled({ first_name: "Joe", last_name: "Tanner" }, ["Yusuf", "Oyelaran", UPN]);
  await enrolled({ first_name: "Billie", last_name: "Frost" }, [
    "Wilhelmina",
    "Quartermaine",
    "K801200012024",
  ]);
});
afterAll(() => app.stop());

it("stands on the page of everything that is held, and in no list or record", async () => {
  const { bytes } = await school.admin.client.download(`students/${own.id}/export/`);
  const page = strFromU8(unzipSync(bytes)["pupil.html"] ?? new Uint8Array());
  expect(page).toContain(`<th scope="row">Unique pupil number</th><td>${UPN}</td>`);
  expect(page).toContain('<th scope="row">Legal first name</th><td>Yusuf</td>');
  expect(page).toContain('<th scope="row">Legal last name</th><td>Oyelaran</td>');
  const lists = [
    "students/",
    "students/institution/?include=form_group",
    `students/classroom/${school.room.id}/`,
    "students/?search=Tanner&page=1",
  ];
  for (const { client } of [school.admin, school.teacher]) {
    for (const list of lists) {
      const { text } = await client.get(list);
      expect(text).toContain("Tanner");
      expect(text).not.toMatch(/T80120|upn|Yusuf|Oyelaran|legal/u);
    }
  }
});

it("is taken out of what a model is sent, the student's own and a classmate's", async () => {
  model.requests.length = 0;
  const { body } = await school.teacher.client.post("reports/generate/batch/", {
    reports: {
      0: {
        student: own.id,
        classroom: school.room.id,
        level: "Proficient",
        level_notes: `Yusuf writes with care. Yusuf Oyelaran sat beside Wilhelmina Quartermaine. His number is ${UPN}.`,
        behaviour: "Good Behaviour",
        homework: "Mostly Completed",
      },
    },
    word_count: "300-400",
  });
  expect(body["0"].error).toBeUndefined();
  expect(model.requests.length).toBeGreaterThan(0);
  const sent = JSON.stringify(model.requests);
  expect(sent).not.toMatch(/Yusuf|Oyelaran|Wilhelmina|Quartermaine|T80120|Joe|Tanner/iu);
  expect(body["0"].report_content).not.toMatch(/Yusuf|Oyelaran|Wilhelmina|Quartermaine|T80120/u);
});
