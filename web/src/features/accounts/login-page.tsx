import type { SecondStep } from "@reportair/contract/features/accounts.ts";
import { useState } from "react";
import { Link, Navigate, useLocation } from "react-router";
import { paths } from "../../app/paths.ts";
import { useSite } from "../../data/site.ts";
import { ownerToReturn } from "../../lib/api/acting-user.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { useSession } from "../../data/accounts.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { cx } from "../../ui/cx.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { SecondStepForm } from "../second-factor/second-step-form.tsx";
import { ContinueWith } from "../sign-in-providers/continue-with.tsx";
import { BesideCover } from "./beside-cover.tsx";
import { NeedsScript } from "./needs-script.tsx";
import { LoginForm } from "./login-form.tsx";
import { NOT_SUBSCRIBED } from "./login-error.ts";
import { destination, hasEnded, hasForgotten } from "./origin.ts";
import { rememberedUsername } from "./remembered-username.ts";
import { ResetRequestForm } from "./reset-request-form.tsx";

const LEAD = "To your school’s reports and classes";

/** Sign-in. Whoever is signed in already goes on to where they were going. */
export function LoginPage() {
  const location = useLocation();
  // Who comes, from where and why, the browser alone knows, and not the build, which writes the page.
  const live = useHydrated();
  const state: unknown = live ? location.state : null;
  // Somebody whose page was covered, and who comes back to it.
  const [owner] = useState(ownerToReturn);
  const [username, setUsername] = useState(owner?.email ?? (live ? rememberedUsername() : ""));
  const [asked, setAsked] = useState<boolean>();
  const forgotten = asked ?? hasForgotten(state);
  const session = useSession();
  const unpaid = session.data?.authenticated === false && session.data.subscribed === false;
  const [steps, setSteps] = useState<readonly SecondStep[] | null>(null);
  usePageTitle(forgotten ? "Reset your password" : steps ? "One more step" : "Login");

  if (session.data?.authenticated) {
    const to = owner?.to ?? destination(state, session.data.id);
    return <Navigate to={to} replace />;
  }
  if (steps) {
    return (
      <BesideCover title="One more step" lead="Your password was right. Now show that it is you.">
        <SecondStepForm steps={steps} onBack={() => setSteps(null)} />
      </BesideCover>
    );
  }
  return forgotten ? (
    <BesideCover
      title="Reset your password"
      lead="We send a link to your school e-mail address. It works once, for one hour."
    >
      <ResetRequestForm username={username} onBack={() => setAsked(false)} />
    </BesideCover>
  ) : (
    <BesideCover title="Login" lead={LEAD} className={cx(!live && "in-data-known:invisible")}>
      {hasEnded(state) && !unpaid && (
        <InlineAlert tone="info" className="mb-5">
          Your session has ended. Log in again to go on. What you had typed is kept for you.
        </InlineAlert>
      )}
      <LoginForm
        username={username}
        onForgot={(typed) => {
          setUsername(typed);
          setAsked(true);
        }}
        onSecondStep={setSteps}
      />
      {live && unpaid && (
        <InlineAlert tone="warning" className="mt-5">
          {NOT_SUBSCRIBED} What you had typed is kept for you.
        </InlineAlert>
      )}
      {live && session.isError && !session.data && (
        <ErrorState tone="info" className="mt-5" onRetry={() => void session.refetch()}>
          Whether you are signed in could not be checked. {errorText(session.error)}
        </ErrorState>
      )}
      {/* Below the form: which ways there are is known later than the form is used. */}
      <ContinueWith />
      <NeedsScript />
      <Newcomers />
    </BesideCover>
  );
}

/** The way in for a school without an account, where schools can subscribe online. */
function Newcomers() {
  return useSite()?.subscribe ? (
    <p className="mt-6 text-center text-md text-muted">
      Your school is not here yet, or no longer?{" "}
      <Link
        to={paths.subscribe}
        className="rounded-1 px-1 py-1 font-mid text-accent-ink hover:underline"
      >
        Subscribe
      </Link>
    </p>
  ) : null;
}
