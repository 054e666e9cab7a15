import type { takeSecondStep } from "@reportair/contract/features/second-factor.ts";
import type { GivenBody } from "@reportair/contract/endpoint.ts";
import type { MadePasskey, SignedByPasskey } from "@reportair/contract/passkeys.ts";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { becomePerson, sessionQuery, sessionsQuery, showPerson } from "./accounts.ts";

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

/** Has the browser ask for one of the person's passkeys, and returns what that has signed. */
async function signWithPasskey(options: { challenge: string }): Promise<SignedByPasskey> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  // Made for the browser by the server; in between nobody reads it.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return (await startAuthentication({ optionsJSON })) as SignedByPasskey;
}

/** Finishes signing in with a passkey. */
export function useTakeStepByPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const passkey = await signWithPasskey(await call("POST login/second-step/passkey/"));
      const session = await call("POST login/second-step/", { body: { passkey } });
      await becomePerson(session);
      return session;
    },
    networkMode: "always",
    onSuccess: (session) => showPerson(client, session),
  });
}

/** Confirms with a passkey that it is the person themselves. */
export function useConfirmByPasskey() {
  return useMutation({
    mutationFn: async () => {
      const passkey = await signWithPasskey(await call("POST users/me/confirm/passkey/"));
      await call("POST users/me/confirm/", { body: { passkey } });
    },
    networkMode: "always",
  });
}

/** What shows how the person signs in; and whether their school still waits for them to set something up. */
function showFactor(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries(secondFactorQuery),
    client.invalidateQueries(sessionsQuery),
  ]);
}

/** Makes a passkey and adds it; returns the recovery codes, where there are new ones. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name }: { name: string }) => {
      const options = await call("POST users/me/passkeys/begin/");
      const { startRegistration } = await import("@simplewebauthn/browser");
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
      const passkey = (await startRegistration({ optionsJSON })) as MadePasskey;
      return (await call("POST users/me/passkeys/", { body: { name, passkey } })).recovery_codes;
    },
    onSuccess: () => showFactor(client),
    networkMode: "always",
  });
}

/** Removes a passkey. */
export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("DELETE users/me/passkeys/:id/", { params: { id } }),
    onSuccess: () => client.invalidateQueries(secondFactorQuery),
    networkMode: "always",
  });
}

/** Whether administrators need a second step, and who of the staff has one. */
export const signInPolicyQuery = queryOptions({
  queryKey: ["sign-in-policy"],
  meta: { shows: ["people"] },
  queryFn: ({ signal }) => call("GET admin/sign-in/", { signal }),
});

export function useSetSignInPolicy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (second_step_required: boolean) =>
      call("PATCH admin/sign-in/", { body: { second_step_required } }),
    onSuccess: (policy) => {
      client.setQueryData(signInPolicyQuery.queryKey, policy);
      // It holds for whoever has decided it, too.
      void client.invalidateQueries(sessionQuery);
      void client.invalidateQueries(secondFactorQuery);
    },
  });
}

/** Takes a colleague's lost second step off. */
export function useTakeSecondStepOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      call("DELETE users/teachers/:id/second-factor/", { params: { id } }),
    onSettled: () => client.invalidateQueries(signInPolicyQuery),
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
    onSuccess: () => showFactor(client),
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
