import type { CameBack } from "@reportair/contract/features/sign-in-providers.ts";
import { PROVIDER_NAMES } from "@reportair/contract/signing-in.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, Navigate, useNavigate } from "react-router";
import { paths } from "../../app/paths.ts";
import { useSession } from "../../data/accounts.ts";
import { useComeBack, useConfirmLink } from "../../data/sign-in-providers.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import { BesideCover } from "./beside-cover.tsx";
import { destination } from "./origin.ts";
import { SecondStepForm } from "../second-factor/second-step-form.tsx";
import { tellConfirmed } from "../sign-in-providers/confirmed-there.ts";
import { LinkForm } from "../sign-in-providers/link-form.tsx";
import { forgetWayBack, keptWayBack } from "../sign-in-providers/way-back.ts";

/** Where a provider sends people back to, and where the mailed links lead. */
export function ReturnPage() {
  const navigate = useNavigate();
  // Out of the address at once: what it brought is for the server alone, and works once.
  const [query] = useState(() => window.location.search.slice(1));
  const [wayBack] = useState(keptWayBack);
  const [returned, setReturned] = useState<CameBack>();
  const back = useComeBack();
  const link = useConfirmLink();
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    forgetWayBack();
    window.history.replaceState(window.history.state, "", paths.loginReturn);
    const token = new URLSearchParams(query).get("confirm");
    const finishing = token === null ? back.mutateAsync(query) : link.mutateAsync({ token });
    // What failed is shown by the page.
    finishing.then(setReturned, () => {});
  });
  useEffect(() => begin(), []);
  const isSomebody = useSession().data?.authenticated === true;
  const error = back.error ?? link.error;
  const failed = isSomebody ? "That did not work" : "You are not signed in";
  const title = error ? failed : TITLES[returned?.done ?? "signed_in"];
  usePageTitle(title);
  if (error) {
    return (
      <BesideCover title={title}>
        <InlineAlert>{errorText(error, "That did not work. Please begin again.")}</InlineAlert>
        <Link
          to={isSomebody ? paths.dashboard : paths.login}
          replace
          className={buttonClass("primary", "md", "mt-4 w-full")}
        >
          {isSomebody ? "Back to the dashboard" : "Back to login"}
        </Link>
      </BesideCover>
    );
  }
  if (returned === undefined) {
    return (
      <BesideCover title={title}>
        <Loading label="Signing you in...">
          <Skeleton className="h-11 w-full" />
        </Loading>
      </BesideCover>
    );
  }
  switch (returned.done) {
    case "signed_in":
      return <Navigate to={destination(wayBack, returned.session.id)} replace />;
    case "second_step":
      return <SecondStep returned={returned} wayBack={wayBack} />;
    case "link":
      return (
        <BesideCover title={title}>
          <LinkForm waiting={returned} onDone={setReturned} />
          <p className="mt-6 text-center">
            <Link to={paths.login} className={buttonClass("ghost")}>
              Back to login
            </Link>
          </p>
        </BesideCover>
      );
    case "tested":
      return <Tested returned={returned} />;
    case "confirmed":
      return <Confirmed />;
    case "linked":
      return (
        <Linked
          onShown={() => {
            toast.success(`${PROVIDER_NAMES[returned.provider]} signs you in from now on.`);
            void navigate(paths.account, { replace: true });
          }}
        />
      );
  }
}

const TITLES: Record<CameBack["done"], string> = {
  signed_in: "Signing you in",
  second_step: "One more step",
  link: "Is this account yours?",
  tested: "It works",
  confirmed: "Confirmed",
  linked: "Linked",
};

function SecondStep(props: {
  returned: Extract<CameBack, { done: "second_step" }>;
  wayBack: unknown;
}) {
  const navigate = useNavigate();
  const session = useSession();
  if (session.data?.authenticated)
    return <Navigate to={destination(props.wayBack, session.data.id)} replace />;
  return (
    <BesideCover
      title={TITLES.second_step}
      lead="Your school account was right. Now show that it is you."
    >
      <SecondStepForm
        steps={props.returned.second_step}
        onBack={() => void navigate(paths.login, { replace: true })}
      />
    </BesideCover>
  );
}

function Tested({ returned }: { returned: Extract<CameBack, { done: "tested" }> }) {
  const { provider, address, missing } = returned;
  const name = PROVIDER_NAMES[provider];
  return (
    <BesideCover title={TITLES.tested}>
      <InlineAlert tone="success">
        You signed in at {name} as <span className="break-words">{address}</span>. From now on your
        school’s {name} accounts sign in here, and this one is linked to yours.
      </InlineAlert>
      {missing.includes("acct") && (
        <InlineAlert tone="info" still className="mt-3">
          {name} does not say who is a guest, so each person has to show once that their account
          here is theirs. Add the optional claim <b>acct</b> to the app’s ID token to spare them
          that.
        </InlineAlert>
      )}
      {missing.includes("auth_time") && (
        <InlineAlert tone="info" still className="mt-3">
          {name} does not say when somebody gave their password, so a sign-in there cannot confirm
          that it is them. Turn on the claim <b>auth_time</b> there; until then people confirm with
          their password or a passkey.
        </InlineAlert>
      )}
      <Link
        to={`${paths.adminDash}#school-accounts`}
        replace
        className={buttonClass("primary", "md", "mt-4 w-full")}
      >
        Back to AdminDash
      </Link>
    </BesideCover>
  );
}

function Confirmed() {
  useEffect(() => {
    tellConfirmed();
    window.close();
  }, []);
  return (
    <BesideCover title={TITLES.confirmed}>
      <InlineAlert tone="success">
        You have confirmed that it is you. Close this window and go on where you were.
      </InlineAlert>
    </BesideCover>
  );
}

function Linked({ onShown }: { onShown: () => void }) {
  const shown = useRef(false);
  const show = useEffectEvent(() => {
    if (shown.current) return;
    shown.current = true;
    onShown();
  });
  useEffect(() => show(), []);
  return null;
}
