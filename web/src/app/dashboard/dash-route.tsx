import { useMe } from "../../data/accounts.ts";
import { useReportCount } from "../../data/reports.ts";
import { useClassrooms } from "../../data/classrooms.ts";
import { DashboardPage } from "../../features/dashboard/dashboard-page.tsx";
import { errorText } from "../../lib/api/api-error.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageLoading } from "../page-loading.tsx";
import { ReportsLayout } from "../../features/reports/reports-layout.tsx";

/** The Dashboard tab of the tool as it opens. */
export function DashRoute() {
  const me = useMe();
  // Asked for at the same time as who is signed in.
  const classrooms = useClassrooms();
  const count = useReportCount();
  return (
    <ReportsLayout>
      {me.isPending && <PageLoading />}
      {me.isError && (
        <ErrorState onRetry={() => void me.refetch()}>{errorText(me.error)}</ErrorState>
      )}
      {me.data && <DashboardPage me={me.data} classrooms={classrooms} count={count} />}
    </ReportsLayout>
  );
}
