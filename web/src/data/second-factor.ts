import type { takeSecondStep } from "@reportair/contract/features/second-factor.ts";
import type { GivenBody } from "@reportair/contract/endpoint.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { becomePerson, sessionsQuery, showPerson } from "./accounts.ts";

/** What the person has as the second step of signing in. */
export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  meta: { shows: ["account"] },
  queryFn: ({ signal }) => call("GET users/me/second-factor/", { signal }),
});

/** Finishes signing in. */
export function useTakeSecondStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: GivenBody<typeof takeSecondStep>) => {
      const session = await call("POST login/second-step/", { body });
      await becomePerson(session);
      return session;
    },
    networkMode: "always",
    onSuccess: (session) => showPerson(client, session),
  });
}

/** Begins to set up an app: what it makes its codes of. */
export function useBeginCodes() {
  return useMutation({
    mutationFn: () => call("POST users/me/second-factor/codes/"),
    networkMode: "always",
  });
}

/** Turns the codes of an app on, with the first of them; returns the recovery codes, where there are new ones. */
export function useTurnCodesOn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { code: string }) =>
      (await call("POST users/me/second-factor/codes/confirm/", { body })).recovery_codes,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries(secondFactorQuery),
        client.invalidateQueries(sessionsQuery),
      ]),
    networkMode: "always",
  });
}

/** Asks for no codes of an app any more. */
export function useTurnCodesOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("DELETE users/me/second-factor/codes/", {}),
    onSuccess: () => client.invalidateQueries(secondFactorQuery),
    networkMode: "always",
  });
}

/** Makes new recovery codes and returns them. */
export function useRenewRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await call("POST users/me/second-factor/recovery-codes/")).recovery_codes,
    onSuccess: () => client.invalidateQueries(secondFactorQuery),
    networkMode: "always",
  });
}
