import {
  ChartColumn,
  ListChecks,
  Lightbulb,
  SlidersHorizontal,
  type LucideIcon,
} from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { formatCount, formatDay } from "../../lib/format.ts";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useRecommendations } from "../../data/recommendations.ts";
import { useReportingPeriod } from "../../data/reporting-periods.ts";
import { useSchoolInsights } from "../../data/school-insights.ts";

/** The four ways from AdminDash into the school as a whole, each with what is new there. */
export function Tiles() {
  const period = useSchoolInsights().data?.periods[0];
  const due = useReportingPeriod().data?.due_on;
  const advice = useRecommendations().data?.length;
  return (
    <section aria-labelledby="school-reports" className="mt-10">
      <SectionHeading id="school-reports" title="Your school’s reports" />
      <Sheet className="overflow-hidden">
        <ul className="grid gap-px bg-border sm:grid-cols-2 xl:grid-cols-4">
          <Tile
            icon={ChartColumn}
            to={paths.adminInsights}
            title="Performance insights"
            about="How many reports are written and kept, by year group and class."
            news={
              period &&
              `${formatCount(period.written, "report")} this period, ${formatCount(period.kept, "kept", "kept")}`
            }
          />
          <Tile
            icon={ListChecks}
            to={paths.adminAudit}
            title="Audit log"
            about="Who did what to which record, and when."
            news="Search and download"
          />
          <Tile
            icon={SlidersHorizontal}
            to={paths.adminPolicies}
            title="Report policies"
            about="Deadline, length, tone, words to avoid, the writer and its budget."
            news={
              due === undefined
                ? undefined
                : due === null
                  ? "No deadline set"
                  : `Due ${formatDay(due)}`
            }
          />
          <Tile
            icon={Lightbulb}
            to={paths.adminRecommendations}
            title="AI recommendations"
            about="What the numbers suggest to do next."
            news={
              advice === undefined
                ? undefined
                : advice === 0
                  ? "Nothing to do"
                  : formatCount(advice, "suggestion")
            }
          />
        </ul>
      </Sheet>
    </section>
  );
}

function Tile(props: {
  icon: LucideIcon;
  to: string;
  title: string;
  about: string;
  /** Undefined while it is on its way or could not be had. */
  news: string | undefined;
}) {
  const { icon: Icon, to, title, about, news } = props;
  return (
    <li className="bg-surface">
      <Link to={to} className="flex h-full flex-col px-5 py-4 -outline-offset-2 hover:bg-hover">
        <Icon aria-hidden size={20} strokeWidth={1.75} className="text-accent-ink" />
        <span className="mt-3 text-h3 font-bold">{title}</span>
        <span className="mt-0.5 text-md text-text-2">{about}</span>
        <span className="mt-auto pt-3 text-sm font-mid text-accent-ink tabular-nums">
          {news ?? <span aria-hidden>&nbsp;</span>}
        </span>
      </Link>
    </li>
  );
}
