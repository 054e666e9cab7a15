import { ReceivedPage } from "../../features/sharing/received-page.tsx";
import { TeachersReports } from "./teachers-reports.tsx";

/** What colleagues asked a teacher to proof-read. */
export function SharedReportsRoute() {
  return <TeachersReports page={ReceivedPage} />;
}
