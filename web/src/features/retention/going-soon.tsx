import { useExpiringStudents } from "../../data/retention.ts";
import { formatCount, formatDate } from "../../lib/format.ts";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";

/** Students whose records are removed within 30 days; nothing where there are none. */
export function GoingSoon() {
  const students = useExpiringStudents().data ?? [];
  if (students.length === 0) return null;
  return (
    <section aria-labelledby="going-soon" className="mt-10">
      <SectionHeading id="going-soon" title="Removed soon">
        {formatCount(students.length, "record")} kept for 12 months. Enrol whoever is still at your
        school in a class.
      </SectionHeading>
      {/* It scrolls by itself, and so must be reachable by keyboard. */}
      <Sheet
        tabIndex={0}
        aria-label="Students whose records are removed soon"
        className="max-h-96 overflow-y-auto px-4"
      >
        <ul className="divide-y divide-border">
          {students.map(({ id, full_name, student_id, removed_at }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 py-2 text-md">
              <span className="min-w-0 flex-1 basis-60 break-words">
                {full_name} <span className="text-muted">{student_id}</span>
              </span>
              <span className="text-sm text-muted tabular-nums">
                from {formatDate(removed_at)} on
              </span>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}
