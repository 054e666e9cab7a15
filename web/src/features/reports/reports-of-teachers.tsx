import { formatCount } from "../../lib/format.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useReportCount } from "../../data/reports.ts";

/** To an administrator who does not teach: whose the reports are, and how many there are. */
export function ReportsOfTeachers() {
  const count = useReportCount().data;
  return (
    <EmptyState heading title="Reports belong to their teachers" className="pt-[12dvh]">
      <p>
        Only the teacher who wrote a report can read it, so there is nothing to open here.
        {count !== undefined && ` Your school has ${formatCount(count, "report")} so far.`}
      </p>
    </EmptyState>
  );
}
