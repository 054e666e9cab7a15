import {
  createOrEnrolStudent,
  deleteStudent as deleteStudentEndpoint,
  exportStudents,
  enrolStudents as enrolStudentsEndpoint,
  listClassroomStudents,
  listInstitutionStudents,
  listStudents,
  placeOfStudent,
  unenrolStudent,
  unenrolStudents as unenrolStudentsEndpoint,
  updateStudent,
  type Student,
} from "@reportair/contract/features/students.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { Answer, type Api } from "../../http/api.ts";
import { notFound } from "../../http/errors.ts";
import { administering, signedIn } from "../../http/guards.ts";
import { list, orderingOf, page, whole, windowOf } from "../../http/lists.ts";
import { audit } from "../audit/audit.ts";
import { findClassroom } from "../classrooms/find-classroom.ts";
import { changeStudent } from "./change-student.ts";
import { createStudent } from "./create-student.ts";
import { deleteStudent } from "./delete-student.ts";
import { enrolStudents } from "./enrol-students.ts";
import { studentsAsCsv } from "./export-students.ts";
import { findStudent } from "./find-student.ts";
import { presentName, presentStudent } from "./present.ts";
import {
  countStudents,
  findPlace,
  MOST_NAMES,
  MOST_STUDENTS,
  selectNames,
  selectStudents,
  STUDENT_ORDERS,
} from "./queries.ts";
import { selectForExport } from "./queries-of-export.ts";
import { unenrolStudents } from "./unenrol-students.ts";

type Parts = { now: () => Date };

/** Serves students: their lists, their records, their enrolment. */
export function serveStudents(api: Api, { now }: Parts): void {
  serveLists(api);

  api.route(createOrEnrolStudent, signedIn, ({ actor, body, transaction }) =>
    transaction(async (handle) => {
      if (body.kind === "enrolment") {
        await enrolStudents(handle, actor, alone(body));
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

  api.route(exportStudents, administering, ({ actor, reply, transaction }) =>
    transaction(async (handle) => {
      const rows = await selectForExport(handle);
      await audit(handle, actor, "students.downloaded", {
        type: "institution",
        id: actor.institution_id,
        label: "",
        details: { counts: { students: rows.length } },
      });
      reply.header("content-disposition", 'attachment; filename="students.csv"');
      return studentsAsCsv(rows);
    }),
  );

  api.route(deleteStudentEndpoint, signedIn, async ({ actor, params, transaction }) => {
    await transaction((handle) => deleteStudent(handle, actor, params.id));
    return { detail: "Student deleted." };
  });

  api.route(unenrolStudent, signedIn, async ({ actor, body, transaction }) => {
    await transaction((handle) => unenrolStudents(handle, actor, alone(body)));
    return { detail: "Student unenrolled." };
  });

  api.route(enrolStudentsEndpoint, signedIn, async ({ actor, body, transaction }) => {
    const students = await transaction((handle) => enrolStudents(handle, actor, body));
    return { detail: `${counted(students)} enrolled.`, count: students.length, students };
  });

  api.route(unenrolStudentsEndpoint, signedIn, async ({ actor, body, transaction }) => {
    const students = await transaction((handle) => unenrolStudents(handle, actor, body));
    return { detail: `${counted(students)} unenrolled.`, count: students.length, students };
  });
}

type Enrolment = { student_id: number; classroom_id: number };

const alone = ({ student_id, classroom_id }: Enrolment) => ({
  classroom: classroom_id,
  students: [student_id],
});

const counted = ({ length }: readonly number[]) =>
  `${length} ${length === 1 ? "student" : "students"}`;

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
    if (cut === null) return whole(rows, MOST_STUDENTS).map(presentStudent);
    return page(rows.map(presentStudent), count, query, request);
  });

  api.route(placeOfStudent, signedIn, async ({ actor, params, query, transaction }) => {
    const order = orderingOf(query.ordering, STUDENT_ORDERS);
    return transaction(async (handle) => {
      if ((await findStudent(handle, actor, params.id)) === undefined) throw notFound();
      return { place: await findPlace(handle, actor, params.id, query, order) };
    });
  });

  api.route(listInstitutionStudents, signedIn, async ({ actor, query, transaction, request }) => {
    const rows = await transaction((handle) => selectNames(handle, actor, query));
    return list(
      whole(rows, MOST_NAMES).map((row) => presentName(row, query.include)),
      query,
      request,
    );
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
