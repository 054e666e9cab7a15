import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Me } from "@reportair/contract/features/accounts.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { meQuery } from "../../data/accounts.ts";
import { useClassrooms } from "../../data/classrooms.ts";
import { ClassSkeleton } from "./generator/class-skeleton.tsx";
import { GeneratorHeading } from "./generator/generator-heading.tsx";
import { BatchReportGenerator } from "./generator/generator.tsx";
import { ReportsOfTeachers } from "./reports-of-teachers.tsx";
import { useChosenClass } from "./use-chosen-class.ts";

/** The teacher's own classes, and how it stands with getting them. */
export type OwnClassrooms = Pick<
  UseQueryResult<readonly Classroom[]>,
  "data" | "error" | "isPending" | "isError" | "isSuccess" | "refetch"
>;

/** What stands below the generator: lists of reports, beginning with the class on the screen. */
export type Lists = (classrooms: OwnClassrooms, current: number | undefined) => ReactNode;

/** The Reports tab. An administrator who does not teach reads why it is empty. */
export function ReportsPage({ lists }: { lists: Lists }) {
  const me = useQuery(meQuery);
  usePageTitle("Reports");
  if (me.data?.role === "admin") return <ReportsOfTeachers />;
  if (me.data) return <TeachersReports me={me.data} lists={lists} />;
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

function TeachersReports({ me, lists }: { me: Me; lists: Lists }) {
  const classrooms = useClassrooms();
  // An administrator who teaches lists the whole school, and writes for their own classes.
  const own = (classrooms.data ?? []).filter(({ teachers }) =>
    teachers.some((teacher) => teacher.id === me.id),
  );
  const [classroom, choose] = useChosenClass(own);
  const { data, error, isPending, isError, isSuccess, refetch } = classrooms;
  const ownClassrooms = { data: data && own, error, isPending, isError, isSuccess, refetch };
  if (classroom) {
    return (
      <div className="max-sm:pb-28">
        <BatchReportGenerator me={me} classrooms={own} classroom={classroom} onClassroom={choose}>
          {lists(ownClassrooms, classroom.id)}
        </BatchReportGenerator>
      </div>
    );
  }
  return (
    <>
      <GeneratorHeading />
      {isPending && (
        <div className="space-y-8">
          <ClassSkeleton />
          {lists(ownClassrooms, undefined)}
        </div>
      )}
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
        <EmptyState title="You have no classes yet">
          Once you teach a class, its pupils appear here and you can write their reports.
        </EmptyState>
      )}
    </>
  );
}
