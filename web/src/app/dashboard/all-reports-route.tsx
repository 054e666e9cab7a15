import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { AllReports } from "../../features/reports/list/all-reports.tsx";
import { ReportsLayout } from "../../features/reports/reports-layout.tsx";
import { ReportsOfTeachers } from "../../features/reports/reports-of-teachers.tsx";
import { useMe } from "../../data/accounts.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { paths } from "../paths.ts";

/** Every report of the teacher; an administrator who does not teach reads whose they are. */
export function AllReportsRoute() {
  const me = useMe().data;
  return (
    <ReportsLayout>
      {me?.role === "admin" && <ReportsOfTeachers />}
      {me && me.role !== "admin" && (
        <AllReports
          tools={
            <Link to={paths.reports} className={buttonClass()}>
              <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
              Back to writing
            </Link>
          }
        />
      )}
    </ReportsLayout>
  );
}
