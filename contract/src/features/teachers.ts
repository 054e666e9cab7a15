import { z } from "zod";
import { booleanFilter, idParams, instant, listOf, listQuery } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { emailAddress, line } from "../text.ts";
import { newPassword, role, teacher } from "./accounts.ts";

/** A member of staff, as the list of teachers and the calls that change one return it. */
export const staffMember = teacher.extend({
  role,
  /** The address that counts once its mailed link is opened; null where none waits, and to who is no administrator. */
  pending_email: z.string().nullable(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const listTeachers = endpoint({
  method: "GET",
  path: "users/teachers/",
  tag: "Teachers",
  summary: "Teachers of the institution: names and e-mail",
  query: listQuery.extend({
    search: z.string().max(200).optional(),
    /** `true` lists administrators who do not teach too; for administrators only. */
    everyone: booleanFilter,
  }),
  responses: { 200: listOf(staffMember) },
});

const names = {
  first_name: line("First name", 100),
  last_name: line("Last name", 100),
  email: emailAddress,
};

/** Said where the two passwords of a form differ. */
export const PASSWORDS_DIFFER = "Passwords do not match.";

export const teacherInput = z
  .object({
    ...names,
    password: newPassword("Password", "Password is required for new users."),
    password_confirm: z.string({ error: "Please repeat the password." }),
    role: role.default("teacher"),
  })
  .refine((input) => input.password === input.password_confirm, {
    path: ["password_confirm"],
    error: PASSWORDS_DIFFER,
  });
export type TeacherInput = z.input<typeof teacherInput>;

export const addTeacher = endpoint({
  method: "POST",
  path: "users/teachers/add/",
  tag: "Teachers",
  summary: "Add a teacher (administrators)",
  confirmation: "where the new account is an administrator's",
  body: teacherInput,
  responses: { 201: staffMember },
});

/**
 * Another address waits as `pending_email` until its mailed link is opened; given again it has its link sent again, and
 * the one that counts drops it. An account that nobody has signed in to has the new address at once.
 */
export const updateTeacher = endpoint({
  method: "PATCH",
  path: "users/teachers/update/:id/",
  tag: "Teachers",
  summary:
    "Change a teacher's names, e-mail or role; another e-mail waits to be confirmed (administrators)",
  confirmation: "where the e-mail address or the role changes",
  params: idParams,
  body: z.object({ ...names, role }).partial(),
  responses: { 200: staffMember },
});

export const deleteTeacher = endpoint({
  method: "DELETE",
  path: "users/teachers/delete/:id/",
  tag: "Teachers",
  summary: "Delete a teacher with their reports; their classes stay without them (administrators)",
  confirmation: "always",
  params: idParams,
  responses: {
    200: z.object({
      detail: z.string(),
      /** How many generated reports went with the account. */
      reports_deleted: z.int(),
    }),
  },
});

export const countTeachersReports = endpoint({
  method: "GET",
  path: "users/teachers/:id/reports-count/",
  tag: "Teachers",
  summary: "How many reports deleting this teacher would remove (administrators)",
  params: idParams,
  responses: { 200: z.object({ reports: z.int() }) },
});

export const closedAccount = staffMember.extend({
  closed_at: instant,
  /** From when on it is removed. */
  removed_at: instant,
});
export type ClosedAccount = z.infer<typeof closedAccount>;

/** Most closed accounts that are listed. */
export const CLOSED_MAX = 1_000;

export const listClosedAccounts = endpoint({
  method: "GET",
  path: "users/teachers/closed/",
  tag: "Teachers",
  summary: `Closed accounts that are not removed yet, the newest ${CLOSED_MAX} (administrators)`,
  responses: { 200: z.array(closedAccount) },
});

export const reopenAccount = endpoint({
  method: "POST",
  path: "users/teachers/:id/reopen/",
  tag: "Teachers",
  summary: "Reopen a closed account; its classes are not given back (administrators)",
  params: idParams,
  responses: { 200: staffMember },
});
