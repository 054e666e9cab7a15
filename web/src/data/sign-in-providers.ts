import type { GivenBody } from "@reportair/contract/endpoint.ts";
import type {
  CameBack,
  confirmLink,
  providerInput,
  SchoolSignIn,
} from "@reportair/contract/features/sign-in-providers.ts";
import type { Provider } from "@reportair/contract/signing-in.ts";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "../lib/api/call.ts";
import { becomePerson, showPerson } from "./accounts.ts";

/** With whose accounts people sign in here. */
export const doorsQuery = queryOptions({
  queryKey: ["sign-in-doors"],
  queryFn: ({ signal }) => call("GET login/providers/", { signal }),
  staleTime: 60_000,
  retry: false,
});

/** Begins to sign in; answers where to go. */
export function useBeginSignIn() {
  return useMutation({
    mutationFn: (body: { provider: Provider; domain?: string }) =>
      call("POST login/providers/begin/", { body }),
    networkMode: "always",
  });
}

/** Takes note of who has come in, where somebody has. */
async function welcome(client: QueryClient, returned: CameBack): Promise<CameBack> {
  if (returned.done === "signed_in") {
    await becomePerson(returned.session);
    await showPerson(client, returned.session);
  }
  return returned;
}

/** Finishes what was begun at a provider, with the query that it sent the browser back with. */
export function useComeBack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (query: string) =>
      welcome(client, await call("POST login/providers/finish/", { body: { query } })),
    networkMode: "always",
  });
}

/** Shows that an account here is one's own. */
export function useConfirmLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: GivenBody<typeof confirmLink>) =>
      welcome(client, await call("POST login/providers/link/", { body })),
    networkMode: "always",
  });
}

/** Has the link mailed that shows it, too. */
export function useMailLink() {
  return useMutation({
    mutationFn: () => call("POST login/providers/link/mail/"),
    networkMode: "always",
  });
}

/** Begins to confirm by a fresh sign-in at the provider; answers where to go. */
export function useBeginConfirmingThere() {
  return useMutation({
    mutationFn: (provider: Provider) =>
      call("POST users/me/confirm/provider/", { body: { provider } }),
    networkMode: "always",
  });
}

/** With what the person signs in. */
export const ownSignInQuery = queryOptions({
  queryKey: ["own-sign-in"],
  meta: { shows: ["account"] },
  queryFn: ({ signal }) => call("GET users/me/sign-in/", { signal }),
});

/** Begins to link an account at the provider; answers where to go. */
export function useBeginLinking() {
  return useMutation({
    mutationFn: (provider: Provider) =>
      call("POST users/me/sign-in/:provider/", { params: { provider } }),
    networkMode: "always",
  });
}

/** Unlinks the person's account at the provider. */
export function useUnlinkOwn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (provider: Provider) =>
      call("DELETE users/me/sign-in/:provider/", { params: { provider } }),
    onSettled: () => client.invalidateQueries(ownSignInQuery),
    networkMode: "always",
  });
}

/** How the school's own accounts sign in. */
export const schoolSignInQuery = queryOptions({
  queryKey: ["school-sign-in"],
  meta: { shows: ["people"] },
  queryFn: ({ signal }) => call("GET admin/sign-in/providers/", { signal }),
});

function useSettling<Given>(settle: (given: Given) => Promise<SchoolSignIn>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: settle,
    onSuccess: (settled) => {
      client.setQueryData(schoolSignInQuery.queryKey, settled);
      void client.invalidateQueries(ownSignInQuery);
    },
    networkMode: "always",
  });
}

export type ProviderInput = z.input<typeof providerInput>;

/** Saves a school's app at a provider; it counts once it is tested. */
export const useSaveProvider = (provider: Provider) =>
  useSettling((body: ProviderInput) =>
    call("PUT admin/sign-in/providers/:provider/", { params: { provider }, body }),
  );

/** Begins the test sign-in; answers where to go. */
export function useTestProvider() {
  return useMutation({
    mutationFn: (provider: Provider) =>
      call("POST admin/sign-in/providers/:provider/test/", { params: { provider } }),
    networkMode: "always",
  });
}

/** Settles who gets an account by signing in. */
export const useSettleAccounts = (provider: Provider) =>
  useSettling((body: { accounts_domain: string | null }) =>
    call("PATCH admin/sign-in/providers/:provider/", { params: { provider }, body }),
  );

/** Turns a provider off. */
export const useRemoveProvider = () =>
  useSettling((provider: Provider) =>
    call("DELETE admin/sign-in/providers/:provider/", { params: { provider } }),
  );

/** Switches the school's passwords off or on. */
export const useSwitchPasswords = () =>
  useSettling((off: boolean) => call("PATCH admin/sign-in/passwords/", { body: { off } }));

/** Unlinks a colleague's account at the provider. */
export function useUnlinkColleague() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, provider }: { id: number; provider: Provider }) =>
      call("DELETE users/teachers/:id/sign-in/:provider/", { params: { id, provider } }),
    onSettled: () => client.invalidateQueries(schoolSignInQuery),
    networkMode: "always",
  });
}
