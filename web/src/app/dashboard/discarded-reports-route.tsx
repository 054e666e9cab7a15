import { DiscardedPage } from "../../features/reports/discarded/discarded-page.tsx";
import { TeachersReports } from "./teachers-reports.tsx";

/** What a teacher has discarded lately. */
export function DiscardedReportsRoute() {
  return <TeachersReports page={DiscardedPage} />;
}
