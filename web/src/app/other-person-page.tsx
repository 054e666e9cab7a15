import { fullName } from "@reportair/contract/full-name.ts";
import { Check, Lock } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { signInAsOwner, startAnew, type Cover } from "../lib/api/acting-user.ts";
import { queryClient } from "../lib/query-client.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { Button } from "../ui/button.tsx";
import { dismissToasts } from "../ui/toast-store.ts";
import { LogoMark } from "./logo.tsx";

/** In the place of a page whose browser somebody else has signed in in: whose it is, and two ways on. */
export function OtherPersonPage({ cover: { owner, by } }: { cover: Cover }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [next, mine] = namesOf(by, owner);
  usePageTitle("Somebody else is signed in");
  useEffect(forgetEverything, []);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <header className="flex h-(--bar) items-center border-b border-border px-5">
        <LogoMark />
      </header>
      <main className="mx-auto max-w-150 px-5 pt-[min(8.75rem,16dvh)] pb-12">
        <ClosedPage />
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-7 text-h1 font-bold tracking-tight outline-none"
        >
          {fullName(by)} is signed in in this browser now.
        </h1>
        <p className="mt-1 text-h2 font-body text-text-2">Your page is {fullName(owner)}’s.</p>
        <div className="mt-7 mb-9 flex flex-wrap gap-2.5 max-sm:*:w-full">
          <Button variant="primary" className={LONG_NAMES} onClick={() => void startAnew()}>
            Go on as {next}
          </Button>
          <Button className={LONG_NAMES} onClick={signInAsOwner}>
            Sign in as {mine}
          </Button>
        </div>
        <ul className="flex flex-col gap-2.5 border-t border-border pt-5.5 text-md text-text-2">
          <Line icon={<Check {...ICON} />}>
            Nothing of this page was saved or sent under {next}’s name.
          </Line>
          <Line icon={<Lock {...ICON} />}>
            What {mine} typed is kept for 7 days, locked. It comes back where it was when {mine}{" "}
            signs in.
          </Line>
        </ul>
      </main>
    </>
  );
}

const ICON = { "aria-hidden": true, size: 16, strokeWidth: 1.75, className: "mt-0.5 shrink-0" };
/** A name of any length is read whole. */
const LONG_NAMES =
  "h-auto min-h-9.5 max-w-full shrink px-4.5 py-1.5 whitespace-normal touch:min-h-11";

function Line(props: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      {props.icon}
      <span className="min-w-0">{props.children}</span>
    </li>
  );
}

/** First names, or whole ones where the first is the same. */
function namesOf(...people: readonly [Cover["by"], Cover["owner"]]): [string, string] {
  const [one, other] = people;
  if (one.first_name === other.first_name) return [fullName(one), fullName(other)];
  return [one.first_name, other.first_name];
}

/** Once nothing shows it any more, nothing of what the page's person saw stays in memory to be shown again. */
function forgetEverything(): void {
  queryClient.clear();
  dismissToasts();
}

/** A ruled page with a lock on it; nothing to read out. */
function ClosedPage() {
  return (
    <svg aria-hidden width="132" height="76" viewBox="0 0 132 76">
      <rect x="0.5" y="0.5" width="131" height="75" rx="6" className="fill-surface stroke-border" />
      <path d="M27 19.5h104M27 37.5h104M27 55.5h104" className="stroke-border" />
      <path d="M26.5 1v74" className="stroke-margin-line" />
      <g
        fill="none"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-text-2"
      >
        <rect x="68.5" y="35" width="21" height="15" rx="2.5" className="fill-surface" />
        <path d="M72.5 35v-5a6.5 6.5 0 0 1 13 0v5" />
      </g>
    </svg>
  );
}
