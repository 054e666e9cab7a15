import { CopyPage } from "../../features/destinations/copy-page.tsx";
import { TeachersReports } from "./teachers-reports.tsx";

/** The way of a teacher's kept reports into the school's own system. */
export function CopyQueueRoute() {
  return <TeachersReports page={CopyPage} />;
}
