import type { z } from "zod";
import type { studentInput } from "@reportair/contract/features/students.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import { audit } from "../audit/audit.ts";
import { checkBirthDate } from "./check-birth-date.ts";
import { fieldsOf } from "./fields.ts";
import { insertStudent } from "./queries-of-changes.ts";

/** Adds a student to the actor's institution; returns the record's id. */
export async function createStudent(
  handle: Handle,
  actor: Actor,
  input: z.output<typeof studentInput>,
  now: Date,
): Promise<number> {
  const { student_id } = input;
  checkBirthDate(input.date_of_birth, now);
  const id = await insertStudent(handle, {
    institution_id: actor.institution_id,
    added_by: actor.user_id,
    student_id,
    ...fieldsOf({
      preferred_name: null,
      pronouns: null,
      form_group: null,
      date_of_birth: null,
      ...input,
    }),
  });
  if (id === undefined)
    throw fieldError(
      "student_id",
      "A student with this student ID already exists. Check the ID, or enroll that student instead.",
    );
  await audit(handle, actor, "student.created", { type: "student", id, label: student_id });
  return id;
}
