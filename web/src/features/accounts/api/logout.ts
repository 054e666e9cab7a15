import { useMutation, useQueryClient } from "@tanstack/react-query";
import { signOut } from "../../../lib/api/pending-logout.ts";
import { forgetAllButSession, sessionQuery, SIGNED_OUT } from "./session.ts";

/** Signs out, whether or not the server can be told at once. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await client.cancelQueries();
      await signOut();
    },
    onSuccess: () => {
      forgetAllButSession(client);
      client.setQueryData(sessionQuery.queryKey, SIGNED_OUT);
    },
    networkMode: "always",
  });
}
