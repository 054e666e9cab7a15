import { useSession } from "../../data/accounts.ts";
import { StudentManagement } from "../../features/students/student-management.tsx";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { ReportsLayout } from "../../features/reports/reports-layout.tsx";
import { administers } from "./sidebar-entries.ts";

/** Student Management as a panel of the Dashboard tab. */
export function StudentsRoute() {
  const session = useSession().data;
  usePageTitle("Students");
  return (
    <ReportsLayout>
      <StudentManagement
        as="page"
        rights={session?.authenticated === true && administers(session.role)}
      />
    </ReportsLayout>
  );
}
