import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import type { Me } from "@reportair/contract/features/accounts.ts";
import { errorText, gone } from "../../lib/api/api-error.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { paths } from "../../app/paths.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { rarePart } from "../../ui/part.tsx";
import { meQuery } from "../../data/accounts.ts";
import { useClassrooms } from "../../data/classrooms.ts";
import { ClassSkeleton } from "./generator/class-skeleton.tsx";
import { GeneratorHeading } from "./generator/generator-heading.tsx";
import { BatchReportGenerator } from "./generator/generator.tsx";
import { ownClasses } from "./own-classes.ts";
import { ReportsOfTeachers } from "./reports-of-teachers.tsx";
import { useChosenClass } from "./use-chosen-class.ts";

// They stand below the class, which is seen first.
const ReportLists = rarePart(async () => (await import("./list/report-lists.tsx")).ReportLists);

/** The Reports tab. An administrator who does not teach reads why it is empty. */
export function ReportsPage() {
  const me = useQuery(meQuery);
  usePageTitle("Reports");
  if (me.data?.role === "admin") return <ReportsOfTeachers />;
  if (me.data) return <TeachersReports me={me.data} />;
  return (
    <>
      <GeneratorHeading />
      {me.isError ? (
        <ErrorState onRetry={() => void me.refetch()}>{errorText(me.error)}</ErrorState>
      ) : (
        <ClassSkeleton />
      )}
    </>
  );
}

function TeachersReports({ me }: { me: Me }) {
  const classrooms = useClassrooms();
  const own = ownClasses(classrooms.data ?? [], me.id);
  const [classroom, choose] = useChosenClass(own);
  const { data, error, isPending, isError, isSuccess, refetch } = classrooms;
  const wanted = useSearchParams()[0].get("class");
  // Not while the list is asked for anew: the class may have been created since.
  const isGone =
    isSuccess &&
    !classrooms.isFetching &&
    wanted !== null &&
    own.every(({ id }) => String(id) !== wanted);
  const notice = isGone && (
    <InlineAlert tone="warning" className="mb-3">
      {gone("class")} Reports that you wrote for it stand under All reports.
    </InlineAlert>
  );
  const ownClassrooms = { data: data && own, error, isPending, isError, isSuccess, refetch };
  if (classroom) {
    return (
      <div className="max-sm:pb-28 low:pb-0">
        {notice}
        <BatchReportGenerator me={me} classrooms={own} classroom={classroom} onClassroom={choose}>
          <ReportLists classrooms={ownClassrooms} current={classroom.id} />
        </BatchReportGenerator>
      </div>
    );
  }
  return (
    <>
      <GeneratorHeading />
      {notice}
      {isPending && <ClassSkeleton />}
      {classrooms.isError && (
        <ErrorState
          title="Failed to load classrooms. Please try again."
          safe="What you have entered is safe."
          onRetry={() => void classrooms.refetch()}
        >
          {errorText(classrooms.error)}
        </ErrorState>
      )}
      {classrooms.isSuccess && (
        <EmptyState
          title="You have no classes yet"
          actions={
            <Link to={`${paths.reportDashClasses}?new=class`} className={buttonClass("primary")}>
              Create a class
            </Link>
          }
        >
          Once you teach a class, its pupils appear here and you can write their reports.
        </EmptyState>
      )}
    </>
  );
}
