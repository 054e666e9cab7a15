import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { Navigate, Outlet, useLocation, useNavigate } from "react-router";
import { forgetAllButSession, sessionQuery, useOwnDrafts, useSession } from "../data/accounts.ts";
import type { Origin } from "../features/accounts/origin.ts";
import { actingUser } from "../lib/api/acting-user.ts";
import { onSessionLost } from "../lib/api/session-lost.ts";
import { rememberPage, takeRememberedPage } from "../lib/drafts/return-to.ts";
import { dismissToasts } from "../ui/toast-store.ts";
import { PageLoading } from "./page-loading.tsx";
import { paths } from "./paths.ts";
import { useTranslatable } from "./use-translatable.ts";

// Hardly anybody ever sees it.
const SetUpFirst = lazy(async () => ({ default: (await import("./set-up-first.tsx")).SetUpFirst }));

/**
 * Lets through who is signed in; everybody else goes to the login page, which remembers the way. Where the
 * session ended meanwhile nothing of the page stays readable: what was typed and where is kept for its person alone.
 */
export function SessionGuard() {
  useTranslatable(false);
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const user = session.data?.authenticated ? session.data.id : null;
  // After signing out on purpose the page is not remembered: the next to sign in may be somebody else.
  const left = session.data?.authenticated === false && session.data.left === true;
  const closed = !session.isPending && user === null;
  const ended = useFreshSession(user, closed && !left ? pathname + search + hash : null);
  const lacks = session.data?.authenticated === true && session.data.lacks_second_step === true;
  // Until its person says so: they are still shown their recovery codes when nothing is lacking any more.
  const [settingUp, setSettingUp] = useState(lacks);
  if (lacks && !settingUp) setSettingUp(true);
  const open = useOwnDrafts(lacks ? null : user);
  useWayBack(open);
  if (session.isPending) return <PageLoading label="Checking your session..." />;
  if (closed) {
    const way: Origin = ended
      ? { ended: true }
      : { from: pathname + search + hash, of: actingUser() };
    return <Navigate to={paths.login} replace state={left ? null : way} />;
  }
  if (session.data?.authenticated && (lacks || settingUp)) {
    return (
      <Suspense fallback={<PageLoading />}>
        <SetUpFirst school={session.data.institution.name} onDone={() => setSettingUp(false)} />
      </Suspense>
    );
  }
  return open ? <Outlet /> : <PageLoading label="Checking your session..." />;
}

/**
 * Checks again as soon as the server knows nobody; and forgets what was seen once nobody is to see it any more.
 * Returns whether the session of somebody who was at `place` has ended; it is null where it has not.
 */
function useFreshSession(user: number | null, place: string | null): boolean {
  const client = useQueryClient();
  useEffect(
    () => onSessionLost(() => void client.invalidateQueries({ queryKey: sessionQuery.queryKey })),
    [client],
  );
  const [last, setLast] = useState(user);
  if (user !== null && user !== last) setLast(user);
  const ended = last !== null && place !== null;
  useLayoutEffect(() => {
    if (place === null) return;
    if (ended) {
      rememberPage(place);
      dismissToasts();
    }
    forgetAllButSession(client);
  }, [client, ended, place]);
  return ended;
}

/** Leads who signs in again back to the page on which they signed out, or their session ended. */
function useWayBack(open: boolean): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const atStart = useEffectEvent(() => pathname === paths.dashboard);
  useEffect(() => {
    const page = open ? takeRememberedPage() : null;
    if (page !== null && atStart()) void navigate(page, { replace: true });
  }, [open, navigate]);
}
