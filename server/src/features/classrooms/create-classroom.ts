import { duplicateClass } from "@reportair/contract/form-words.ts";
import type { z } from "zod";
import type { classroomInput } from "@reportair/contract/features/classrooms.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import { audit } from "../audit/audit.ts";
import { holdTeachers } from "../teachers/hold-teachers.ts";
import { insertClassroom, replaceTeachers } from "./queries-of-changes.ts";

/** Creates a class; returns its id. A teacher who creates one is among its teachers. */
export async function createClassroom(
  handle: Handle,
  actor: Actor,
  input: z.output<typeof classroomInput>,
): Promise<number> {
  const { name, year, subject } = input;
  const teachers = await holdTeachers(handle, teachersOf(actor, input.teacher_ids));
  const { institution_id } = actor;
  const id = await insertClassroom(handle, { institution_id, name, year, subject });
  if (id === undefined) throw fieldError("name", duplicateClass(name, year));
  await replaceTeachers(handle, actor, id, teachers);
  await audit(handle, actor, "classroom.created", { type: "classroom", id, label: name });
  return id;
}

function teachersOf({ role, user_id }: Actor, given: number[] | undefined): number[] {
  if (role === "teacher") return [user_id, ...(given ?? [])];
  // An administrator who also teaches creates classes for others too, and then says for whom.
  return given ?? (role === "adminteacher" ? [user_id] : []);
}
