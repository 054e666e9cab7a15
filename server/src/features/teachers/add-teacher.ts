import type { Actor, Handle } from "../../database/handle.ts";
import type { Role } from "@reportair/contract/features/accounts.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import { fieldError } from "../../http/errors.ts";
import { audit } from "../audit/audit.ts";
import { EMAIL_TAKEN } from "../email-changes/change-email.ts";
import { insertStaff } from "./queries.ts";

type NewTeacher = {
  first_name: string;
  last_name: string;
  email: string;
  role: Role;
  password_hash: string;
};

/** Adds an account to the actor's institution; returns its id. */
export async function addTeacher(handle: Handle, actor: Actor, input: NewTeacher): Promise<number> {
  const { institution_id } = actor;
  const id = await insertStaff(handle, { ...input, institution_id });
  if (id === undefined) throw fieldError("email", EMAIL_TAKEN);
  const label = fullName(input);
  await audit(handle, actor, "teacher.created", { type: "user", id, label });
  return id;
}
