import { RECORD_MONTHS, CLOSED_DAYS } from "@reportair/contract/lifetimes.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import type { Site } from "@reportair/contract/features/site.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useSite } from "../../data/site.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { ProviderDetails } from "../legal/configured.tsx";

const link = "text-accent-ink underline underline-offset-3";

/** How a school begins, and what whoever decides it wants to know. Everything on it is this installation's own. */
export function BeginPage() {
  const site = useSite();
  return (
    <div className="mx-auto max-w-310 px-5 pt-28 pb-20 sm:px-8">
      <h1 className="text-[2rem] leading-10 font-bold tracking-tight">How a school begins</h1>
      <p className="mt-2 max-w-140 text-lg text-text-2">
        Accounts are made by schools: an administrator brings students, classes and teachers in from
        your own system, and invites the teachers by e-mail. It takes about an afternoon.
      </p>
      <ul className="mt-8 grid gap-4 lg:grid-cols-3">
        <Way title="Your school is here already" to={paths.login} action="Log in" primary>
          Your administrator has made your account: a mail brought the link that sets your password.
          Without it, ask at your school for an invitation.
        </Way>
        {site?.subscribe ? (
          <Way title="Subscribe your school" to={paths.subscribe} action="See how to subscribe">
            One subscription for everybody who teaches at your school. You name its administrator,
            pay online, and begin with a link by mail.
          </Way>
        ) : (
          <Way title="Have your school set up" to={paths.subscribe} action="What it takes">
            Schools are not subscribed online here: whoever runs this service sets your school up,
            and a mail brings its administrator the first link.
          </Way>
        )}
        <Way title="Look at it first" to={paths.contact} action="Talk to us">
          {PRODUCT_NAME} comes with a demonstration school. It starts with one command on a computer
          of your own, without a key and without the internet. Ask us to show it to you.
        </Way>
      </ul>
      <h2 className="mt-14 text-h2 font-bold tracking-tight">What schools ask first</h2>
      <dl className="mt-4 grid gap-x-14 lg:grid-cols-2">
        <Question title="What does it cost?">{costs(site)}</Question>
        <Question title="What leaves our school?">{leaving(site)}</Question>
        <Question title="Where are data kept, and for how long?">
          {site?.hosting
            ? `On a server in ${site.hosting}. `
            : "In which country the server stands is told by whoever provides it. "}
          Reports and pupils’ records are kept for {RECORD_MONTHS} months, and everything of a
          school is gone within {CLOSED_DAYS} days of its leaving. The{" "}
          <To to={paths.dataRetentionPolicy}>retention policy</To> has every kind of data.
        </Question>
        <Question title="Who reads a report?">
          The teacher who wrote it, until they ask a colleague or release it to the school.
          Administrators see how many there are. The{" "}
          <To to={paths.privacyPolicy}>privacy policy</To> says the rest, and there is a page on{" "}
          <To to={paths.childDataProtection}>children’s data protection</To>.
        </Question>
        <Question title="How do our lists come in, and reports out?">
          From SIMS, Arbor, Bromcom, iSAMS and others as CSV or Excel, OneRoster, School Data Sync
          or a common transfer file. Reports leave as PDF and Word for parents, or into your
          system’s mark sheet one by one.
        </Question>
        <Question title="Who is behind it?">
          <ProviderDetails />
        </Question>
      </dl>
    </div>
  );
}

function costs(site: Site | undefined): ReactNode {
  if (site?.subscribe)
    return "One subscription for the whole school. The price stands on the payment page, before anything is paid.";
  return (
    <>
      That is agreed with whoever provides it: <To to={paths.contact}>ask us</To>. Nothing is paid
      online here.
    </>
  );
}

function leaving(site: Site | undefined): ReactNode {
  const writer = site?.processors.writer;
  const how = (
    <>
      {" "}
      An administrator sees what is sent, to whom and how often, and the{" "}
      <To to={paths.aiTrainingGuidelines}>guidelines</To> say it in words.
    </>
  );
  if (!writer)
    return (
      <>Nothing: reports are written on this server, and no AI provider is in use here.{how}</>
    );
  return (
    <>
      Ticks and notes go to {writer}, with names and other identifiers taken out before.{how}
    </>
  );
}

function To({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={link}>
      {children}
    </Link>
  );
}

function Way(props: {
  title: string;
  to: string;
  action: string;
  primary?: boolean;
  children: ReactNode;
}) {
  const { title, to, action, primary = false, children } = props;
  return (
    <li>
      <Sheet className="flex h-full flex-col p-6">
        <h2 className="text-h3 font-bold">{title}</h2>
        <p className="mt-1 mb-5 text-md text-text-2">{children}</p>
        <Link
          to={to}
          className={buttonClass(primary ? "primary" : "secondary", "lg", "mt-auto self-start")}
        >
          {action}
        </Link>
      </Sheet>
    </li>
  );
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-border py-4">
      <dt className="text-md font-bold">{title}</dt>
      <dd className="mt-1 max-w-140 text-md text-text-2">{children}</dd>
    </div>
  );
}
