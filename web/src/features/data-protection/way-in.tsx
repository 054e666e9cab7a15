import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";

/** From AdminDash to the page for the data protection lead. */
export function WayToDataProtection() {
  return (
    <section aria-labelledby="data-protection" className="mt-10">
      <SectionHeading id="data-protection" title="Data protection" />
      <Sheet className="overflow-hidden">
        <Link
          to={paths.adminDataProtection}
          className="flex items-center gap-4 px-4 py-4 -outline-offset-2 hover:bg-hover sm:px-6"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-h3 font-bold">What leaves your school</span>
            <span className="block text-md text-text-2">
              To whom, since when and how much; what is taken out; a draft assessment (DPIA) and
              processing terms to print.
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
