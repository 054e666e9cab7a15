import type { Database } from "../../server/src/database/handle.ts";
import { makeClass, makeInstitution, makeUser } from "../../server/test/support/factories.ts";
import type { TestUser } from "../../server/test/support/factories.ts";
import { makeReports } from "./school-of-many.ts";

const CLASSES = 60;
const PUPILS = 25;
const REPORTED = 30;

export type OrdinarySchool = {
  administrator: TestUser;
  /** A teacher with a class of 30 of which every pupil has a report. */
  author: TestUser;
  reported: number;
};

/** A school of 1,500 students in 60 classes. */
export async function makeOrdinarySchool(database: Database): Promise<OrdinarySchool> {
  const first = await makeInstitution(database);
  const administrator = await makeUser(database, first, { role: "admin" });
  const author = await makeUser(database, first);
  const pupils: { id: number }[] = [];
  for (let made = 0; made < CLASSES - 1; made += 1) {
    const { students } = await makeClass(database, author, { students: PUPILS });
    pupils.push(...students);
  }
  const reported = await makeReports(database, author, pupils.slice(0, REPORTED));
  await makeClass(database, author, { students: CLASSES * PUPILS - pupils.length });
  return { administrator, author, reported };
}
