import { DataSafety } from "./data-safety.tsx";
import { Hero } from "./hero.tsx";
import { ReportWriter } from "./report-writer.tsx";
import { Roadmap } from "./roadmap.tsx";
import { Tour } from "./tour.tsx";
import { WhyChoose } from "./why-choose.tsx";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { buttonClass } from "../../ui/button-class.ts";

/** What the product is, for whoever has not signed in. `startAt` is where its buttons lead. */
export function HomePage({ startAt }: { startAt: string }) {
  return (
    <>
      <Hero startAt={startAt} />
      <ReportWriter startAt={startAt} />
      <Tour />
      <Roadmap />
      <WhyChoose />
      <DataSafety />
      <ComingSoon />
    </>
  );
}

/** The banner that ends the home page. */
function ComingSoon() {
  return (
    <section aria-labelledby="coming-soon" className="bg-cover text-cover-text">
      <div className="mx-auto flex max-w-310 flex-wrap items-center justify-between gap-x-12 gap-y-5 px-5 py-12 sm:px-8">
        <div>
          <h2 id="coming-soon" className="text-[2rem] leading-10 font-bold tracking-tight">
            Coming Soon
          </h2>
          <p className="mt-1 max-w-140 text-lg text-cover-muted">
            Early access to lesson planning, grading, resources and professional development. Tell
            us which of them your school is waiting for.
          </p>
        </div>
        <Link to={paths.contact} className={buttonClass("cover", "lg")}>
          Contact Us
        </Link>
      </div>
    </section>
  );
}
