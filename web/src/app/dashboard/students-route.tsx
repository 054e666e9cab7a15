import { useSession } from "../../data/accounts.ts";
import { StudentManagement } from "../../features/students/student-management.tsx";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { DashLayout } from "./dash-layout.tsx";
import { administers } from "./sidebar-entries.ts";

/** Student Management as a panel of the Dashboard tab. */
export function StudentsRoute() {
  const session = useSession().data;
  usePageTitle("Students");
  return (
    <DashLayout>
      <StudentManagement
        as="page"
        rights={session?.authenticated === true && administers(session.role)}
      />
    </DashLayout>
  );
}
