import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { NotebookPen } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useSite } from "../../data/site.ts";
import { COMING_TOOLS } from "../../lib/tools.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Chip } from "../../ui/chip.tsx";
import { Sheet } from "../../ui/sheet.tsx";

const features = [
  "Batch generation for a whole class, with the fields you choose",
  "Review as a table or as cards, and edit in place",
  "Each sentence shows the tick or note it came from",
  "Compare with the reports of an earlier period",
  "Your own style, learnt from reports you have written",
  "Classes, pupils and teachers in one place",
];

/** The tools of the product: the one there is, and those to come. */
export function AppsPage({ startAt }: { startAt: string }) {
  const subscribe = useSite()?.subscribe;
  return (
    <div className="mx-auto max-w-310 px-5 pt-28 pb-20 sm:px-8">
      <h1 className="text-[2rem] leading-10 font-bold tracking-tight">Apps</h1>
      <p className="mt-2 max-w-140 text-lg text-text-2">
        One tool is ready to use. Four more are on their way, for the same classes and the same
        account.
      </p>
      <Sheet className="mt-8 grid gap-x-14 gap-y-6 p-6 sm:p-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <NotebookPen aria-hidden size={24} strokeWidth={1.75} className="text-accent-ink" />
          <h2 className="mt-3 flex flex-wrap items-center gap-x-3 text-h1 font-bold tracking-tight">
            {PRODUCT_NAME}
            <Chip tone="success">Available</Chip>
          </h2>
          <p className="mt-1 mb-6 max-w-100 text-lg text-text-2">
            Personal reports for every pupil, from what you tick and note about them.
          </p>
          <div className="flex flex-wrap gap-3">
            <Link to={startAt} className={buttonClass("primary", "lg")}>
              Get Started Now
            </Link>
            {subscribe && (
              <Link to={paths.subscribe} className={buttonClass("secondary", "lg")}>
                Subscribe your school
              </Link>
            )}
          </div>
        </div>
        <ul className="divide-y divide-border text-lg text-text-2">
          {features.map((feature) => (
            <li key={feature} className="py-2.5 first:pt-0 last:pb-0">
              {feature}
            </li>
          ))}
        </ul>
      </Sheet>
      <h2 className="mt-14 text-h2 font-bold">Coming soon</h2>
      <ul className="mt-4 grid gap-x-12 border-t border-border md:grid-cols-2">
        {COMING_TOOLS.map(({ name, icon: Icon, field, text }) => (
          <li key={name} className="flex gap-4 border-b border-border py-6">
            <Icon aria-hidden size={22} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted" />
            <div>
              <h3 className="text-h3 font-bold">
                {name} <span className="font-body text-text-2">{field}</span>
              </h3>
              <p className="mt-1 text-md text-text-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-md text-text-2">
        Early access is coming soon.{" "}
        <Link to={paths.contact} className="text-accent-ink underline underline-offset-3">
          Tell us
        </Link>{" "}
        which of them your school is waiting for.
      </p>
    </div>
  );
}
