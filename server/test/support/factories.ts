import { hash } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import type { Role } from "@reportair/contract/features/accounts.ts";
import type { Actor, Database } from "../../src/database/handle.ts";
import {
  classrooms,
  classroomTeachers,
  enrolments,
  students,
  users,
} from "../../src/database/schema.ts";

export const PASSWORD = "a long enough password";
// As cheap as the library makes it: hundreds of sign-ins are no test of what one costs.
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

let count = 0;
const next = () => (count += 1);

/** A school with an administrator; every other factory begins with one. */
export async function makeInstitution(
  database: Database,
  name = `School ${next()}`,
): Promise<Actor> {
  const rows = await database.system<{ id: number }>(
    sql`select create_institution(${name}, '{}'::text[]) as id`,
  );
  const institution_id = rows[0]?.id ?? 0;
  const first: Actor = { institution_id, user_id: 0, role: "admin" };
  return makeUser(database, first, { role: "admin" });
}

export type TestUser = Actor & { email: string };

export async function makeUser(
  database: Database,
  by: Pick<Actor, "institution_id">,
  {
    role = "teacher",
    first_name = "Terry",
    last_name = `Teacher${next()}`,
  }: { role?: Role; first_name?: string; last_name?: string } = {},
): Promise<TestUser> {
  const email = `person${next()}@example.school`;
  const password_hash = await passwordHash;
  const { institution_id } = by;
  const [row] = await database.as({ institution_id, user_id: 0 }, (handle) =>
    handle
      .insert(users)
      .values({ institution_id, email, first_name, last_name, role, password_hash })
      .returning({ id: users.id }),
  );
  return { institution_id, user_id: row?.id ?? 0, role, email };
}

/** A class with its teacher and students. */
export async function makeClass(
  database: Database,
  teacher: Actor,
  {
    students: size = 3,
    name = `9X/En${next()}`,
    year = 9,
    subject = "English",
    names = [],
  }: {
    students?: number;
    name?: string;
    year?: number;
    subject?: string;
    names?: [string, string][];
  } = {},
): Promise<{
  id: number;
  name: string;
  students: { id: number; first_name: string; last_name: string }[];
}> {
  const { institution_id, user_id } = teacher;
  return database.as(teacher, async (handle) => {
    const [room] = await handle
      .insert(classrooms)
      .values({ institution_id, name, year, subject })
      .returning({ id: classrooms.id });
    const classroom_id = room?.id ?? 0;
    await handle.insert(classroomTeachers).values({ classroom_id, user_id, institution_id });
    if (size === 0) return { id: classroom_id, name, students: [] };
    const made = await handle
      .insert(students)
      .values(
        Array.from({ length: size }, (_, at) => ({
          institution_id,
          student_id: `ID-${next()}`,
          first_name: names[at]?.[0] ?? FIRST[at % FIRST.length] ?? "Ada",
          last_name: names[at]?.[1] ?? `Pupil${next()}`,
          pronouns: (["She/Her", "He/Him", "They/Them", null] as const)[at % 4] ?? null,
          year,
          form_group: "9B",
          date_of_birth: "2012-03-14",
        })),
      )
      .returning({
        id: students.id,
        first_name: students.first_name,
        last_name: students.last_name,
      });
    await handle
      .insert(enrolments)
      .values(made.map((student) => ({ classroom_id, student_id: student.id, institution_id })));
    return { id: classroom_id, name, students: made };
  });
}

const FIRST = ["Ada", "Bilal", "Chidi", "Dana", "Eilidh", "Farah", "Gwen", "Hugo", "Ines", "Jakub"];
