import { useMe } from "../../data/accounts.ts";
import { DashboardPage } from "../../features/dashboard/dashboard-page.tsx";
import { useReportCount } from "../../data/reports.ts";
import { useClassrooms } from "../../data/classrooms.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageLoading } from "../page-loading.tsx";
import { paths } from "../paths.ts";
import { DashLayout } from "./dash-layout.tsx";

const writeReports = (classroom: number) => `${paths.reports}?class=${classroom}`;

/** The Dashboard tab of the tool as it opens. */
export function DashRoute() {
  const me = useMe();
  const classrooms = useClassrooms();
  const count = useReportCount();
  return (
    <DashLayout>
      {me.isPending && <PageLoading />}
      {me.isError && (
        <ErrorState onRetry={() => void me.refetch()}>{errorText(me.error)}</ErrorState>
      )}
      {me.data && (
        <DashboardPage
          me={me.data}
          classrooms={classrooms}
          count={count}
          writeReports={writeReports}
        />
      )}
    </DashLayout>
  );
}
