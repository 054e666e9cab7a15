import { lazy, Suspense, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { useLogout } from "../data/accounts.ts";
import { paths } from "./paths.ts";
import { hasUnsavedWords } from "./unsaved-words.ts";

// Every page has the bar with this in it, and hardly any ever asks.
const ConfirmDialog = lazy(async () => ({
  default: (await import("../ui/confirm-dialog.tsx")).ConfirmDialog,
}));

/**
 * Signs out, then goes to the login page whatever came of it. Behind the login the guard is quicker,
 * and the page that asked is gone by then. Where something is unsaved, `question` asks first.
 */
export function useSignOut(): { signOut: () => void; leaving: boolean; question: ReactNode } {
  const navigate = useNavigate();
  const logout = useLogout();
  const [asking, setAsking] = useState(false);
  const go = () => logout.mutate(undefined, { onSettled: () => void navigate(paths.login) });
  return {
    leaving: logout.isPending,
    signOut: () => (hasUnsavedWords() ? setAsking(true) : go()),
    question: asking && (
      <Suspense>
        <ConfirmDialog
          open
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            go();
          }}
          title="Leave without saving?"
          cancelLabel="Stay"
          confirmLabel="Log out"
        >
          What you changed on this page is lost.
        </ConfirmDialog>
      </Suspense>
    ),
  };
}
