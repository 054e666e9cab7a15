import type { ResponseOf } from "@reportair/contract/endpoint.ts";
import type { requestPasswordReset } from "@reportair/contract/features/password-reset.ts";
import { useMutation } from "@tanstack/react-query";
import { ApiError } from "../lib/api/api-error.ts";
import { addressOf } from "../lib/api/address.ts";
import { freshCsrfToken } from "../lib/api/csrf.ts";
import { send } from "../lib/api/send.ts";
import { call } from "../lib/api/call.ts";

/** Asks for a reset link by mail; the CSRF token is fetched freshly for it. */
export function useRequestReset() {
  return useMutation({
    mutationFn: async (body: { email: string }) => {
      await freshCsrfToken();
      const answer = await send("POST", addressOf("password-reset-request/"), {
        acting: null,
        body,
      });
      if (answer.status !== 200) throw new ApiError(answer.status, answer.body);
      return answer.body as ResponseOf<typeof requestPasswordReset>;
    },
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: "always",
  });
}

/** Sets a new password with the token of a mailed link. */
export function useSetNewPassword() {
  return useMutation({
    mutationFn: (body: { token: string; new_password: string }) =>
      call("POST password-reset-validate/", { body }),
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: "always",
  });
}
