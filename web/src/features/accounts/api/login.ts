import type { login } from "@reportair/contract/features/accounts.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { route } from "../../../lib/api/route.ts";
import { forgetAllButSession, sessionQuery } from "./session.ts";

const LOGIN = route<typeof login>({ method: "POST", path: "login/" });

/** Signs in; the answer takes the place of the session check. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { username: string; password: string }) => call(LOGIN, { body }),
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: "always",
    onSuccess: async (session) => {
      await client.cancelQueries();
      // What the last person at this computer saw is nobody else's.
      forgetAllButSession(client);
      client.setQueryData(sessionQuery.queryKey, session);
    },
  });
}
