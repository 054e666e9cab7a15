import {
  createOrEnrolStudent,
  deleteStudent as deleteStudentEndpoint,
  listClassroomStudents,
  listInstitutionStudents,
  listStudents,
  unenrolStudent as unenrolStudentEndpoint,
  updateStudent,
  type Student,
} from "@reportair/contract/features/students.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { Answer, type Api } from "../../http/api.ts";
import { notFound } from "../../http/errors.ts";
import { signedIn } from "../../http/guards.ts";
import { list, orderingOf, page, windowOf } from "../../http/lists.ts";
import { findClassroom } from "../classrooms/find-classroom.ts";
import { changeStudent } from "./change-student.ts";
import { createStudent } from "./create-student.ts";
import { deleteStudent } from "./delete-student.ts";
import { enrolStudent } from "./enrol-student.ts";
import { findStudent } from "./find-student.ts";
import { presentName, presentStudent } from "./present.ts";
import { countStudents, selectNames, selectStudents, STUDENT_ORDERS } from "./queries.ts";
import { unenrolStudent } from "./unenrol-student.ts";

type Parts = { now: () => Date };

/** Serves students: their lists, their records, their enrolment. */
export function serveStudents(api: Api, { now }: Parts): void {
  serveLists(api);

  api.route(createOrEnrolStudent, signedIn, ({ actor, body, transaction }) =>
    transaction(async (handle) => {
      if (body.kind === "enrolment") {
        await enrolStudent(handle, actor, body);
        return new Answer(200, await read(handle, actor, body.student_id));
      }
      const id = await createStudent(handle, actor, body, now());
      return new Answer(201, await read(handle, actor, id));
    }),
  );

  api.route(updateStudent, signedIn, ({ actor, body, params, transaction }) =>
    transaction(async (handle) => {
      await changeStudent(handle, actor, params.id, body, now());
      return read(handle, actor, params.id);
    }),
  );

  api.route(deleteStudentEndpoint, signedIn, async ({ actor, params, transaction }) => {
    await transaction((handle) => deleteStudent(handle, actor, params.id));
    return { detail: "Student deleted." };
  });

  api.route(unenrolStudentEndpoint, signedIn, async ({ actor, body, transaction }) => {
    await transaction((handle) => unenrolStudent(handle, actor, body));
    return { detail: "Student unenrolled." };
  });
}

async function read(handle: Handle, actor: Actor, id: number): Promise<Student> {
  const row = await findStudent(handle, actor, id);
  if (row === undefined) throw notFound();
  return presentStudent(row);
}

function serveLists(api: Api): void {
  api.route(listStudents, signedIn, async ({ actor, query, transaction, request }) => {
    const cut = windowOf(query);
    const order = orderingOf(query.ordering, STUDENT_ORDERS);
    const [rows, count] = await transaction(async (handle) => [
      await selectStudents(handle, actor, query, order, cut),
      cut === null ? 0 : await countStudents(handle, actor, query),
    ]);
    const students = rows.map(presentStudent);
    return cut === null ? students : page(students, count, query, request);
  });

  api.route(listInstitutionStudents, signedIn, async ({ actor, query, transaction, request }) => {
    const rows = await transaction((handle) => selectNames(handle, actor, query));
    return list(rows.map(presentName), query, request);
  });

  api.route(
    listClassroomStudents,
    signedIn,
    async ({ actor, params, query, transaction, request }) => {
      const rows = await transaction(async (handle) => {
        const classroom = await findClassroom(handle, actor, params.id);
        if (classroom === undefined) throw notFound();
        const order = orderingOf(query.ordering, STUDENT_ORDERS);
        return selectStudents(handle, actor, { classroom_id: params.id }, order, null);
      });
      return list(rows.map(presentStudent), query, request);
    },
  );
}
