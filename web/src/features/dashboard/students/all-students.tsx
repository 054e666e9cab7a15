import { errorText } from "../../../lib/api/api-error.ts";
import { useAddressState } from "../../../lib/use-address-state.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useStudents } from "../../../data/students.ts";
import { BrowsePanel, NothingFound } from "../browse-panel.tsx";
import { BrowseTools } from "../browse-tools.tsx";
import { lookParts, pageOf } from "../find.ts";
import { PageSteps } from "../page-steps.tsx";
import { StudentCard } from "./student-card.tsx";
import {
  enrolmentText,
  lookedForStudents,
  STUDENT_KEYS,
  type ClassNames,
} from "./student-order.ts";

const PAGE_SIZE = 8;

const parts = lookParts(STUDENT_KEYS, "last_name");
const grid = "grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4";

/** The students as cards, eight a page. */
export function AllStudents({ classNames }: { classNames: ClassNames }) {
  const query = useStudents();
  const [look, setLook] = useAddressState(parts, "students");
  const students = query.data ?? [];
  const found = lookedForStudents(students, classNames, look);
  const cut = pageOf(found, look.page, PAGE_SIZE);
  return (
    <BrowsePanel
      tools={
        <BrowseTools
          searchLabel="Search students..."
          keys={STUDENT_KEYS}
          look={look}
          onLook={(next) => setLook({ ...next, page: 1 })}
        />
      }
    >
      {query.isPending && (
        <Loading label="Loading students..." className={grid}>
          {Array.from({ length: PAGE_SIZE }, (_, card) => (
            <Skeleton key={card} className="h-27 w-full rounded-3" />
          ))}
        </Loading>
      )}
      {query.isError && (
        <ErrorState onRetry={() => void query.refetch()}>
          Error: {errorText(query.error, "Could not fetch students")}
        </ErrorState>
      )}
      {query.isSuccess && found.length === 0 && (
        <NothingFound>
          {students.length === 0 ? "There are no students yet." : "No students match your search."}
        </NothingFound>
      )}
      {found.length > 0 && (
        <ul aria-label="Students" className={grid}>
          {cut.shown.map((student) => (
            <StudentCard
              key={student.id}
              student={student}
              classes={enrolmentText(student, classNames)}
            />
          ))}
        </ul>
      )}
      <PageSteps
        label="Students"
        page={cut.page}
        pages={cut.pages}
        onPage={(page) => setLook({ ...look, page })}
      />
    </BrowsePanel>
  );
}
