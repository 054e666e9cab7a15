import type { Student } from "@reportair/contract/features/students.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatDate } from "../../lib/format.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useConsent } from "../../data/consent.ts";
import { ConsentForm } from "./consent-form.tsx";
import { entryText, outcomeText } from "./words.ts";

/** What a student's guardians said, what follows from it, and the way to write down more. */
export function StudentConsent({ student }: { student: Student }) {
  const consent = useConsent(student.id);
  return (
    <section aria-label="Guardian’s consent">
      <h3 className="text-h3 font-bold">Guardian’s consent</h3>
      {consent.isPending && (
        <Loading>
          <Skeleton className="mt-2 h-16 w-full" />
        </Loading>
      )}
      {consent.isError && (
        <ErrorState className="mt-2" onRetry={() => void consent.refetch()}>
          {errorText(consent.error, "What was recorded could not be loaded.")}
        </ErrorState>
      )}
      {consent.data && (
        <>
          <p role="status" className="mt-1 text-md text-text-2">
            {outcomeText(consent.data)}
          </p>
          {consent.data.entries.length === 0 ? (
            <p className="mt-2 text-md text-muted">No guardian’s word is recorded.</p>
          ) : (
            <ul aria-label="Recorded" className="mt-2 divide-y divide-border">
              {consent.data.entries.map((entry) => (
                <li key={entry.id} className="py-2 text-md">
                  <span className="break-words">{entryText(entry)}</span>
                  <span className="block text-sm text-muted">
                    Recorded by {entry.recorded_by} on {formatDate(entry.recorded_at)}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <ConsentForm student={student} />
        </>
      )}
    </section>
  );
}
