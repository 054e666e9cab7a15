import { CalendarArrowUp, FileUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { LOAD_FAILED, LOAD_HINT } from "../../lib/load-failure.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { SkeletonWords } from "../../ui/skeleton.tsx";
import { useTotals } from "../../data/school-insights.ts";
import { totalsText } from "./totals-text.ts";
import { useHashTarget } from "../../lib/use-hash-target.ts";

/** The panels by what stands in them, in their order down the page. */
const PLACES = [
  ["progress", "Progress"],
  ["teachers-management", "Teachers"],
  ["institution-classes", "Classes"],
  ["student-management", "Students"],
  ["school-reports", "Reports and policies"],
  ["released", "Released reports"],
  ["whole-reports", "Whole reports"],
  ["data-protection", "Data protection"],
  ["school-accounts", "Signing in"],
  ["api-tokens", "Tokens"],
] as const;

/** An administrator's view of the school: its totals, and the panels that the app puts under them. */
export function AdminPage({ school, children }: { school: string; children: ReactNode }) {
  const totals = useTotals();
  useHashTarget(totals.isFetched);
  return (
    <>
      <PageHeading
        title="AdminDash"
        tools={
          <>
            <Link to={paths.adminNewYear} className={buttonClass()}>
              <CalendarArrowUp aria-hidden size={16} strokeWidth={1.75} />
              New school year
            </Link>
            <Link to={paths.adminIntake} className={buttonClass()}>
              <FileUp aria-hidden size={16} strokeWidth={1.75} />
              Bring in your school
            </Link>
          </>
        }
      >
        {school}
        {totals.data && ` · ${totalsText(totals.data)}`}
        {totals.isPending && (
          <>
            {" · "}
            <SkeletonWords>30 teachers, 60 classes, 900 students</SkeletonWords>
          </>
        )}
      </PageHeading>
      <nav aria-label="On this page" className="-mx-2 -mt-3 mb-6 flex flex-wrap">
        {PLACES.map(([id, label]) => (
          // A plain link, which goes there again when the address already says so.
          <a
            key={id}
            href={`#${id}`}
            className="inline-flex min-h-8 items-center rounded-2 px-2 text-md text-accent-ink hover:bg-hover touch:min-h-11"
          >
            {label}
          </a>
        ))}
      </nav>
      {totals.isError && (
        <ErrorState
          title={LOAD_FAILED}
          safe={LOAD_HINT}
          className="mb-5"
          onRetry={() => void totals.refetch()}
        >
          The totals of your school could not be loaded.
        </ErrorState>
      )}
      {children}
    </>
  );
}
