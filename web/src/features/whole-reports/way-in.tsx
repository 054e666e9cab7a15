import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";

/** From AdminDash to the documents for parents. */
export function WayToWholeReports() {
  return (
    <section aria-labelledby="whole-reports" className="mt-10">
      <SectionHeading id="whole-reports" title="Whole reports" />
      <Sheet className="overflow-hidden">
        <Link
          to={paths.adminWholeReports}
          className="flex items-center gap-4 px-4 py-4 -outline-offset-2 hover:bg-hover sm:px-6"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-h3 font-bold">One document for each student</span>
            <span className="block text-md text-text-2">
              All released reports of a year, a form group or one student, under your school’s
              letterhead, as PDF or Word.
            </span>
          </span>
          <ArrowRight
            aria-hidden
            size={18}
            strokeWidth={1.75}
            className="shrink-0 text-accent-ink"
          />
        </Link>
      </Sheet>
    </section>
  );
}
