import { useSession } from "../../data/accounts.ts";
import { StudentManagement } from "../../features/students/student-management.tsx";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { DashLayout } from "./dash-layout.tsx";
import { studentRights } from "./student-rights.tsx";
import { administers } from "./sidebar-entries.ts";

/** Student Management as a panel of the Dashboard tab. */
export function StudentsRoute() {
  const session = useSession().data;
  usePageTitle("Students");
  return (
    <DashLayout>
      <StudentManagement
        as="page"
        {...(session?.authenticated && administers(session.role) && { rights: studentRights })}
      />
    </DashLayout>
  );
}
