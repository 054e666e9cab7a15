import { FLOW_MINUTES } from "../lifetimes.ts";
import { z } from "zod";
import { done, idParams, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { PROVIDERS, type Provider } from "../signing-in.ts";
import { signedIn, PASSWORD_MAX } from "./accounts.ts";

const provider = z.enum(PROVIDERS);

/** The page to which a provider sends people back; the rest of the address is `PUBLIC_URL`. */
export const RETURN_PAGE = "/login/return";

/** The tenant of everybody's private Microsoft accounts: no school's. */
export const PERSONAL_TENANT = "9188040d-6c67-4c5b-b112-36a304b66dad";

const DOMAIN = /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/u;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** A domain as people type it: in any case, with the at-sign or the address before it. */
const domain = z
  .string({ error: "The domain is required." })
  .max(320)
  .transform((text) => text.trim().toLowerCase().replace(/^.*@/u, ""))
  .pipe(z.string().regex(DOMAIN, "Please give a domain, such as hilltop.sch.uk."));

const oneWord = (label: string, max: number) =>
  z
    .string({ error: `${label} is required.` })
    .trim()
    .min(1, { error: `${label} is required.`, abort: true })
    .max(max, `${label} must be at most ${max} characters.`)
    .regex(/^[\x21-\x7e]+$/u, `${label} holds no spaces and only plain characters.`);

const providerParams = z.object({ provider });

/** An address at the provider, to be opened by the browser itself. */
const wayThere = z.object({ address: z.url() });

export const listDoors = endpoint({
  method: "GET",
  path: "login/providers/",
  tag: "Session",
  summary: "With whose accounts people sign in here, and whether a school's domain is to be given",
  responses: {
    200: z.object({
      doors: z.array(
        z.object({
          provider,
          /** Several schools do, so that the domain of one's address is needed to find one's own. */
          asks_domain: z.boolean(),
        }),
      ),
    }),
  },
});

export const beginSignIn = endpoint({
  method: "POST",
  path: "login/providers/begin/",
  tag: "Session",
  summary: `Begin to sign in with a school's account: where to go, within ${FLOW_MINUTES} minutes and in this browser`,
  body: z.object({ provider, domain: domain.optional() }),
  responses: { 200: wayThere },
});

const waysToConfirm = z.array(z.enum(["password", "mail"]));

/** What came of coming back. */
const cameBack = z.discriminatedUnion("done", [
  z.object({ done: z.literal("signed_in"), session: signedIn }),
  z.object({
    done: z.literal("second_step"),
    second_step: z.array(z.enum(["passkey", "code", "recovery_code"])),
  }),
  z.object({
    /** Nobody is signed in yet: that the account here is theirs is to be shown once. */
    done: z.literal("link"),
    provider,
    /** The address at the provider. */
    address: z.string(),
    ways: waysToConfirm,
  }),
  z.object({
    done: z.literal("tested"),
    provider,
    address: z.string(),
    /** Claims that the provider does not send, though they can be turned on there. */
    missing: z.array(z.enum(["acct", "auth_time"])),
  }),
  z.object({ done: z.literal("confirmed") }),
  z.object({ done: z.literal("linked"), provider, address: z.string() }),
]);
export type CameBack = z.infer<typeof cameBack>;

/** Signed in, or what is still asked for. */
export type Entered = Extract<CameBack, { done: "signed_in" | "second_step" | "link" }>;

export const comeBack = endpoint({
  method: "POST",
  path: "login/providers/finish/",
  tag: "Session",
  summary:
    "Finish what was begun at a provider, once and in the same browser, with the query that it sent people back with",
  body: z.object({ query: z.string().max(8_000) }),
  responses: { 200: cameBack },
});

export const confirmLink = endpoint({
  method: "POST",
  path: "login/providers/link/",
  tag: "Session",
  summary:
    "Show once that an account here is one's own, by its password or the mailed link, and sign in; in the browser that came back from the provider",
  body: z
    .object({
      password: z.string().min(1, "Password is required.").max(PASSWORD_MAX).optional(),
      token: z.string().max(100).optional(),
    })
    .refine((given) => (given.password === undefined) !== (given.token === undefined), {
      path: ["password"],
      error: "Password is required.",
    }),
  responses: { 200: cameBack },
});

export const mailLink = endpoint({
  method: "POST",
  path: "login/providers/link/mail/",
  tag: "Session",
  summary: "Have a link mailed to the account's address that shows that it is one's own",
  responses: { 200: done },
});

export const beginConfirmingThere = endpoint({
  method: "POST",
  path: "users/me/confirm/provider/",
  tag: "Session",
  summary: "Begin to confirm that it is oneself by signing in afresh at the provider",
  body: z.object({ provider }),
  responses: { 200: wayThere },
});

const identity = z.object({
  provider,
  /** The address there when it was last used; who it is, the provider's own number says. */
  address: z.string(),
  linked_at: instant,
  used_at: instant.nullable(),
});
export type Identity = z.infer<typeof identity>;

/** How one signs in oneself. */
const ownSignIn = z.object({
  /** What the school has turned on. */
  providers: z.array(provider),
  linked: z.array(identity),
  /** Whether one's password signs one in. */
  password_counts: z.boolean(),
});
export type OwnSignIn = z.infer<typeof ownSignIn>;

export const getOwnSignIn = endpoint({
  method: "GET",
  path: "users/me/sign-in/",
  tag: "Session",
  summary:
    "With what the user signs in: the school's accounts that are linked, and whether a password counts",
  responses: { 200: ownSignIn },
});

export const beginLinking = endpoint({
  method: "POST",
  path: "users/me/sign-in/:provider/",
  tag: "Session",
  summary: "Begin to link one's account at the school's provider",
  confirmation: "always",
  params: providerParams,
  responses: { 200: wayThere },
});

export const unlinkOwn = endpoint({
  method: "DELETE",
  path: "users/me/sign-in/:provider/",
  tag: "Session",
  summary: "Unlink one's account at the school's provider",
  confirmation: "always",
  params: providerParams,
  responses: { 200: done },
});

/** One way in, as it counts or as it waits for its test sign-in. The secret is never shown again. */
const setting = z.object({
  client_id: z.string(),
  /** The domain of a Google Workspace, or the id of a Microsoft tenant. */
  tenant: z.string(),
  saved_at: instant,
  proven_at: instant.nullable(),
});

const providerSettings = z.object({
  provider,
  live: setting.nullable(),
  /** What waits for its test sign-in. */
  waiting: setting.nullable(),
  /** Of the addresses there. */
  domain: z.string().nullable(),
  /** Whoever signs in with an address of this domain and has no account is made a teacher's; null makes nobody one. */
  accounts_domain: z.string().nullable(),
});
export type ProviderSettings = z.infer<typeof providerSettings>;

const schoolSignIn = z.object({
  /** To be registered with the provider as the address to send people back to. */
  return_address: z.string(),
  providers: z.array(providerSettings),
  /** Whose account there is linked to whose here. */
  linked: z.array(identity.extend({ user_id: z.int(), name: z.string() })),
  /** Who keeps the only password that counts; null where everybody's does. */
  password_kept_by: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type SchoolSignIn = z.infer<typeof schoolSignIn>;

export const getSchoolSignIn = endpoint({
  method: "GET",
  path: "admin/sign-in/providers/",
  tag: "Administration",
  summary: "How the school's own accounts sign in here, and whose are linked",
  responses: { 200: schoolSignIn },
});

/** What is settled of a provider, before it is tested. */
export const providerInput = z.object({
  client_id: oneWord("The client ID", 300),
  /** Left out, the one that was given before stays. */
  client_secret: oneWord("The client secret", 500).optional(),
  tenant: z
    .string({ error: "This is required." })
    .trim()
    .min(1, "This is required.")
    .max(320)
    .transform((text) => text.toLowerCase()),
});

/** What is wrong with a tenant of this provider, as a sentence, or null. */
export function tenantProblem(which: Provider, tenant: string): string | null {
  if (which === "google")
    return DOMAIN.test(tenant) && !["gmail.com", "googlemail.com"].includes(tenant)
      ? null
      : "Please give the domain of your school’s Google Workspace, such as hilltop.sch.uk.";
  if (tenant === PERSONAL_TENANT)
    return "This is the directory of private Microsoft accounts. Please give your school’s own.";
  return UUID.test(tenant)
    ? null
    : "Please give the directory (tenant) ID: 32 letters and digits with four dashes, from the app’s overview page.";
}

export const saveProvider = endpoint({
  method: "PUT",
  path: "admin/sign-in/providers/:provider/",
  tag: "Administration",
  summary:
    "Save how the school's accounts sign in; it counts once it is tested, and what counted goes on until then",
  confirmation: "always",
  params: providerParams,
  body: providerInput,
  responses: { 200: schoolSignIn },
});

export const testProvider = endpoint({
  method: "POST",
  path: "admin/sign-in/providers/:provider/test/",
  tag: "Administration",
  summary: "Begin the test sign-in, after which what was saved counts",
  confirmation: "always",
  params: providerParams,
  responses: { 200: wayThere },
});

export const settleAccounts = endpoint({
  method: "PATCH",
  path: "admin/sign-in/providers/:provider/",
  tag: "Administration",
  summary:
    "Settle whether signing in makes a teacher's account of who has none, by the domain of the address",
  confirmation: "always",
  params: providerParams,
  body: z.object({ accounts_domain: domain.nullable() }),
  responses: { 200: schoolSignIn },
});

export const removeProvider = endpoint({
  method: "DELETE",
  path: "admin/sign-in/providers/:provider/",
  tag: "Administration",
  summary:
    "Turn a provider off and forget whose accounts were linked; with the last one passwords count again",
  confirmation: "always",
  params: providerParams,
  responses: { 200: schoolSignIn },
});

export const switchPasswords = endpoint({
  method: "PATCH",
  path: "admin/sign-in/passwords/",
  tag: "Administration",
  summary:
    "Switch the school's passwords off, but for the administrator's who does it, or on again",
  confirmation: "always",
  body: z.object({ off: z.boolean() }),
  responses: { 200: schoolSignIn },
});

export const unlinkColleague = endpoint({
  method: "DELETE",
  path: "users/teachers/:id/sign-in/:provider/",
  tag: "Teachers",
  summary:
    "Unlink a colleague's account at the school's provider; their sessions end and they are told (administrators)",
  confirmation: "always",
  params: idParams.extend({ provider }),
  responses: { 200: done },
});
