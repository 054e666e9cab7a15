import { z } from "zod";
import { done, idParams, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { signedByPasskey } from "../passkeys.ts";

export const ROLES = ["teacher", "admin", "adminteacher"] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** Name of the cookie that the page reads and repeats in the header. */
export const CSRF_COOKIE = "csrftoken";
export const CSRF_HEADER = "X-CSRFToken";
export const SESSION_COOKIE = "sessionid";
/** The header in which a call says for whom it is made, by the user's id; any other person's session refuses it. */
export const ACTING_HEADER = "X-Acting-User";
/** The same in the query, for streams and downloads, which send no headers of their own. */
export const ACTING_QUERY = "acting_user";
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 1_000;

export const currentUser = z.object({
  id: z.int(),
  role,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  institution: z.object({ id: z.int(), name: z.string() }),
});
export type CurrentUser = z.infer<typeof currentUser>;

export const signedIn = currentUser.extend({
  authenticated: z.literal(true),
  /** Only there where their school requires a second step of them, and nothing else is answered before they set one up. */
  lacks_second_step: z.literal(true).optional(),
});
export const session = z.union([
  signedIn,
  z.object({
    authenticated: z.literal(false),
    role: z.null(),
    /** False where the session would hold, and the school's subscription does not. */
    subscribed: z.literal(false).optional(),
  }),
]);
export type Session = z.infer<typeof session>;

export const csrf = endpoint({
  method: "GET",
  path: "csrf/",
  tag: "Session",
  summary: "Set the CSRF cookie and repeat its value in the header X-CSRFToken",
  responses: { 200: done },
});

const required = (label: string, max: number) =>
  z
    .string({ error: `${label} is required.` })
    .min(1, `${label} is required.`)
    .max(max, `${label} must be at most ${max.toLocaleString("en-GB")} characters.`);

const password = (label: string) => required(label, PASSWORD_MAX);

/** A password that is being chosen: whether it may be is for the server to say, as it knows what others would try. */
export const newPassword = (label: string, whereMissing = `${label} is required.`) =>
  z.string({ error: whereMissing }).regex(/\S/u, whereMissing);

export const loginInput = z.object({
  username: required("Username", 254),
  password: password("Password"),
});

/** What can follow the password. */
const secondStep = z.enum(["passkey", "code", "recovery_code"]);
export type SecondStep = z.infer<typeof secondStep>;

/** The password was right, and nobody is signed in yet: one of these is asked for as well. */
export const halfSignedIn = z.object({
  authenticated: z.literal(false),
  role: z.null(),
  second_step: z.array(secondStep),
});

export const login = endpoint({
  method: "POST",
  path: "login/",
  tag: "Session",
  summary:
    "Sign in with an e-mail address and a password; 202 where a second step is asked for (`POST login/second-step/`), and nobody is signed in before it",
  body: loginInput,
  responses: { 200: signedIn, 202: halfSignedIn },
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
  /** The address that is to be the user's, once the link that was mailed to it is opened. */
  pending_email: z.string().nullable(),
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

export const getDraftKey = endpoint({
  method: "GET",
  path: "users/me/draft-key/",
  tag: "Session",
  summary: "The key that the user's browser seals unsaved texts with",
  responses: { 200: z.object({ key: z.base64url() }) },
});

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
    current_password: password("Current password"),
    new_password: newPassword("New password"),
  }),
  responses: { 200: done },
});

/** Minutes for which a confirmation that it is the person themselves holds; signing in is one. */
export const CONFIRMED_MINUTES = 10;

export const confirmSession = endpoint({
  method: "POST",
  path: "users/me/confirm/",
  tag: "Session",
  summary: `Confirm by the password or a passkey that it is oneself, for what asks for it in this session within ${CONFIRMED_MINUTES} minutes`,
  body: z
    .object({ password: password("Password").optional(), passkey: signedByPasskey.optional() })
    .refine((given) => (given.password === undefined) !== (given.passkey === undefined), {
      path: ["password"],
      error: "Password is required.",
    }),
  responses: { 200: done },
});

/** Days within which a closed account is removed; until then an administrator can reopen it. */
export const CLOSED_DAYS = 90;

export const closeAccount = endpoint({
  method: "POST",
  path: "users/me/close/",
  tag: "Session",
  summary: `Close one's own account: signed out everywhere at once, removed within ${CLOSED_DAYS} days`,
  confirmation: "always",
  responses: { 200: done },
});
