import { SECOND_STEP_MINUTES } from "../lifetimes.ts";
import { z } from "zod";
import { done, idParams, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { madePasskey, passkeyOptions, signedByPasskey } from "../passkeys.ts";
import { CODE_DIGITS } from "../signing-in.ts";
import { line } from "../text.ts";
import { signedIn } from "./accounts.ts";

/** How many recovery codes somebody gets; each works once. */
export const RECOVERY_CODES = 10;

/** A code as people type it: with spaces, as apps show it. */
const code = z
  .string({ error: "The code is required." })
  .max(100)
  .transform((text) => text.replaceAll(/\s/gu, ""))
  .pipe(z.string().regex(/^\d{6}$/u, `Please type the ${CODE_DIGITS} digits that your app shows.`));

/** A recovery code in any case, with or without its dashes. */
const recoveryCode = z
  .string()
  .max(100)
  .transform((text) => text.toLowerCase().replaceAll(/[^a-z\d]/gu, ""))
  .pipe(z.string().min(1, "The recovery code is required."));

/** Most passkeys of a person. */
export const PASSKEYS_MAX = 20;

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: instant,
  used_at: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** What one has beside the password to sign in with. */
export const secondFactor = z.object({
  /** Since when codes of an app are asked for; null where they are not. */
  codes_since: instant.nullable(),
  recovery_codes_left: z.int(),
  passkeys: z.array(passkey),
  /** The host under which passkeys work here; null where they do not. */
  passkey_host: z.string().nullable(),
  /** Whether the school requires a second step of this person, so that the last one stays. */
  required: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

export const getSecondFactor = endpoint({
  method: "GET",
  path: "users/me/second-factor/",
  tag: "Session",
  summary: "What the user has as the second step of signing in",
  responses: { 200: secondFactor },
});

export const beginCodes = endpoint({
  method: "POST",
  path: "users/me/second-factor/codes/",
  tag: "Session",
  summary: "Begin to set up codes of an app (RFC 6238); they count once one of them is given",
  confirmation: "always",
  responses: {
    200: z.object({
      /** In base32, to be typed into an app. */
      secret: z.string(),
      /** `otpauth://…`, to be shown as a QR code. */
      address: z.string(),
    }),
  },
});

/** Recovery codes, shown this once; null where there are some from before. */
const newRecoveryCodes = z.array(z.string());

export const turnCodesOn = endpoint({
  method: "POST",
  path: "users/me/second-factor/codes/confirm/",
  tag: "Session",
  summary:
    "Turn codes of an app on with the first of them; sessions in other browsers end, and recovery codes are answered once, null where there are some",
  confirmation: "always",
  body: z.object({ code }),
  responses: { 200: z.object({ recovery_codes: newRecoveryCodes.nullable() }) },
});

export const turnCodesOff = endpoint({
  method: "DELETE",
  path: "users/me/second-factor/codes/",
  tag: "Session",
  summary: "Ask for no codes of an app any more",
  confirmation: "always",
  responses: { 200: done },
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "users/me/second-factor/recovery-codes/",
  tag: "Session",
  summary: "Make new recovery codes, which are answered once; those of before work no more",
  confirmation: "always",
  responses: { 200: z.object({ recovery_codes: newRecoveryCodes }) },
});

export const takeSecondStep = endpoint({
  method: "POST",
  path: "login/second-step/",
  tag: "Session",
  summary: `Finish signing in, within ${SECOND_STEP_MINUTES} minutes of the password and in the same browser`,
  body: z
    .object({
      code: code.optional(),
      recovery_code: recoveryCode.optional(),
      passkey: signedByPasskey.optional(),
    })
    .refine((given) => Object.values(given).filter((each) => each !== undefined).length === 1, {
      path: ["code"],
      error: "The code is required.",
    }),
  responses: { 200: signedIn },
});

export const beginSecondStep = endpoint({
  method: "POST",
  path: "login/second-step/passkey/",
  tag: "Session",
  summary: "What a passkey is to sign as the second step of signing in; good once",
  responses: { 200: passkeyOptions },
});

export const beginConfirming = endpoint({
  method: "POST",
  path: "users/me/confirm/passkey/",
  tag: "Session",
  summary: "What a passkey is to sign to confirm that it is oneself; good once",
  responses: { 200: passkeyOptions },
});

export const beginPasskey = endpoint({
  method: "POST",
  path: "users/me/passkeys/begin/",
  tag: "Session",
  summary: "What a browser needs to make a passkey; good once",
  confirmation: "always",
  responses: { 200: passkeyOptions },
});

export const addPasskey = endpoint({
  method: "POST",
  path: "users/me/passkeys/",
  tag: "Session",
  summary:
    "Add a passkey that the browser has made; recovery codes are answered once, null where there are some",
  confirmation: "always",
  body: z.object({ name: line("Name", 60), passkey: madePasskey }),
  responses: { 200: z.object({ recovery_codes: newRecoveryCodes.nullable() }) },
});

export const removePasskey = endpoint({
  method: "DELETE",
  path: "users/me/passkeys/:id/",
  tag: "Session",
  summary: "Remove one of the user's passkeys",
  confirmation: "always",
  params: idParams,
  responses: { 200: done },
});

/** What the school asks of its administrators when they sign in, and who has a second step. */
const signInPolicy = z.object({
  second_step_required: z.boolean(),
  /** Ids of the members of staff who have a second step. */
  with_second_step: z.array(z.int()),
});

export const getSignInPolicy = endpoint({
  method: "GET",
  path: "admin/sign-in/",
  tag: "Administration",
  summary: "Whether administrators need a second step to sign in, and who of the staff has one",
  responses: { 200: signInPolicy },
});

export const setSignInPolicy = endpoint({
  method: "PATCH",
  path: "admin/sign-in/",
  tag: "Administration",
  summary:
    "Require a second step of administrators, or not; who has none then reaches nothing but setting one up",
  confirmation: "always",
  body: z.object({ second_step_required: z.boolean() }),
  responses: { 200: signInPolicy },
});

export const takeSecondStepOff = endpoint({
  method: "DELETE",
  path: "users/teachers/:id/second-factor/",
  tag: "Teachers",
  summary:
    "Take a colleague's lost second step off, never one's own; their sessions end and they are told (administrators)",
  confirmation: "always",
  params: idParams,
  responses: { 200: done },
});
