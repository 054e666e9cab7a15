import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useSite } from "../../data/site.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { PaymentFrame } from "./payment-frame.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";

const link = "text-accent-ink underline underline-offset-3";

const TITLE = "Subscribe your school";
const LEAD = "One subscription, for everybody who teaches at your school.";

const steps = [
  "Say which school it is, and who looks after it.",
  "See the price and pay, on Stripe’s page. Card details go to Stripe and never reach us.",
  "Open the link that is mailed to you, choose a password, and add your teachers and classes.",
];

/** Where a school subscribes. Without online payments it says whom to ask instead. */
export function SubscribePage() {
  const offered = useSite()?.subscribe !== false;
  return offered ? <Offer /> : <NoOffer />;
}

function Offer() {
  return (
    <div className="mx-auto grid max-w-310 gap-x-14 gap-y-8 px-5 pt-28 pb-20 sm:px-8 lg:grid-cols-[5fr_7fr]">
      <div>
        <h1 className="text-[2rem] leading-10 font-bold tracking-tight">{TITLE}</h1>
        <p className="mt-2 max-w-100 text-lg text-text-2">{LEAD}</p>
        <ol className="mt-6 max-w-100 divide-y divide-border text-lg text-text-2">
          {steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[2rem_1fr] py-3 first:pt-0">
              <span aria-hidden className="text-muted">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-4 max-w-100 text-md text-text-2">
          Has your school’s subscription ended? Give the e-mail address of its administrator, and
          everything is as it was. What we keep, and why, says the{" "}
          <Link to={paths.privacyPolicy} className={link}>
            privacy policy
          </Link>
          .
        </p>
      </div>
      <Sheet className="p-5 sm:p-8">
        <SubscribeForm />
      </Sheet>
    </div>
  );
}

function NoOffer() {
  return (
    <PaymentFrame
      title={TITLE}
      actions={
        <Link to={paths.contact} className={buttonClass("primary", "lg")}>
          Write to us
        </Link>
      }
    >
      <p className="text-lg text-text-2">{LEAD}</p>
      <p className="mt-4 text-lg text-text-2">
        Schools are not subscribed online here. Say which school it is and who looks after it, and
        we set it up on {PRODUCT_NAME}: a mail then brings the link that sets your password. Has
        your school’s subscription ended? Write to us as well.
      </p>
    </PaymentFrame>
  );
}
