import { z } from "zod";
import { done } from "../common.ts";
import { endpoint } from "../endpoint.ts";

/** Where the mailed links lead; the token is the query parameter `token`. */
export const CONFIRM_EMAIL_PAGE = "/confirm-email";

/** `invalid` where the link opens nothing, `conflict` where another account has the address by now. */
export const confirmEmail = endpoint({
  method: "POST",
  path: "email-change-confirm/",
  tag: "Session",
  summary:
    "Confirm a new e-mail address with the token of a mailed link; every error has a `detail`",
  body: z.object({ token: z.string().max(1_000) }),
  responses: { 200: z.object({ detail: z.string(), email: z.string() }) },
});

export const keepEmail = endpoint({
  method: "DELETE",
  path: "users/me/pending-email/",
  tag: "Session",
  summary: "Keep one's own e-mail address: drop the one that waits for its confirmation",
  responses: { 200: done },
});
