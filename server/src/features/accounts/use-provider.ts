import { PROVIDER_NAMES, type Provider } from "@reportair/contract/signing-in.ts";
import type { Database } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { findPasswordDoor } from "./queries.ts";

/** With whose accounts people sign in, in words: "Google", "Google or Microsoft". */
export function namesOf(providers: readonly Provider[]): string {
  return providers.map((provider) => PROVIDER_NAMES[provider]).join(" or ");
}

/** Said where a school has switched its passwords off. */
export function useProvider(providers: readonly Provider[]): AppError {
  const names = namesOf(providers);
  return new AppError("use_provider", {
    detail: `Your school signs in with its ${names} accounts, and its passwords are switched off. Use “Continue with ${names}”.`,
    extra: { providers },
  });
}

/** The providers of schools with an address's ending whose passwords are switched off; whether it has an account or not. */
export async function providersBehind(database: Database, email: string): Promise<Provider[]> {
  return (await findPasswordDoor(database, email, null)).by_domain;
}

/** Whether somebody's password signs them in. */
export async function passwordCounts(database: Database, userId: number): Promise<boolean> {
  return (await findPasswordDoor(database, "", userId)).by_account.length === 0;
}
