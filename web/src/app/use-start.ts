import { useSession } from "../data/accounts.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import { paths } from "./paths.ts";

/** Where the buttons to start lead: to the dashboard, or to how a school begins, with the login on it. */
export function useStart(): string {
  const signedIn = useSession().data?.authenticated === true;
  return useHydrated() && signedIn ? paths.dashboard : paths.begin;
}
