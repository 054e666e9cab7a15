import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { makeStale } from "./stale.ts";

/** Confirms a new e-mail address with the token of a mailed link. */
export function useConfirmEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call("POST email-change-confirm/", { body: { token } }),
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: "always",
    // It may be the address of whoever is signed in here.
    onSuccess: () => makeStale(client, "account", "people"),
  });
}

/** Keeps one's own e-mail address where another one waits for its confirmation. */
export function useKeepEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("DELETE users/me/pending-email/"),
    onSettled: () => makeStale(client, "account", "people"),
  });
}
