import { z } from "zod";
import { done } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { emailAddress } from "../text.ts";
import { PROVIDERS } from "../signing-in.ts";

/** Where the links of the mails lead; the token is the query parameter `token`. */
export const RESET_PAGE = "/reset-password";

export const requestPasswordReset = endpoint({
  method: "POST",
  path: "password-reset-request/",
  tag: "Session",
  summary:
    "Mail a link that sets a new password; returns the same whether or not the address is known",
  body: z.object({ email: emailAddress }),
  responses: {
    200: done.extend({
      /** With whose accounts people sign in, where the address's ending is of a school without passwords. */
      providers: z.array(z.enum(PROVIDERS)),
    }),
  },
});

export const validatePasswordReset = endpoint({
  method: "POST",
  path: "password-reset-validate/",
  tag: "Session",
  summary: "Set a new password with the token of a mailed link; every error has a `detail`",
  body: z.object({ token: z.string().max(1_000), new_password: z.string() }),
  responses: { 200: done },
});
