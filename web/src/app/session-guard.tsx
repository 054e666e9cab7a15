import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { forgetAllButSession, sessionQuery, useSession } from "../data/accounts.ts";
import type { Origin } from "../features/accounts/origin.ts";
import { onSessionLost } from "../lib/api/session-lost.ts";
import { toast } from "../ui/toast-store.ts";
import { PageLoading } from "./page-loading.tsx";
import { paths } from "./paths.ts";
import { hasUnsavedWords } from "./unsaved-words.ts";

/**
 * Lets through who is signed in; everybody else goes to the login page, which remembers the way. Where the
 * session ended meanwhile and something on the page is unsaved, the page stays until it can be saved.
 */
export function SessionGuard() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const user = session.data?.authenticated ? session.data.id : null;
  // After signing out on purpose the page is not remembered: the next to sign in may be somebody else.
  const left = session.data?.authenticated === false && session.data.left === true;
  const stays = useMemo(() => user === null && !left && hasUnsavedWords(), [user, left]);
  useFreshSession(user);
  useEffect(() => {
    if (stays) sayHowToSave();
  }, [stays]);
  if (session.isPending) return <PageLoading label="Checking your session..." />;
  if (user === null && !stays) {
    const state: Origin | null = left ? null : { from: pathname + search + hash };
    return <Navigate to={paths.login} replace state={state} />;
  }
  return <Outlet />;
}

/** Checks again as soon as the server knows nobody, and drops what the person before has seen in this tab. */
function useFreshSession(user: number | null): void {
  const client = useQueryClient();
  useEffect(
    () => onSessionLost(() => void client.invalidateQueries({ queryKey: sessionQuery.queryKey })),
    [client],
  );
  const last = useRef(user);
  useEffect(() => {
    if (user === null) return;
    if (last.current !== null && last.current !== user) forgetAllButSession(client);
    last.current = user;
  }, [client, user]);
}

function sayHowToSave(): void {
  toast.error("You are signed out. Log in again in another tab, then save here.", {
    label: "Log in",
    onAction: () => void window.open(paths.login),
  });
}
