import type { Handle } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import { lockTeaching } from "./queries.ts";

/** The ids, each once, of people who teach here and stay until the transaction ends; else a 400 on `teacher_ids`. */
export async function holdTeachers(handle: Handle, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const wanted = [...new Set(ids)];
  const held = new Set(await lockTeaching(handle, wanted));
  const missing = wanted.filter((id) => !held.has(id));
  if (missing.length > 0)
    throw fieldError("teacher_ids", `No teacher of this institution: ${missing.join(", ")}.`);
  return wanted;
}
