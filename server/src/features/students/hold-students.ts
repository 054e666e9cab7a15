import type { Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { lockStudents } from "./queries-of-changes.ts";

/** Students of the institution, kept from changing until the transaction ends; a 404 where one is not there. */
export async function holdStudents(handle: Handle, ids: readonly number[]) {
  const students = await lockStudents(handle, ids);
  if (students.length < new Set(ids).size) throw notFound();
  return students;
}
