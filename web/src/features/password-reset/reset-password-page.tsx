import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { paths } from "../../app/paths.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { useSession } from "../../data/accounts.ts";
import { BesideCover } from "../accounts/beside-cover.tsx";
import { NeedsScript } from "../accounts/needs-script.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { FORGOTTEN } from "../accounts/origin.ts";

/** In the place of a token that is not known before the app is there, as nothing is sent before that. */
const WHOLE = "whole";
const LOGIN_AFTER_MS = 3_000;

/** Where the links of the mails lead: a forgotten password's, and a new administrator's first. */
export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get("token");
  const [done, setDone] = useState(false);
  const hydrated = useHydrated();
  usePageTitle("Set a new password");
  return (
    <BesideCover
      title="Set a new password"
      lead="For the account that the link was sent to. Its sessions in other browsers end."
    >
      {/* What the build writes knows no address yet, and is for those whose address is whole. */}
      <Inside token={hydrated ? token : WHOLE} done={done} onDone={() => setDone(true)} />
    </BesideCover>
  );
}

function Inside(props: { token: string | null; done: boolean; onDone: () => void }) {
  if (props.done) return <Done />;
  return props.token ? <Form token={props.token} onDone={props.onDone} /> : <NoToken />;
}

function Form(props: { token: string; onDone: () => void }) {
  const session = useSession().data;
  return (
    <>
      {session?.authenticated && (
        <InlineAlert tone="info" still className="mb-4">
          You are signed in as <span className="break-words">{session.email}</span>. If the link was
          sent to another address, it is that account’s password that you set here.
        </InlineAlert>
      )}
      <NewPasswordForm {...props} />
      <NeedsScript />
      <p className="mt-4 text-center text-md text-muted">
        <AskAgain>Ask for a new link</AskAgain> or{" "}
        <Link to={paths.login} className={link}>
          log in
        </Link>
      </p>
    </>
  );
}

function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.login, { replace: true }), LOGIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <InlineAlert tone="success">Password reset successful.</InlineAlert>
      <p className="mt-3 mb-4 text-md text-text-2">The login page opens in a moment.</p>
      <Link ref={focus} to={paths.login} replace className={buttonClass("primary", "md", "w-full")}>
        Log in
      </Link>
    </>
  );
}

// The button that had the focus has gone with the form.
function focus(element: HTMLElement | null) {
  element?.focus();
}

function NoToken() {
  return (
    <>
      <InlineAlert>
        This link is not complete. Open the whole address from the mail, or ask for a new link.
      </InlineAlert>
      <p className="mt-4 text-center text-md">
        <AskAgain>Ask for a new link</AskAgain>
      </p>
    </>
  );
}

const link = "rounded-1 px-1 py-1 font-mid text-accent-ink hover:underline";

function AskAgain({ children }: { children: string }) {
  return (
    <Link to={paths.login} state={FORGOTTEN} className={link}>
      {children}
    </Link>
  );
}
