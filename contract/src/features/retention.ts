import { z } from "zod";
import { instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";

/** A pupil whose record is going to be removed. */
export const expiringPupil = z.object({
  id: z.int(),
  student_id: z.string(),
  full_name: z.string(),
  /** From when on it is removed. */
  removed_at: instant,
});
export type ExpiringPupil = z.infer<typeof expiringPupil>;

export const listExpiringPupils = endpoint({
  method: "GET",
  path: "admin/retention/",
  tag: "Administration",
  summary: "Pupils whose records are removed within 30 days, the first first (administrators)",
  responses: { 200: z.array(expiringPupil) },
});
