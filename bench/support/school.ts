import type { Actor, Database } from "../../server/src/database/handle.ts";
import { enrolments } from "../../server/src/database/schema.ts";
import {
  makeClass,
  makeInstitution,
  makeUser,
  type TestUser,
} from "../../server/test/support/factories.ts";

export type School = {
  administrator: TestUser;
  teacher: TestUser;
  /** The teacher's class of 30. */
  classroom: { id: number; students: { id: number }[] };
};

/** A school with one class of 30, as far as the main job needs it. */
export async function makeSmallSchool(database: Database): Promise<School> {
  const actor = await makeInstitution(database);
  const administrator = await makeUser(database, actor, { role: "admin" });
  const teacher = await makeUser(database, actor);
  return {
    administrator,
    teacher,
    classroom: await makeClass(database, teacher, { students: 30 }),
  };
}

const CLASSES = 50;
const SUBJECTS = 4;

/** A school of 1,500 students, each in four classes of 30. */
export async function makeLargeSchool(database: Database): Promise<School> {
  const school = await makeSmallSchool(database);
  const groups = [school.classroom.students];
  while (groups.length < CLASSES) {
    const { students } = await makeClass(database, school.teacher, { students: 30 });
    groups.push(students);
  }
  for (const students of groups) {
    for (let subject = 1; subject < SUBJECTS; subject++) {
      await enrol(database, school.teacher, students);
    }
  }
  return school;
}

async function enrol(database: Database, teacher: Actor, students: readonly { id: number }[]) {
  const { id: classroom_id } = await makeClass(database, teacher, { students: 0 });
  const { institution_id } = teacher;
  await database.as(teacher, (handle) =>
    handle
      .insert(enrolments)
      .values(students.map(({ id: student_id }) => ({ student_id, classroom_id, institution_id }))),
  );
}
