import { z } from "zod";
import { done, idParams, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";

/** One browser in which the user is signed in. */
export const ownSession = z.object({
  id: z.int(),
  /** Such as "Firefox on Windows"; "Unknown browser" where it does not say. */
  browser: z.string(),
  created_at: instant,
  /** When it was last used, to the hour. */
  seen_at: instant,
  /** The session that is asking. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const listOwnSessions = endpoint({
  method: "GET",
  path: "users/me/sessions/",
  tag: "Session",
  summary: "Where the user is signed in, this browser first",
  responses: { 200: z.array(ownSession) },
});

export const endOwnSession = endpoint({
  method: "DELETE",
  path: "users/me/sessions/:id/",
  tag: "Session",
  summary: "End one of the user's sessions",
  params: idParams,
  responses: { 200: done },
});

export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "users/me/sessions/",
  tag: "Session",
  summary: "End the user's sessions in all other browsers",
  responses: { 200: z.object({ detail: z.string(), ended: z.int() }) },
});

export const changePassword = endpoint({
  method: "POST",
  path: "users/me/password/",
  tag: "Session",
  summary: "Change one's own password; sessions in other browsers end",
  body: z.object({
    current_password: z
      .string({ error: "Current password is required." })
      .min(1, "Current password is required.")
      .max(1_000),
    new_password: z
      .string({ error: "New password is required." })
      .min(1, "New password is required.")
      .max(1_000),
  }),
  responses: { 200: done },
});
