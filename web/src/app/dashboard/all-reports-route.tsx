import { ArchiveRestore } from "lucide-react";
import { Link } from "react-router";
import { AllReports } from "../../features/reports/list/all-reports.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { paths } from "../paths.ts";
import { TeachersReports } from "./teachers-reports.tsx";

/** Every report of the teacher. */
export function AllReportsRoute() {
  return (
    <TeachersReports
      page={AllReports}
      more={
        <Link to={paths.discardedReports} className={buttonClass()}>
          <ArchiveRestore aria-hidden size={16} strokeWidth={1.75} />
          Recently discarded
        </Link>
      }
    />
  );
}
