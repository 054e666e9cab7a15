import { z } from "zod";
import { done, idParams, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { staffMember } from "./teachers.ts";

/** Days within which a closed account is removed; until then an administrator can reopen it. */
export const CLOSED_DAYS = 90;

export const closeAccount = endpoint({
  method: "POST",
  path: "users/me/close/",
  tag: "Session",
  summary: `Close one's own account: signed out everywhere at once, removed within ${CLOSED_DAYS} days`,
  body: z.object({
    password: z
      .string({ error: "Password is required." })
      .min(1, "Password is required.")
      .max(1_000),
  }),
  responses: { 200: done },
});

export const closedAccount = staffMember.extend({
  closed_at: instant,
  /** From when on it is removed. */
  removed_at: instant,
});
export type ClosedAccount = z.infer<typeof closedAccount>;

export const listClosedAccounts = endpoint({
  method: "GET",
  path: "users/teachers/closed/",
  tag: "Teachers",
  summary: "Closed accounts that are not removed yet, newest first (administrators)",
  responses: { 200: z.array(closedAccount) },
});

export const reopenAccount = endpoint({
  method: "POST",
  path: "users/teachers/:id/reopen/",
  tag: "Teachers",
  summary: "Reopen a closed account; its classes are not given back (administrators)",
  params: idParams,
  responses: { 200: staffMember },
});
