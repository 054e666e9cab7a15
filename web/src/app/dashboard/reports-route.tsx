import { ReportsLayout } from "../../features/reports/reports-layout.tsx";
import { ReportsPage } from "../../features/reports/reports-page.tsx";
import { TrainingButton } from "../../features/reinforcement/training-button.tsx";

/** The Reports tab of the tool. */
export function ReportsRoute() {
  return (
    <ReportsLayout>
      <ReportsPage />
      <TrainingButton />
    </ReportsLayout>
  );
}
