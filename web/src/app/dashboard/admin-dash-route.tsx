import type { ComponentProps } from "react";
import { useSession } from "../../data/accounts.ts";
import { useSchoolInsights } from "../../data/school-insights.ts";
import { AdminPage } from "../../features/admin-dash/admin-page.tsx";
import { Tiles } from "../../features/admin-dash/tiles.tsx";
import { InstitutionClasses } from "../../features/classrooms/institution-classes.tsx";
import { SchoolProgress } from "../../features/school-insights/progress.tsx";
import { ReleasedReports } from "../../features/sharing/released-reports.tsx";
import { TokensForPrograms } from "../../features/api-tokens/tokens-for-programs.tsx";
import { ConsentSetting } from "../../features/consent/consent-setting.tsx";
import { WayToDataProtection } from "../../features/data-protection/way-in.tsx";
import { SignInSetting } from "../../features/second-factor/sign-in-setting.tsx";
import { SchoolAccounts } from "../../features/sign-in-providers/school-accounts.tsx";
import { GoingSoon } from "../../features/retention/going-soon.tsx";
import { CopyLine } from "../../features/safekeeping/copy-line.tsx";
import { StudentManagement } from "../../features/students/student-management.tsx";
import { TeachersManagement } from "../../features/teachers/teachers-management.tsx";
import { WayToWholeReports } from "../../features/whole-reports/way-in.tsx";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { NotForTeachers } from "./not-for-teachers.tsx";
import { administers } from "./sidebar-entries.ts";

/** AdminDash; a teacher reads that it is for administrators. */
export function AdminDashRoute() {
  const session = useSession().data;
  usePageTitle("AdminDash");
  if (!session?.authenticated) return null;
  if (administers(session.role)) {
    return (
      <AdminPage school={session.institution.name}>
        <SchoolProgress />
        <Below me={session} />
      </AdminPage>
    );
  }
  return <NotForTeachers page="AdminDash" />;
}

/**
 * What stands below the progress. It is hidden until that has loaded, whose height is its own school's, so that it never
 * moves under a pointer.
 */
function Below({ me }: ComponentProps<typeof InstitutionClasses>) {
  const { isPending, isPaused } = useSchoolInsights();
  return (
    <div className={isPending && !isPaused ? "invisible" : undefined}>
      <TeachersManagement me={me} />
      <InstitutionClasses me={me} />
      <StudentManagement as="panel" rights />
      <Tiles />
      <ReleasedReports />
      <WayToWholeReports />
      <WayToDataProtection />
      <ConsentSetting />
      <SchoolAccounts />
      <SignInSetting me={me.id} />
      <TokensForPrograms />
      <GoingSoon />
      <CopyLine />
    </div>
  );
}
