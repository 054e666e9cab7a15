import { useEffect, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { paths } from "../../app/paths.ts";
import { TAB_KEEPER } from "../../lib/drafts/tab-keeper.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { usePaymentSession } from "../../data/payments.ts";
import { PaymentFrame } from "./payment-frame.tsx";
import { outcomeOf, type Outcome, sessionIn, SUBSCRIBE_DRAFT, textOf } from "./payment-outcome.ts";
import { toldPayment } from "./tell-outcome.ts";
import { ContactSupport, TryAgain } from "./ways-on.tsx";

const TITLES: Record<Outcome["state"], string> = {
  loading: "Your payment",
  success: "Your payment has arrived",
  "not-completed": "Your payment is not complete",
  error: "Your payment could not be checked",
  "no-session": "Which payment?",
};

const STATES = Object.keys(TITLES) as Outcome["state"][];

/**
 * Where the payment page leads back to: looks the payment up, and says what comes next. All that may have become of it
 * stands in the page, and one of it is shown: the page that the build writes says it before the app is there.
 */
export function SuccessPage() {
  const hydrated = useHydrated();
  const { search } = useLocation();
  // What the build writes out knows no address yet.
  const sessionId = hydrated ? sessionIn(search) : "";
  const look = usePaymentSession(sessionId || null, sessionId ? toldPayment() : undefined);
  const now = outcomeOf(sessionId, look);
  const arrived = now.state === "success";
  useEffect(() => {
    if (arrived) TAB_KEEPER.drop(SUBSCRIBE_DRAFT);
  }, [arrived]);

  const actions: Record<Outcome["state"], ReactNode> = {
    loading: null,
    success: (
      <Link to={paths.login} className={buttonClass("primary", "lg")}>
        Log in
      </Link>
    ),
    "not-completed": (
      <>
        <TryAgain />
        <ContactSupport />
      </>
    ),
    error: (
      <>
        <ContactSupport variant="primary" />
        <Button
          className="h-11 px-5"
          busy={look.isFetching && "Checking..."}
          onClick={() => void look.refetch()}
        >
          Check again
        </Button>
      </>
    ),
    "no-session": <ContactSupport />,
  };

  return STATES.map((state) => (
    <div key={state} data-outcome={state} hidden={state !== now.state} suppressHydrationWarning>
      <PaymentFrame title={TITLES[state]} actions={actions[state]}>
        {state === "loading" ? (
          <Checking />
        ) : (
          <>
            <InlineAlert tone={state === "success" ? "success" : "danger"}>
              <span data-said className="break-words" suppressHydrationWarning>
                {textOf({ state, email: now.email })}
              </span>
            </InlineAlert>
            <p className="mt-4 text-lg text-text-2">{NEXT[state]}</p>
          </>
        )}
      </PaymentFrame>
    </div>
  ));
}

function Checking() {
  return (
    <>
      <Loading label={textOf({ state: "loading", email: null })}>
        <Skeleton className="h-11 w-full rounded-2" />
        <Skeleton className="mt-4 h-4 w-80 max-w-full" />
      </Loading>
      <noscript>
        <p className="text-lg text-text-2">
          Checking a payment needs JavaScript. Where it has arrived, a mail is on its way to you in
          any case.
        </p>
      </noscript>
    </>
  );
}

const NEXT: Record<Exclude<Outcome["state"], "loading">, string> = {
  success:
    "If your school is new here, a mail with a link that sets your password is on its way to this address. The link works once, for three days. If your school was here before, log in as you did then.",
  "not-completed":
    "Where your bank needs longer, there is nothing to do: the mail with your link follows as soon as the payment has arrived.",
  error: "If you have paid, nothing is lost, and there is no need to pay again.",
  "no-session": "This page is reached from the payment page, which says which payment it was.",
};
