import {
  addTeacher as addTeacherEndpoint,
  countTeachersReports,
  deleteTeacher as deleteTeacherEndpoint,
  listTeachers,
  updateTeacher,
  type StaffMember,
} from "@reportair/contract/features/teachers.ts";
import type { Database, Handle } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { AppError, fieldError, notFound } from "../../http/errors.ts";
import { administering, isAdministrator, signedIn } from "../../http/guards.ts";
import { list } from "../../http/lists.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { passwordProblemOf } from "../accounts/password-problem.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { addTeacher } from "./add-teacher.ts";
import { changeTeacher } from "./change-teacher.ts";
import { deleteTeacher } from "./delete-teacher.ts";
import { countReportsOf, findStaff, selectStaff } from "./queries.ts";
import { checkMayListEverybody } from "./rights.ts";

type Parts = { database: Database; wakeMail: () => void };

/** Serves teacher accounts: names and addresses to everybody of the institution, the rest to administrators. */
export function serveTeachers(api: Api, { database, wakeMail }: Parts): void {
  api.route(listTeachers, signedIn, async ({ actor, transaction, query, request }) => {
    const everyone = query.everyone === true;
    if (everyone) checkMayListEverybody(actor);
    const { search } = query;
    const staff = await transaction((handle) => selectStaff(handle, { everyone, search }));
    return list(staff, query, request);
  });

  const read = async (handle: Handle, id: number): Promise<StaffMember> => {
    const row = await findStaff(handle, id);
    if (row === undefined) throw notFound();
    return row;
  };

  api.route(
    addTeacherEndpoint,
    administering,
    async ({ actor, body, isConfirmed, transaction }) => {
      const { password, password_confirm: _, ...input } = body;
      // The administrator's own words tell of the school too.
      const { first_name, last_name, email } = input;
      const words = [first_name, last_name, email];
      const problem = await passwordProblemOf(database, actor.user_id, password, words);
      if (problem !== null) throw fieldError("password", problem);
      if (isAdministrator(input) && !(await isConfirmed())) throw new AppError("confirm_first");
      const password_hash = await hashPassword(password);
      return transaction(async (handle) =>
        read(handle, await addTeacher(handle, actor, { ...input, password_hash })),
      );
    },
  );

  api.route(
    updateTeacher,
    administering,
    async ({ actor, body, isConfirmed, params, transaction }) => {
      const confirmed = await isConfirmed();
      const changed = await transaction(async (handle) => {
        const change = { id: params.id, given: body, confirmed };
        await changeTeacher(handle, actor as SignedIn, change);
        return read(handle, params.id);
      });
      wakeMail();
      return changed;
    },
  );

  api.route(deleteTeacherEndpoint, administering, async ({ actor, params, transaction }) => {
    const reports_deleted = await transaction((handle) => deleteTeacher(handle, actor, params.id));
    return { detail: "Teacher deleted.", reports_deleted };
  });

  api.route(countTeachersReports, administering, ({ params, transaction }) =>
    transaction(async (handle) => {
      await read(handle, params.id);
      return { reports: await countReportsOf(handle, params.id) };
    }),
  );
}
