import { Link } from "react-router";
import { buttonClass } from "../../ui/button-class.ts";

const steps = [
  [
    "Tick",
    "Level, participation, punctuality, behaviour and homework, with notes where they matter. Fill a column for the whole class at once.",
  ],
  [
    "Generate",
    "A whole class in one go, no two reports alike, each in your own style and inside the length you set.",
  ],
  [
    "Review",
    "Table or cards. Edit in place, keep, discard or write again, and compare with last term’s reports.",
  ],
] as const;

/** The report writer in three steps. */
export function ReportWriter({ startAt }: { startAt: string }) {
  return (
    <section
      id="report-writer"
      aria-labelledby="report-writer-title"
      className="bg-cover text-cover-text"
    >
      <div className="mx-auto grid max-w-310 gap-10 px-5 py-16 sm:px-8 lg:grid-cols-[5fr_7fr] lg:py-18">
        <div>
          <h2 id="report-writer-title" className="text-[2rem] leading-10 font-bold tracking-tight">
            The report writer
          </h2>
          <p className="mt-2 mb-6 max-w-100 text-lg text-cover-muted">
            One page for a class of thirty. Each sentence shows the tick or note it came from, so
            that you can sign it with a clear conscience.
          </p>
          <Link to={startAt} className={buttonClass("cover", "lg")}>
            Get Started Now
          </Link>
        </div>
        <ol className="divide-y divide-cover-muted/25">
          {steps.map(([title, text], index) => (
            <li key={title} className="grid grid-cols-[3.5rem_1fr] py-6 first:pt-0 last:pb-0">
              <span aria-hidden className="text-[1.75rem] leading-8 text-cover-muted">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3 font-bold">{title}</h3>
                <p className="mt-1 text-lg text-cover-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
