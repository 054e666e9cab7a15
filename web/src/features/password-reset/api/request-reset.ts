import { useMutation } from "@tanstack/react-query";
import { ApiError } from "../../../lib/api/api-error.ts";
import { addressOf } from "../../../lib/api/address.ts";
import { freshCsrfToken } from "../../../lib/api/csrf.ts";
import { send } from "../../../lib/api/send.ts";

/** Asks for a reset link by mail; the CSRF token is fetched freshly for it. */
export function useRequestReset() {
  return useMutation({
    mutationFn: async (email: string) => {
      await freshCsrfToken();
      const answer = await send("POST", addressOf("password-reset-request/"), { body: { email } });
      if (answer.status !== 200) throw new ApiError(answer.status, answer.body);
    },
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: "always",
  });
}
