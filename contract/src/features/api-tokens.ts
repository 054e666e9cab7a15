import { ENDED_TOKEN_DAYS } from "../lifetimes.ts";
import { z } from "zod";
import { calendarDay, done, idParams, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import {
  TOKEN_DAYS,
  TOKEN_DAYS_MAX,
  TOKEN_PREFIX,
  TOKEN_SCOPES,
  type TokenScope,
} from "../tokens.ts";

/** Most tokens of a school that have not ended. */
export const TOKENS_MAX = 20;

const scopes = z.array(z.enum(Object.keys(TOKEN_SCOPES) as [TokenScope, ...TokenScope[]]));

export const apiToken = z.object({
  id: z.int(),
  name: z.string(),
  scopes,
  /** The administrator in whose name it acts. */
  made_by: z.object({ id: z.int(), name: z.string() }),
  created_at: instant,
  /** The last day on which it opens anything, as London counts days. */
  ends_on: calendarDay,
  /** Whether that day is over. */
  ended: z.boolean(),
  /** The day of its latest call; null before the first. */
  used_on: calendarDay.nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const listApiTokens = endpoint({
  method: "GET",
  path: "admin/tokens/",
  tag: "Tokens for programs",
  summary: `The school's tokens, the newest first; one that has ended is listed for ${ENDED_TOKEN_DAYS} days (administrators)`,
  responses: { 200: z.array(apiToken) },
});

export const makeApiToken = endpoint({
  method: "POST",
  path: "admin/tokens/",
  tag: "Tokens for programs",
  summary: `Make a token, which is shown this once; it ends after ${TOKEN_DAYS} days where nothing else is said, and after ${TOKEN_DAYS_MAX} at most (administrators)`,
  confirmation: "always",
  body: z.object({
    name: z
      .string({ error: "The name is required." })
      .trim()
      .min(1, "The name is required.")
      .max(60, "At most 60 characters."),
    scopes: scopes
      .min(1, "Please choose what it may do.")
      .max(2, "Each can be chosen once.")
      .refine((given) => new Set(given).size === given.length, "Each can be chosen once."),
    ends_on: calendarDay.optional(),
  }),
  responses: {
    201: z.object({
      /** What the program sends; nobody can look it up later. */
      secret: z.string().startsWith(TOKEN_PREFIX),
      token: apiToken,
    }),
  },
});

export const revokeApiToken = endpoint({
  method: "DELETE",
  path: "admin/tokens/:id/",
  tag: "Tokens for programs",
  summary: "Revoke a token, which opens nothing from now on (administrators)",
  params: idParams,
  responses: { 200: done },
});
