import { z } from "zod";
import { done, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { SECOND_STEP_MINUTES, signedIn } from "./accounts.ts";

/** Digits of a code that an app shows. */
export const CODE_DIGITS = 6;
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

/** What one has beside the password to sign in with. */
export const secondFactor = z.object({
  /** Since when codes of an app are asked for; null where they are not. */
  codes_since: instant.nullable(),
  recovery_codes_left: z.int(),
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
    .object({ code: code.optional(), recovery_code: recoveryCode.optional() })
    .refine((given) => Object.values(given).filter((each) => each !== undefined).length === 1, {
      path: ["code"],
      error: "The code is required.",
    }),
  responses: { 200: signedIn },
});
