import type { Database } from "../../server/src/database/handle.ts";
import { makeClass, makeInstitution, makeUser } from "../../server/test/support/factories.ts";
import type { TeacherOfNight } from "./night-teachers.ts";

const PUPILS = 30;
/** Teachers with whom the processes warm up. */
const BEFORE = 4;

export type SchoolsOfNight = {
  teachers: TeacherOfNight[];
  before: TeacherOfNight[];
};

/** Schools whose teachers have a class of 30 each. */
export function makeSchoolsOfNight(schools: number, teachers: number) {
  return async (database: Database): Promise<SchoolsOfNight> => {
    const made: TeacherOfNight[] = [];
    for (let school = 0; school < schools; school += 1) {
      const first = await makeInstitution(database);
      const own = teachers / schools + (school === 0 ? BEFORE : 0);
      for (let at = 0; at < own; at += 1) {
        const { user_id, institution_id, role, email } = await makeUser(database, first);
        const { id, students } = await makeClass(
          database,
          { user_id, institution_id, role },
          { students: PUPILS },
        );
        made.push({
          school: institution_id,
          teacher: user_id,
          email,
          classroom: id,
          students: students.map((student) => student.id),
        });
      }
    }
    return { before: made.slice(0, BEFORE), teachers: made.slice(BEFORE) };
  };
}
