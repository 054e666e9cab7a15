import { FIELD_OPTIONS, MAIN_FIELDS } from "@reportair/contract/features/report-fields.ts";
import {
  SCHOOL_INSIGHTS_NEEDED,
  type SchoolInsights,
} from "@reportair/contract/features/school-insights.ts";
import { foldDepartments, foldYears, type DepartmentRow } from "./fold-departments.ts";
import type { Statistics } from "./queries.ts";

/** Weeks that are shown. */
const WEEKS = 12;

/**
 * The counts as they are shown: every week and every option has its place, and what too few reports or ratings
 * say is left out.
 */
export function workOutSchoolInsights(
  counted: Statistics,
  progress: { rows: readonly DepartmentRow[]; reminded: ReadonlySet<number> },
  period: { id: number; before: number | null; due_on: string | null },
  today: string,
): SchoolInsights {
  const written = (id: number | null) =>
    counted.periods.find((each) => each.id === id)?.written ?? 0;
  const comparable = written(period.before) >= SCHOOL_INSIGHTS_NEEDED;
  const { stars, average, thumbs, up } = counted.feedback;
  return {
    periods: counted.periods.filter(({ starts_on }) => starts_on <= today),
    weeks: lastMondays(today).map(
      (week) => counted.weeks.find((each) => each.week === week) ?? { week, written: 0, kept: 0 },
    ),
    years: counted.years,
    due_on: period.due_on,
    departments: foldDepartments(progress.rows, progress.reminded),
    year_groups: foldYears(progress.rows),
    classes: counted.classes,
    ticks:
      written(period.id) < SCHOOL_INSIGHTS_NEEDED
        ? null
        : MAIN_FIELDS.map((field) => ({
            field,
            options: FIELD_OPTIONS[field].map((option) => {
              const found = counted.ticks.find(
                (tick) => tick.field === field && tick.option === option,
              );
              return {
                option,
                now: found?.now ?? 0,
                before: comparable ? (found?.before ?? 0) : 0,
              };
            }),
          })),
    comparable,
    feedback: {
      stars,
      average: stars < SCHOOL_INSIGHTS_NEEDED ? null : average,
      thumbs,
      up: thumbs < SCHOOL_INSIGHTS_NEEDED ? null : up / thumbs,
    },
  };
}

/** The Mondays of the last weeks, oldest first; the last is this week's. */
function lastMondays(today: string): string[] {
  const monday = new Date(`${today}T12:00:00Z`);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return Array.from({ length: WEEKS }, (_, index) => {
    const day = new Date(monday);
    day.setUTCDate(day.getUTCDate() - 7 * (WEEKS - 1 - index));
    return day.toISOString().slice(0, 10);
  });
}
