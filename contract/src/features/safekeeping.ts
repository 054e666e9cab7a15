import { z } from "zod";
import { instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";

/** How what the school has written is kept safe. */
export const safekeeping = z.object({
  /**
   * The newest copy that was opened to see that it can be used; null where none was yet, and where the database is a
   * server of its own, which is copied by its own tools.
   */
  copy: z.object({ taken_at: instant, looked_at: instant, good: z.boolean() }).nullable(),
});
export type Safekeeping = z.infer<typeof safekeeping>;

export const getSafekeeping = endpoint({
  method: "GET",
  path: "admin/safekeeping/",
  tag: "Administration",
  summary: "Whether the newest copy of the database can be opened (administrators)",
  responses: { 200: safekeeping },
});
