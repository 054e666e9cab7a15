import { z } from "zod";
import { instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";

/** A student whose record is going to be removed. */
export const expiringStudent = z.object({
  id: z.int(),
  student_id: z.string(),
  full_name: z.string(),
  /** From when on it is removed. */
  removed_at: instant,
});
export type ExpiringStudent = z.infer<typeof expiringStudent>;

export const listExpiringStudents = endpoint({
  method: "GET",
  path: "admin/retention/",
  tag: "Administration",
  summary: "Pupils whose records are removed within 30 days, the first first (administrators)",
  responses: { 200: z.array(expiringStudent) },
});
