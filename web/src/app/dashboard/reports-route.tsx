import { ReportsLayout } from "../../features/reports/reports-layout.tsx";
import { ReportsPage, type Lists } from "../../features/reports/reports-page.tsx";
import { TrainingButton } from "../../features/reinforcement/training-button.tsx";
import { paths } from "../paths.ts";
import { ReportLists } from "./report-lists.tsx";
import { WithRating } from "./with-rating.tsx";

const lists: Lists = (classrooms, current) => (
  <ReportLists classrooms={classrooms} current={current} />
);

/** The Reports tab of the tool. */
export function ReportsRoute() {
  return (
    <ReportsLayout dashboard={paths.reportDash} reports={paths.reports}>
      <WithRating>
        <ReportsPage lists={lists} />
      </WithRating>
      <TrainingButton />
    </ReportsLayout>
  );
}
