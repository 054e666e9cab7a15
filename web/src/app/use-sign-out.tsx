import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { useLogout } from "../data/accounts.ts";
import { actingUser } from "../lib/api/acting-user.ts";
import { tellSignIn } from "../lib/api/sign-ins.ts";
import { currentKeeper, type Kept } from "../lib/drafts/keeper.ts";
import {
  forgetDrafts,
  rememberPage,
  saveBeforeSigningOut,
  unsavedDrafts,
} from "../lib/drafts/return-to.ts";
import { part } from "../ui/part.tsx";
import { paths } from "./paths.ts";

// Every page has the bar with this in it: it comes after the page, and is there where the connection is lost.
const SignOutDialog = part(async () => (await import("./sign-out-dialog.tsx")).SignOutDialog, {
  close: ({ onStay }) => onStay,
});

/**
 * Signs out, then goes to the login page whatever came of it. Behind the login the guard is quicker,
 * and the page that asked is gone by then. Where something is unsaved, `question` asks first.
 */
export function useSignOut(): { signOut: () => void; leaving: boolean; question: ReactNode } {
  const navigate = useNavigate();
  const logout = useLogout();
  const [unsaved, setUnsaved] = useState<readonly Kept[]>([]);
  const [saving, setSaving] = useState(false);
  const go = () => logout.mutate(undefined, { onSettled: () => void navigate(paths.login) });
  async function begin() {
    setSaving(true);
    await saveBeforeSigningOut();
    setSaving(false);
    const left = unsavedDrafts();
    setUnsaved(left);
    if (left.length === 0) go();
  }
  return {
    leaving: logout.isPending || saving,
    signOut: () => void begin(),
    question: unsaved.length > 0 && (
      <SignOutDialog
        unsaved={unsaved.map(({ what }) => what)}
        lasts={currentKeeper()?.lasts() ?? false}
        onStay={() => setUnsaved([])}
        onKeep={() => {
          setUnsaved([]);
          // Where the last of it was typed, which may be another page by now.
          if (unsaved[0]) rememberPage(unsaved[0].place);
          go();
        }}
        onDelete={() => {
          setUnsaved([]);
          forgetDrafts();
          // Another page would keep its own again as soon as it hears of the logout.
          const forget = actingUser();
          if (forget !== null) tellSignIn({ forget });
          go();
        }}
      />
    ),
  };
}
