import { ArrowLeft, Maximize } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useSchoolInsights } from "../../data/school-insights.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatList, formatNumber } from "../../lib/format.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { PartsBar, WholeProgress } from "./progress-bars.tsx";
import { sumOf } from "./progress-words.ts";

/** Minutes after which the figures on the wall are fetched again. */
const FRESH_MINUTES = 2;

/** How far the school is, to be read across a staff room: no teacher's figure, no class, no pupil. */
export function StaffRoomPage({ school }: { school: string }) {
  usePageTitle("Progress for the staff room");
  const { data, error, refetch } = useSchoolInsights(FRESH_MINUTES);
  return (
    // Larger than elsewhere: it is read from across a room.
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto max-w-(--width-app) px-5 py-6 outline-none sm:px-7 lg:[zoom:1.4]"
    >
      <header className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-h1 font-bold">
            Reports of {data?.periods[0]?.name ?? "this period"}
          </h1>
          <p className="text-body text-muted">{school}</p>
        </div>
        <div className="flex gap-2 print:hidden">
          {document.fullscreenEnabled && (
            <Button
              variant="ghost"
              onClick={() => void document.documentElement.requestFullscreen()}
            >
              <Maximize aria-hidden size={16} strokeWidth={1.75} />
              Full screen
            </Button>
          )}
          <Link to={paths.adminDash} className={buttonClass("ghost")}>
            <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
            AdminDash
          </Link>
        </div>
      </header>
      {error && (
        <ErrorState title="The figures could not be loaded." onRetry={() => void refetch()}>
          {errorText(error, "Please try again.")}
        </ErrorState>
      )}
      {data && (
        <>
          <div className="rounded-3 border border-border bg-surface">
            <WholeProgress all={sumOf(data.year_groups)} due={data.due_on} />
          </div>
          <ul className="mt-6 grid gap-x-10 gap-y-5 md:grid-cols-2">
            {data.departments.map(({ subjects, behind: _, to_remind: __, ...row }) => (
              <li key={subjects.join()}>
                <p className="mb-1.5 flex items-baseline justify-between gap-4 text-h3">
                  <span className="font-mid">{formatList(subjects, 4)}</span>
                  <span className="shrink-0 text-text-2 tabular-nums">
                    <b className="font-mid text-text">{formatNumber(row.kept)}</b> of{" "}
                    {formatNumber(row.pupils)} kept
                  </span>
                </p>
                <PartsBar of={row} className="h-4" />
              </li>
            ))}
          </ul>
          <p className="mt-8 text-md text-muted">
            Numbers only, fetched again every {FRESH_MINUTES} minutes. This computer is signed in as
            an administrator: lock it where others can reach it.
          </p>
        </>
      )}
    </main>
  );
}
