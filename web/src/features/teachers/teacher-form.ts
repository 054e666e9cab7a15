import type { Role } from "@reportair/contract/features/accounts.ts";
import type { StaffMember, TeacherInput } from "@reportair/contract/features/teachers.ts";
import type { TeacherChange } from "../../data/teachers.ts";

/** What the form holds. The passwords are asked for only when adding, the role only when editing. */
export interface TeacherForm {
  first_name: string;
  last_name: string;
  email: string;
  role: Role;
  password: string;
  password_confirm: string;
}

/** The form as it opens: empty to add, else an account's record. */
export function formOf(teacher: StaffMember | null): TeacherForm {
  return {
    first_name: teacher?.first_name ?? "",
    last_name: teacher?.last_name ?? "",
    email: teacher?.email ?? "",
    role: teacher?.role ?? "teacher",
    password: "",
    password_confirm: "",
  };
}

/** A new account as the server takes it. */
export function inputOf(form: TeacherForm): TeacherInput {
  return { ...trimmed(form), password: form.password, password_confirm: form.password_confirm };
}

/** What was changed here, and only that: others may be changing the rest. */
export function changeOf(form: TeacherForm, teacher: StaffMember): TeacherChange {
  return Object.fromEntries(
    Object.entries(trimmed(form)).filter(
      ([field, value]) => value !== teacher[field as keyof typeof teacher],
    ),
  );
}

function trimmed({ first_name, last_name, email, role }: TeacherForm) {
  return {
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    email: email.trim(),
    role,
  };
}
