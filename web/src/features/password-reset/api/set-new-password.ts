import type { validatePasswordReset } from "@reportair/contract/features/password-reset.ts";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { route } from "../../../lib/api/route.ts";

const VALIDATE = route<typeof validatePasswordReset>({
  method: "POST",
  path: "password-reset-validate/",
});

/** Sets a new password with the token of a mailed link. */
export function useSetNewPassword() {
  return useMutation({
    mutationFn: (body: { token: string; new_password: string }) => call(VALIDATE, { body }),
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: "always",
  });
}
