import type { Client } from "./client.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

type Person = TestUser & { client: Client };

export type TestSchool = {
  admin: Person;
  adminTeacher: Person;
  /** Teaches `room`. */
  teacher: Person;
  /** Teaches `otherRoom`. */
  colleague: Person;
  room: Awaited<ReturnType<typeof makeClass>>;
  otherRoom: Awaited<ReturnType<typeof makeClass>>;
};

/** A school with one person of each role and a colleague, all signed in, and a class of each teacher's. */
export async function makeSchool(app: TestApp): Promise<TestSchool> {
  const { database } = app;
  const first = await makeInstitution(database);
  const person = async (user: TestUser): Promise<Person> => ({
    ...user,
    client: await app.signIn(user),
  });
  const admin = await person(await makeUser(database, first, { role: "admin" }));
  const adminTeacher = await person(await makeUser(database, first, { role: "adminteacher" }));
  const teacher = await person(await makeUser(database, first));
  const colleague = await person(await makeUser(database, first));
  return {
    admin,
    adminTeacher,
    teacher,
    colleague,
    room: await makeClass(database, teacher, { students: 2 }),
    otherRoom: await makeClass(database, colleague, { students: 2 }),
  };
}

/** The newest entry of the school's audit log. */
export const lastEntry = async ({ admin }: TestSchool) =>
  (await admin.client.get("audit/?page=1&page_size=50")).body.results.find(
    (entry: { action: string }) => !entry.action.startsWith("sign_in."),
  );
