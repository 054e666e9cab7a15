import {
  countStudents,
  countStudentsForAdmin,
  createClassroom as createClassroomEndpoint,
  deleteClassroom as deleteClassroomEndpoint,
  deleteClassroomAsAdmin,
  getClassroom,
  listClassrooms,
  updateClassroom,
  type Classroom,
} from "@reportair/contract/features/classrooms.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { notFound } from "../../http/errors.ts";
import { administering, signedIn } from "../../http/guards.ts";
import { list, orderingOf } from "../../http/lists.ts";
import { changeClassroom } from "./change-classroom.ts";
import { createClassroom } from "./create-classroom.ts";
import { deleteClassroom } from "./delete-classroom.ts";
import { findClassroom } from "./find-classroom.ts";
import { presentClassroom } from "./present.ts";
import {
  CLASS_ORDERS,
  countStudentsOfEach,
  findAnyClassroom,
  selectClassrooms,
} from "./queries.ts";

/** Serves classes: their lists, their records, their teachers. */
export function serveClassrooms(api: Api): void {
  serveLists(api);

  // Whoever hands a class over still reads what came of it.
  const read = async (handle: Handle, id: number): Promise<Classroom> => {
    const row = await findAnyClassroom(handle, id);
    if (row === undefined) throw notFound();
    return presentClassroom(row);
  };

  api.route(createClassroomEndpoint, signedIn, ({ actor, body, transaction }) =>
    transaction(async (handle) => read(handle, await createClassroom(handle, actor, body))),
  );

  api.route(updateClassroom, signedIn, ({ actor, body, params, transaction }) =>
    transaction(async (handle) => {
      await changeClassroom(handle, actor, params.id, body);
      return read(handle, params.id);
    }),
  );

  const deleted = { detail: "Class deleted." };
  api.route(deleteClassroomEndpoint, signedIn, async ({ actor, params, transaction }) => {
    await transaction((handle) => deleteClassroom(handle, actor, params.id));
    return deleted;
  });
  api.route(deleteClassroomAsAdmin, administering, async ({ actor, params, transaction }) => {
    await transaction((handle) => deleteClassroom(handle, actor, params.id));
    return deleted;
  });
}

function serveLists(api: Api): void {
  api.route(listClassrooms, signedIn, async ({ actor, query, transaction, request }) => {
    const order = orderingOf(query.ordering, CLASS_ORDERS);
    const rows = await transaction((handle) => selectClassrooms(handle, actor, query, order));
    return list(rows.map(presentClassroom), query, request);
  });

  api.route(getClassroom, signedIn, async ({ actor, params, transaction }) => {
    const row = await transaction((handle) => findClassroom(handle, actor, params.id));
    if (row === undefined) throw notFound();
    return presentClassroom(row);
  });

  const counts = async (handle: Handle, actor: Actor) => {
    const rows = await countStudentsOfEach(handle, actor);
    return Object.fromEntries(rows.map(({ id, count }) => [id, count]));
  };
  api.route(countStudents, signedIn, ({ actor, transaction }) =>
    transaction((handle) => counts(handle, actor)),
  );
  api.route(countStudentsForAdmin, administering, ({ actor, transaction }) =>
    transaction((handle) => counts(handle, actor)),
  );
}
