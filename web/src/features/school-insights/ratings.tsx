import {
  SCHOOL_INSIGHTS_NEEDED,
  type SchoolInsights,
} from "@reportair/contract/features/school-insights.ts";
import { formatCount } from "../../lib/format.ts";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";

const one = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What teachers think of the texts they were given. */
export function Ratings({ feedback }: { feedback: SchoolInsights["feedback"] }) {
  const { stars, average, thumbs, up } = feedback;
  const few = `Shown from ${SCHOOL_INSIGHTS_NEEDED} ratings on`;
  const rows = [
    {
      label: "Average of stars",
      value: average === null ? "–" : `${one.format(average)} of 5`,
      hint: average === null ? few : `From ${formatCount(stars, "rating")}`,
    },
    {
      label: "Thumbs up",
      value: up === null ? "–" : `${Math.round(up * 100)}%`,
      hint: up === null ? few : `Of ${formatCount(thumbs, "thumb")}`,
    },
  ];
  return (
    <section aria-labelledby="ratings" className="mb-8">
      <SectionHeading id="ratings" title="How teachers rate the texts" />
      <Sheet className="overflow-hidden">
        <dl className="grid gap-px bg-border sm:grid-cols-2">
          {rows.map(({ label, value, hint }) => (
            <div
              key={label}
              className="flex items-center justify-between gap-4 bg-surface px-5 py-4"
            >
              <dt>
                <span className="block text-md font-mid text-text-2">{label}</span>
                <span className="block text-sm text-muted">{hint}</span>
              </dt>
              <dd className="text-h2 font-mid tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </section>
  );
}
