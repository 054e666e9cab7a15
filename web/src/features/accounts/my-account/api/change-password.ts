import { changePassword } from "@reportair/contract/features/accounts.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../../lib/api/call.ts";
import { sessionsQuery } from "./sessions.ts";

/** Changes the person's own password; their sessions in other browsers end with it. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { current_password: string; new_password: string }) =>
      call(changePassword, { body }),
    onSuccess: () => client.invalidateQueries(sessionsQuery),
    networkMode: "always",
  });
}
