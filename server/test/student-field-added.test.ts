import { getTableColumns } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import type { TestSchool } from "./support/school.ts";
import type { TestApp } from "./support/test-app.ts";

// A field as somebody would add it: to the contract, and with its column in a migration and the schema.
const house = {
  text: { label: "House", inPolicy: "house" },
  schemas: { given: z.string().max(20).optional(), shown: z.string().nullable() },
  column: getTableColumns(pgTable("students", { house: text() })).house,
};

let app: TestApp;
let school: TestSchool;

beforeAll(async () => {
  // Whatever is made of the fields is made when it is loaded: this file loads all of it for itself.
  vi.resetModules();
  const { STUDENT_FIELDS } = await import("@reportair/contract/features/student-fields.ts");
  const { STUDENT_SCHEMAS } = await import("@reportair/contract/features/student-schemas.ts");
  const { students } = await import("../src/database/schema.ts");
  Object.assign(STUDENT_FIELDS, { house: house.text });
  Object.assign(STUDENT_SCHEMAS, { house: house.schemas });
  Object.assign(students, { house: house.column });
  const columns = Reflect.get(students, Symbol.for("drizzle:Columns")) as object;
  Object.assign(columns, { house: house.column });
  const { startTestApp } = await import("./support/test-app.ts");
  const { makeSchool } = await import("./support/school.ts");
  app = await startTestApp();
  await app.database.owner.query("alter table students add column house text");
  school = await makeSchool(app);
});
afterAll(async () => {
  vi.resetModules();
  await app.stop();
});

it("a field added to a student is taken, listed, shown, changed and exported", async () => {
  const { client } = school.teacher;
  const { student } = await import("./support/students.ts");
  const added = await client.post("students/user/", student({ house: "Brunel" }));
  expect(added).toMatchObject({ status: 201, body: { house: "Brunel" } });
  const { id } = added.body as { id: number };
  await client.post("students/user/", { student_id: id, classroom_id: school.room.id });

  const listed = { id, house: "Brunel" };
  const lists = ["students/", `students/classroom/${school.room.id}/`];
  for (const path of lists) {
    expect((await client.get(path)).body, path).toContainEqual(expect.objectContaining(listed));
  }
  const changed = await client.patch(`students/delete/${id}/`, { house: "Telford" });
  expect(changed.body).toMatchObject({ id, house: "Telford", first_name: "Amara" });

  const { bytes } = await school.admin.client.download(`students/${id}/export/`);
  const files = unzipSync(bytes);
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(JSON.parse(read("pupil.json"))).toMatchObject({ pupil: { house: "Telford" } });
  expect(read("pupil.html")).toContain('<th scope="row">House</th><td>Telford</td>');
});

it("a field that is given too long is refused under its name", async () => {
  const { student } = await import("./support/students.ts");
  const refused = await school.teacher.client.post(
    "students/user/",
    student({ house: "x".repeat(21) }),
  );
  expect(refused.status).toBe(400);
  expect(refused.body).toHaveProperty("house");
});
