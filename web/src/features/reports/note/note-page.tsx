import type { Me } from "@reportair/contract/features/accounts.ts";
import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useMe } from "../../../data/accounts.ts";
import { useClassrooms } from "../../../data/classrooms.ts";
import { classroomConfigurationsQuery } from "../../../data/report-configurations.ts";
import { classroomStudentsQuery } from "../../../data/students.ts";
import { errorText } from "../../../lib/api/api-error.ts";
import { usePageTitle } from "../../../lib/use-page-title.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { ClassSkeleton } from "../generator/class-skeleton.tsx";
import { ownClasses } from "../own-classes.ts";
import { NoteClass } from "./note-class.tsx";
import { NoteClasses } from "./note-classes.tsx";

/** A note between two lessons: a class, a pupil, and the words. Made for a phone, and the same anywhere. */
export function NotePage({ tools }: { tools?: ReactNode }) {
  const me = useMe().data;
  usePageTitle("Take a note");
  const classrooms = useClassrooms().data;
  const wanted = useSearchParams()[0].get("class");
  const own = me && classrooms && ownClasses(classrooms, me.id);
  const chosen = own?.find(({ id }) => String(id) === wanted);
  if (chosen) return <OfClass key={chosen.id} classroom={chosen} />;
  return me && <AllClasses me={me} tools={tools} />;
}

function AllClasses({ me, tools }: { me: Me; tools: ReactNode }) {
  return (
    <>
      <PageHeading title="Take a note" tools={tools}>
        Press a class, then a pupil.
      </PageHeading>
      <Sheet aria-label="Classes" className="max-w-160 overflow-hidden">
        <NoteClasses teacher={me.id} none="You have no classes yet." />
      </Sheet>
    </>
  );
}

function OfClass({ classroom }: { classroom: Classroom }) {
  const students = useQuery(classroomStudentsQuery(classroom.id));
  const configurations = useQuery(classroomConfigurationsQuery(classroom.id));
  const failed = students.error ?? configurations.error;
  const { name, subject, year } = classroom;
  return (
    <div className="max-w-160">
      <Link to={paths.note} className={buttonClass("ghost", "md", "mb-1 -ml-3.5")}>
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        Your classes
      </Link>
      <PageHeading title={name}>
        {subject}, Year {year}. Press a pupil.
      </PageHeading>
      {students.data && configurations.data ? (
        students.data.length === 0 ? (
          <EmptyState title="No students found for this class." />
        ) : (
          <NoteClass
            // A student more or less is another class to work on.
            key={students.data.map((student) => student.id).join()}
            classroom={classroom}
            students={students.data}
            configurations={configurations.data}
          />
        )
      ) : failed ? (
        <ErrorState
          title="The class could not be loaded"
          safe="What you have entered is safe."
          onRetry={() => {
            void students.refetch();
            void configurations.refetch();
          }}
        >
          {errorText(failed, "Could not fetch students.")}
        </ErrorState>
      ) : students.isPaused || configurations.isPaused ? (
        <EmptyState title="No connection">The class is here as soon as it is back.</EmptyState>
      ) : (
        <ClassSkeleton rows={classroom.student_count} />
      )}
    </div>
  );
}
