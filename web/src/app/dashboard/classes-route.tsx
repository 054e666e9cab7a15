import { useSession } from "../../data/accounts.ts";
import { ClassesPage } from "../../features/classrooms/classes-page.tsx";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { ReportsLayout } from "../../features/reports/reports-layout.tsx";

/** The classes of whoever is signed in, as a panel of the Dashboard tab. */
export function ClassesRoute() {
  const session = useSession().data;
  usePageTitle("Classes");
  if (!session?.authenticated) return null;
  return (
    <ReportsLayout>
      <ClassesPage me={session} />
    </ReportsLayout>
  );
}
