import type { Role } from "@reportair/contract/features/accounts.ts";
import { sql } from "drizzle-orm";
import type { Database } from "../database/handle.ts";
import { hashPassword } from "../features/accounts/passwords.ts";
import { insertEntered, insertReports } from "./insert-reports.ts";
import { insertSchool, type SchoolIds } from "./insert-school.ts";
import { known } from "./known.ts";
import { MARKS_OF_COLLEAGUES } from "./marks-of-colleagues.ts";
import { oakfield, riverside, type SchoolData } from "./school-data.ts";
import { DEMO_PASSWORD } from "./staff.ts";
import { writeLastTerm } from "./write-last-term.ts";

/** An account to sign in with, as it is printed at the start. */
export type DemonstrationAccount = { role: Role; email: string; password: string };

/** Whose classes and reports the demonstration shows. */
const AUTHOR = "teacher@demo.school";

/**
 * Makes the demonstration school and the small college beside it, as of `now`. Answers the school's three
 * accounts to tell people of. Whether the database is to have them at all is the caller's question.
 */
export async function createDemonstrationSchool(
  database: Database,
  now: Date,
): Promise<DemonstrationAccount[]> {
  const school = oakfield(now);
  const college = riverside(now);
  // What takes time comes first, so that the transactions are short and follow each other closely.
  const [lastTerm, schoolHashes, collegeHashes] = await Promise.all([
    writeLastTerm(school, now),
    passwordHashes(school),
    passwordHashes(college),
  ]);
  const ids = await create(database, school, schoolHashes);
  const person = (email: string) => ({
    institution_id: ids.institution,
    user_id: known(ids.staff, email),
  });
  const term = await database.as(person(AUTHOR), (handle) =>
    insertReports(handle, ids, AUTHOR, school, lastTerm, now),
  );
  // Nobody may enter anything for another, so that each is a transaction of their own.
  for (const entered of MARKS_OF_COLLEAGUES)
    await database.as(person(entered.teacher), (handle) =>
      insertEntered(handle, ids, entered, school, term, now),
    );
  await create(database, college, collegeHashes);
  return school.staff
    .slice(0, 3)
    .map(({ role, email }) => ({ role, email, password: DEMO_PASSWORD }));
}

/** By e-mail address; the password is one, the salts are not. */
async function passwordHashes({ staff }: SchoolData): Promise<Map<string, string>> {
  return new Map(
    await Promise.all(
      staff.map(async ({ email }) => [email, await hashPassword(DEMO_PASSWORD)] as const),
    ),
  );
}

async function create(
  database: Database,
  school: SchoolData,
  hashes: ReadonlyMap<string, string>,
): Promise<SchoolIds> {
  const made = await database.system<{ id: number }>(
    sql`select create_institution(${school.name}, ${sql.param(school.short_names)}) as id`,
  );
  const institution_id = made[0]?.id;
  if (institution_id === undefined) throw new Error("The institution could not be made.");
  return database.as({ institution_id, user_id: 0 }, (handle) =>
    insertSchool(handle, institution_id, school, hashes),
  );
}
