import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useMe } from "../../data/accounts.ts";
import { useClassrooms } from "../../data/classrooms.ts";
import { useCopyQueue } from "../../data/destinations.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { ClassPicker } from "../reports/generator/class-picker.tsx";
import { KeysHelp } from "../reports/keys/keys-help.tsx";
import { useChosenClass } from "../reports/use-chosen-class.ts";
import { CopyQueueSheet } from "./copy-queue-sheet.tsx";

/** A teacher's kept reports on their way into the school's own system, class by class. */
export function CopyPage({ tools }: { tools?: ReactNode }) {
  usePageTitle("Copy queue");
  const me = useMe().data;
  const classrooms = useClassrooms();
  // An administrator who teaches lists the whole school, and copies for their own classes.
  const own = (classrooms.data ?? []).filter(({ teachers }) =>
    teachers.some((teacher) => teacher.id === me?.id),
  );
  const [classroom, choose] = useChosenClass(own);
  return (
    <>
      <PageHeading title="Copy queue" tools={tools}>
        Your kept reports, one after the other, for the system that your school uses
      </PageHeading>
      <KeysHelp />
      {classrooms.isPending && <QueueSkeleton />}
      {classrooms.isError && (
        <ErrorState
          title="Failed to load classrooms. Please try again."
          safe="Your reports are saved."
          onRetry={() => void classrooms.refetch()}
        >
          {errorText(classrooms.error)}
        </ErrorState>
      )}
      {classrooms.isSuccess && classroom === undefined && (
        <EmptyState
          title="You have no classes yet"
          actions={
            <Link to={`${paths.reportDashClasses}?new=class`} className={buttonClass("primary")}>
              Create a class
            </Link>
          }
        >
          Once you have kept reports of a class, they can be copied from here.
        </EmptyState>
      )}
      {classroom && (
        <ClassQueue key={classroom.id} classroom={classroom.id}>
          <ClassPicker classrooms={own} chosen={classroom} onChoose={choose} />
        </ClassQueue>
      )}
    </>
  );
}

/** The queue of one class; `children` choose the class. */
function ClassQueue({ classroom, children }: { classroom: number; children: ReactNode }) {
  const [period, setPeriod] = useState<number | null>(null);
  const query = useCopyQueue(classroom, period);
  if (query.data)
    return (
      <CopyQueueSheet key={query.data.period.id} queue={query.data} onPeriod={setPeriod}>
        {children}
      </CopyQueueSheet>
    );
  return (
    <>
      <div className="mb-4">{children}</div>
      {query.isError ? (
        <ErrorState
          title="The queue could not be loaded"
          safe="Your reports are saved, and what you have copied is remembered."
          onRetry={() => void query.refetch()}
        >
          {errorText(query.error)}
        </ErrorState>
      ) : (
        <QueueSkeleton />
      )}
    </>
  );
}

function QueueSkeleton() {
  return (
    <Loading label="Loading the copy queue..." className="space-y-3">
      <Skeleton className="h-20 w-full rounded-3" />
      <Skeleton className="h-64 w-full rounded-3" />
    </Loading>
  );
}
