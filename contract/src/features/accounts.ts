import { z } from "zod";
import { done } from "../common.ts";
import { endpoint } from "../endpoint.ts";

export const ROLES = ["teacher", "admin", "adminteacher"] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** Name of the cookie that the page reads and repeats in the header. */
export const CSRF_COOKIE = "csrftoken";
export const CSRF_HEADER = "X-CSRFToken";
export const SESSION_COOKIE = "sessionid";
/** Days of inactivity after which a session ends. */
export const SESSION_DAYS = 14;

export const PASSWORD_MIN = 10;

export const currentUser = z.object({
  id: z.int(),
  role,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  institution: z.object({ id: z.int(), name: z.string() }),
});
export type CurrentUser = z.infer<typeof currentUser>;

export const signedIn = currentUser.extend({ authenticated: z.literal(true) });
export const session = z.union([
  signedIn,
  z.object({ authenticated: z.literal(false), role: z.null() }),
]);
export type Session = z.infer<typeof session>;

export const csrf = endpoint({
  method: "GET",
  path: "csrf/",
  tag: "Session",
  summary: "Set the CSRF cookie and repeat its value in the header X-CSRFToken",
  responses: { 200: done },
});

const required = (label: string) =>
  z.string({ error: `${label} is required.` }).min(1, `${label} is required.`);

export const loginInput = z.object({
  username: required("Username").max(254),
  password: required("Password").max(1_000),
});

export const login = endpoint({
  method: "POST",
  path: "login/",
  tag: "Session",
  summary: "Sign in with an e-mail address and a password",
  body: loginInput,
  responses: { 200: signedIn },
});

export const logout = endpoint({
  method: "POST",
  path: "logout/",
  tag: "Session",
  summary: "End the session on the server and clear both cookies",
  responses: { 200: done },
});

export const checkAuth = endpoint({
  method: "GET",
  path: "check-auth/",
  tag: "Session",
  summary: "Whether this browser is signed in, and as whom",
  responses: { 200: session },
});

/** The current user's record, with the preferences that follow the person. */
export const me = currentUser.extend({
  length_unit: z.enum(["words", "characters"]),
  length_range: z.enum(["300-400", "400-700", "500-1200"]).nullable(),
  /** Whether the school has settled the length for everybody. */
  length_fixed: z.boolean(),
  /** The day by which reports are due. */
  due_on: z.iso.date().nullable(),
  /** How reports are written here, for example "Written on this server". */
  writer: z.object({ kind: z.enum(["embedded", "model"]), label: z.string() }),
});
export type Me = z.infer<typeof me>;

export const getMe = endpoint({
  method: "GET",
  path: "users/me/",
  tag: "Session",
  summary: "The current user's record",
  responses: { 200: me },
});

export const updateMe = endpoint({
  method: "PATCH",
  path: "users/me/",
  tag: "Session",
  summary: "Remember the teacher's length range and unit",
  body: z.object({
    length_unit: z.enum(["words", "characters"]).optional(),
    length_range: z.enum(["300-400", "400-700", "500-1200"]).nullable().optional(),
  }),
  responses: { 200: me },
});

export const teacher = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
});
export type Teacher = z.infer<typeof teacher>;
