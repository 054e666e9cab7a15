import { TEACHERS_NEEDED } from "@reportair/contract/work-counting.ts";
import { useSchoolClassTime } from "../../data/class-time.ts";
import { formatCount, formatNumber } from "../../lib/format.ts";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { KeptBar } from "./kept-bar.tsx";
import { schoolYearWords, timeWords } from "./time-words.ts";

/** What the school's classes took, in sums of several teachers; a sentence where there are too few. */
export function SchoolPanel() {
  const { data } = useSchoolClassTime();
  if (!data) return null;
  const { time, kept, before } = data;
  return (
    <section aria-labelledby="school-time" className="mb-8">
      <SectionHeading id="school-time" title="What classes took">
        School year {schoolYearWords(data.school_year)}, in sums of {TEACHERS_NEEDED} teachers or
        more
      </SectionHeading>
      <Sheet className="px-5 py-4">
        <div className="grid gap-x-10 gap-y-4 sm:grid-cols-[auto_1fr]">
          {time && (
            <p>
              <span className="block text-figure font-mid tracking-tight tabular-nums">
                {formatCount(time.hours, "hour")}
              </span>
              <span className="block text-md text-text-2">
                of {formatNumber(time.teachers)} teachers, for{" "}
                {formatCount(time.classes, "class", "classes")}
              </span>
            </p>
          )}
          {kept && (
            <KeptBar kept={kept} title={`What ${formatNumber(kept.teachers)} teachers kept`} />
          )}
        </div>
        {before && (
          <p className="mt-3 text-md">
            Before, a class took {timeWords(before.minutes * 60)}: the mean of what{" "}
            {formatNumber(before.teachers)} teachers answered.
          </p>
        )}
        {time === null && (
          <p className={kept || before ? "mt-3 text-md" : "text-md"}>
            There is no time to show yet: it takes {TEACHERS_NEEDED} teachers beside you who have
            worked on reports this school year.
          </p>
        )}
        <p className="mt-3 max-w-[70ch] text-sm text-muted">
          Minutes of work, counted from what teachers press and type on their reports. Each teacher
          sees their own, can stop it, and is told that you see sums. Nobody’s own minutes are shown
          to anybody else.
        </p>
      </Sheet>
    </section>
  );
}
