import { useSession } from "../data/accounts.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import { paths } from "./paths.ts";

/** Where the buttons to start lead: to the dashboard or, first, to the login. */
export function useStart(): string {
  const signedIn = useSession().data?.authenticated === true;
  return useHydrated() && signedIn ? paths.dashboard : paths.login;
}
