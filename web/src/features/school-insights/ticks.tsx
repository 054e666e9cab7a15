import { FIELD_LABELS } from "@reportair/contract/report-inputs.ts";
import {
  SCHOOL_INSIGHTS_NEEDED,
  type SchoolInsights,
} from "@reportair/contract/features/school-insights.ts";
import { cx } from "../../ui/cx.ts";
import { scaleStep } from "../../ui/glyph-scale.ts";
import { Glyph } from "../../ui/glyph.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { changeInPoints, inProse, percent } from "./change.ts";

type Field = NonNullable<SchoolInsights["ticks"]>[number];

const grounds = ["", "bg-scale-1", "bg-scale-2", "bg-scale-3", "bg-scale-4", "bg-scale-5"];

/** How the ticks of this period's reports are spread, and how that has moved. */
export function Ticks({ insights }: { insights: SchoolInsights }) {
  const { ticks, comparable, periods } = insights;
  const before = periods[1];
  return (
    <section aria-labelledby="ticks" className="mb-8">
      <SectionHeading id="ticks" title="What the reports say">
        {ticks !== null &&
          (comparable && before
            ? `Ticks of the whole school; the change in points is against ${inProse(before.name)}.`
            : "Ticks of the whole school. There is no earlier period to compare with yet.")}
      </SectionHeading>
      <Sheet className="overflow-hidden">
        {ticks === null ? (
          <p className="px-5 py-4 text-md text-text-2">
            Shown from {SCHOOL_INSIGHTS_NEEDED} reports on: fewer could be about one pupil.
          </p>
        ) : (
          <div className="grid gap-px bg-border sm:grid-cols-2 xl:grid-cols-3">
            {ticks.map((field) => (
              <FieldTicks key={field.field} field={field} comparable={comparable} />
            ))}
          </div>
        )}
      </Sheet>
    </section>
  );
}

function FieldTicks({ field, comparable }: { field: Field; comparable: boolean }) {
  const { options } = field;
  const total = (side: "now" | "before") => options.reduce((sum, each) => sum + each[side], 0);
  const now = total("now");
  const before = total("before");
  // Accuracy, Method and Presentation are no scale.
  const graded = field.field !== "homework_improvement_area";
  return (
    <div className="bg-surface px-5 py-4">
      <h3 className="flex items-baseline justify-between gap-3 text-h3 font-bold">
        {FIELD_LABELS[field.field]}
        <span className="text-xs font-body text-muted tabular-nums">{now} ticked</span>
      </h3>
      <div
        aria-hidden
        className="mt-2 flex h-1.5 gap-0.5 overflow-hidden rounded-1 bg-scale-off forced-colors:outline-1"
      >
        {options.map(
          ({ option, now: count }, index) =>
            count > 0 && (
              <span
                key={option}
                className={cx(
                  "min-w-0.5 forced-colors:bg-[CanvasText]",
                  graded ? grounds[scaleStep(index, options.length)] : grounds[index + 1],
                )}
                style={{ flexGrow: count, flexBasis: 0 }}
              />
            ),
        )}
      </div>
      <ul className="mt-2">
        {options.map((each, index) => {
          const change =
            comparable &&
            changeInPoints({ part: each.now, whole: now }, { part: each.before, whole: before });
          return (
            <li key={each.option} className="flex items-center gap-2 py-0.5 text-sm text-text-2">
              {graded && <Glyph index={index} of={options.length} />}
              <span className="min-w-0 flex-1">{each.option}</span>
              <span className="font-mid text-text tabular-nums">{percent(each.now, now)}</span>
              {change && (
                <span className="w-9 text-right text-muted tabular-nums">
                  {change}
                  <span className="sr-only"> points</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
