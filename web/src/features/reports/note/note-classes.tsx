import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { errorText } from "../../../lib/api/api-error.ts";
import { formatCount } from "../../../lib/format.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useClassrooms } from "../../../data/classrooms.ts";
import { ownClasses } from "../own-classes.ts";
import { useSaveKept } from "../generator/saving/use-save-kept.ts";
import { KeptBar } from "./where-bar.tsx";

/** The classes of a teacher as big targets: a press, another on a pupil, and the note is written. */
export function NoteClasses({ teacher, none }: { teacher: number; none?: string }) {
  const { data, error, isPaused, refetch } = useClassrooms();
  const kept = useSaveKept();
  const own = data && ownClasses(data, teacher);
  return (
    <>
      <KeptBar pupils={kept} />
      {own ? (
        <ul aria-label="Your classes" className="-mt-px">
          {own.map((classroom) => (
            <ClassRow key={classroom.id} classroom={classroom} />
          ))}
          {own.length === 0 && none && <li className="px-4 py-4 text-md text-text-2">{none}</li>}
        </ul>
      ) : error ? (
        <ErrorState
          title="Failed to load classrooms. Please try again."
          onRetry={() => void refetch()}
        >
          {errorText(error)}
        </ErrorState>
      ) : isPaused ? (
        <p role="status" className="px-4 py-4 text-md text-text-2">
          No connection. Your classes are here as soon as it is back.
        </p>
      ) : (
        <div aria-busy>
          <Loading label="Loading classes..." className="-mt-px">
            {Array.from({ length: 3 }, (_, row) => (
              <div key={row} className="flex min-h-16.5 items-center border-t border-border px-4">
                <Skeleton className="h-4 w-40" />
              </div>
            ))}
          </Loading>
        </div>
      )}
    </>
  );
}

function ClassRow({ classroom }: { classroom: Classroom }) {
  const { id, name, subject, year, student_count } = classroom;
  return (
    <li className="border-t border-border">
      <Link
        to={`${paths.note}?class=${id}`}
        className="flex min-h-16.5 items-center gap-3 px-4 py-2 -outline-offset-2"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-mid break-words">{name}</span>
          <span className="block truncate text-sm text-muted">
            {subject}, Year {year} · {formatCount(student_count, "pupil")}
          </span>
        </span>
        <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-text-2" />
      </Link>
    </li>
  );
}

/** The same with its heading, among other ways on. */
export function NoteWay({ teacher }: { teacher: number }) {
  return (
    <Sheet aria-labelledby="take-a-note" className="mb-6 max-w-240 overflow-hidden">
      <h2 id="take-a-note" className="px-4 pt-4 text-h3 font-bold">
        Take a note
      </h2>
      <p className="border-b border-border px-4 pb-3 text-md text-text-2">
        Press a class, then a pupil.
      </p>
      <NoteClasses teacher={teacher} none="You have no classes yet." />
    </Sheet>
  );
}
