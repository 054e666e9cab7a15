import type { Client } from "./client.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

type Person = "author" | "reader" | "colleague" | "admin" | "stranger" | "strangeAdmin";

export type SharingPeople = Awaited<ReturnType<typeof makeSharingPeople>>;

/** Makes an author with a class, the colleague who reads, others of the school and of another one, and signs all in. */
export async function makeSharingPeople(app: TestApp, students: number) {
  const school = await makeInstitution(app.database);
  const other = await makeInstitution(app.database);
  const people: Record<Person, TestUser> = {
    author: await makeUser(app.database, school),
    reader: await makeUser(app.database, school, { first_name: "Ruth" }),
    colleague: await makeUser(app.database, school, { role: "adminteacher" }),
    admin: await makeUser(app.database, school, { role: "admin" }),
    stranger: await makeUser(app.database, other),
    strangeAdmin: await makeUser(app.database, other, { role: "admin" }),
  };
  const signedIn = Object.entries(people).map(
    async ([name, person]) => [name, await app.signIn(person)] as const,
  );
  const by = Object.fromEntries(await Promise.all(signedIn)) as Record<Person, Client>;
  return { people, by, room: await makeClass(app.database, people.author, { students }) };
}
