import type { DataProtection } from "@reportair/contract/features/data-protection.ts";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useDataProtection } from "../../data/data-protection.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatDate } from "../../lib/format.ts";
import { useHashTarget } from "../../lib/use-hash-target.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Paper } from "../../ui/paper.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { AdminHeading } from "../admin-dash/admin-heading.tsx";
import { draftAssessment } from "./assessment.ts";
import { Draft } from "./draft.tsx";
import { Glance } from "./glance.tsx";
import { Months } from "./months.tsx";
import { TakenOut } from "./taken-out.tsx";
import { draftTerms } from "./terms.ts";
import { NO_PROMISE, NOT_SENT, SENT } from "./what-is-sent.ts";

const PLACES = [
  ["glance", "At a glance"],
  ["months", "By month"],
  ["taken-out", "What is taken out"],
  ["sent", "What is sent"],
  ["assessment", "Draft assessment"],
  ["terms", "Draft terms"],
] as const;

/** For the school's data protection lead: what leaves, to whom and since when, and two drafts to print. */
export function DataProtectionPage() {
  const query = useDataProtection();
  const { data } = query;
  useHashTarget(data !== undefined);
  return (
    <>
      <Paper />
      <AdminHeading
        title="What leaves your school"
        tools={
          <Button
            className="print:hidden"
            icon={<Printer aria-hidden size={16} strokeWidth={1.75} />}
            onClick={() => print()}
            disabled={data === undefined}
          >
            Print
          </Button>
        }
      >
        {data
          ? `${data.school}, for its data protection lead. As of ${formatDate(data.today)}.`
          : "For the school’s data protection lead."}
      </AdminHeading>
      {query.isError && !data && (
        <ErrorState title="This page could not be loaded" onRetry={() => void query.refetch()}>
          {errorText(query.error)}
        </ErrorState>
      )}
      {query.isPending && (
        <Loading label="Loading what leaves...">
          <Skeleton className="mb-4 h-16" />
          <Sheet className="h-72" />
        </Loading>
      )}
      {data && <Contents data={data} />}
    </>
  );
}

function Contents({ data }: { data: DataProtection }) {
  return (
    <div className="max-w-250 print:max-w-none print:text-[10pt]">
      <nav aria-label="On this page" className="-mx-2 -mt-3 mb-6 flex flex-wrap print:hidden">
        {PLACES.map(([id, label]) => (
          <a
            key={id}
            href={`#${id}`}
            className="inline-flex min-h-8 items-center rounded-2 px-2 text-md text-accent-ink hover:bg-hover touch:min-h-11"
          >
            {label}
          </a>
        ))}
      </nav>
      <Part id="glance" title="At a glance" first>
        <Glance data={data} />
      </Part>
      <Part
        id="months"
        title="By month"
        about="Requests and tokens are counted as they are sent; one that is repeated because the provider was busy counts once. Texts are counted as far as they still exist, each new writing of a report once."
      >
        <Months months={data.months} />
      </Part>
      <Part
        id="taken-out"
        title="What is taken out"
        about="Every person here is invented. The right column is made by the same code that sends, on this server."
      >
        <TakenOut examples={data.examples} />
      </Part>
      <Part
        id="sent"
        title="What is sent, and what cannot be promised"
        about={
          data.leaves
            ? undefined
            : "Nothing is sent as things stand. This is what a request would hold if a model wrote."
        }
      >
        <Sheet className="grid gap-x-10 gap-y-5 px-5 py-5 font-read text-read md:grid-cols-2 print:block">
          <Listed title={data.leaves ? "A request holds" : "A request would hold"} items={SENT} />
          <Listed title="It is not to hold" items={NOT_SENT} />
          <div className="md:col-span-2 print:mt-4">
            <Listed title="Taking out cannot promise everything" items={NO_PROMISE} />
          </div>
        </Sheet>
      </Part>
      <Draft
        id="assessment"
        title="Draft data protection impact assessment"
        sections={draftAssessment(data)}
      />
      <Draft id="terms" title="Draft processing terms" sections={draftTerms(data)} />
    </div>
  );
}

function Part(props: {
  id: string;
  title: string;
  about?: string | undefined;
  first?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={props.id} className={props.first ? "" : "mt-10"}>
      <div className="break-after-avoid">
        <SectionHeading id={props.id} title={props.title}>
          {props.about}
        </SectionHeading>
      </div>
      {props.children}
    </section>
  );
}

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="print:mt-4">
      <h3 className="font-ui text-h3 font-bold break-after-avoid">{title}</h3>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-margin-line">
        {items.map((item) => (
          <li key={item} className="break-inside-avoid">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
