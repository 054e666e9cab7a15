import type { InsightCard, Insights } from "@reportair/contract/features/insights.ts";
import { INSIGHTS_NEEDED } from "@reportair/contract/features/insights.ts";
import { FIELD_OPTIONS } from "@reportair/contract/features/report-fields.ts";
import type { Outcome } from "./queries.ts";

type CardField = "level" | "participation" | "punctuality" | "behaviour" | "homework";

/** Options from the best one that count as going well. */
const GOING_WELL: Record<CardField, number> = {
  level: 2,
  participation: 1,
  punctuality: 1,
  behaviour: 2,
  homework: 2,
};

/** What to do next, for the students at the weakest option and for when there is none. */
const NEXT: Record<CardField, { some: (n: number, where: string) => string; none: string }> = {
  level: {
    some: (n, where) => `Look first at the ${students(n, "below expectations")}${where}.`,
    none: "Nobody is below expectations: plan what stretches the most able.",
  },
  participation: {
    some: (n, where) =>
      `Plan a way in for the ${students(n, "who mostly watches", "who mostly watch")}${where}, for instance a written answer before discussion.`,
    none: "Everybody takes part at least sometimes: call on the quieter ones by name.",
  },
  punctuality: {
    some: (n, where) =>
      `Raise the ${students(n, "who is chronically late", "who are chronically late")}${where} with the head of year.`,
    none: "Nobody is chronically late: a word of thanks keeps it so.",
  },
  behaviour: {
    some: (n, where) =>
      `Agree routines and a seating plan for the ${students(n, "whose behaviour is unacceptable")}${where}.`,
    none: "Nobody's behaviour is unacceptable: tell the class what goes well.",
  },
  homework: {
    some: (n, where) =>
      `Ask the ${students(n, "who never hands in homework", "who never hand in homework")}${where} what stands in the way.`,
    none: "Everybody hands in some homework: look at what is missing most often.",
  },
};

/** Percentage points below which two periods count as the same. */
const SAME = 3;

/** Works the insights out from a teacher's own reports. Pure. */
export function workOutInsights(outcomes: readonly Outcome[], now: Date): Insights {
  const base = { reports: outcomes.length, needed: INSIGHTS_NEEDED };
  if (outcomes.length < INSIGHTS_NEEDED) return { ...base, cards: null };
  const { newest, current, before } = choosePeriods(outcomes);
  const card = (field: CardField) => fieldCard(field, current, before);
  return {
    ...base,
    period: aboutPeriod(newest, current),
    cards: {
      level: card("level"),
      participation: card("participation"),
      punctuality: card("punctuality"),
      behaviour: card("behaviour"),
      homework: card("homework"),
      general: generalCard({ all: outcomes, newest, current, before }, now),
    },
  };
}

/**
 * The period shown and the one it is compared with: the last two of enough reports. A term that has only begun
 * says nothing yet; it is shown only as long as there is no fuller one.
 */
function choosePeriods(outcomes: readonly Outcome[]) {
  const periods = [...Map.groupBy(outcomes, (outcome) => outcome.starts_on)]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .map(([, reports]) => reports);
  const newest = periods[0] ?? [];
  const [current = newest, before = []] = periods.filter(
    (reports) => reports.length >= INSIGHTS_NEEDED,
  );
  return { newest, current, before };
}

/** Which period is shown, and why it is not the newest. */
function aboutPeriod(newest: readonly Outcome[], current: readonly Outcome[]): string {
  const shown = current[0]?.period ?? "";
  if (newest === current) return shown;
  const begun = inProse(newest[0]?.period ?? "");
  return `${shown}, as there ${newest.length === 1 ? "is" : "are"} only ${newest.length} for the ${begun} so far`;
}

function fieldCard(
  field: CardField,
  current: readonly Outcome[],
  before: readonly Outcome[],
): InsightCard {
  const options: readonly string[] = FIELD_OPTIONS[field];
  const given = current.filter((outcome) => outcome.inputs[field] !== "");
  const counts = options.map((option) => ({
    option,
    count: given.filter((outcome) => outcome.inputs[field] === option).length,
  }));
  const period = current[0]?.period ?? "";
  if (given.length === 0) {
    return {
      shows: `None of the ${inProse(period)} reports has it ticked.`,
      change: "",
      compared: false,
      next: "Tick it to see it here.",
      counts,
    };
  }
  const well = GOING_WELL[field];
  const good = sum(counts.slice(0, well));
  const weakest = options.at(-1) ?? "";
  const weak = given.filter((outcome) => outcome.inputs[field] === weakest);
  const names = options
    .slice(0, well)
    .map((option) => `“${option}”`)
    .join(" or ");
  return {
    shows: `${good} of ${given.length} ${good === 1 ? "is" : "are"} ${names} (${percent(good, given.length)}%).`,
    ...changeOf(field, good, given.length, before),
    next: weak.length > 0 ? NEXT[field].some(weak.length, mostlyIn(weak)) : NEXT[field].none,
    counts,
  };
}

type Change = Pick<InsightCard, "change" | "compared">;
const NOTHING_EARLIER: Change = {
  change: "No earlier period to compare with yet.",
  compared: false,
};
const compared = (change: string): Change => ({ change, compared: true });

function changeOf(field: CardField, good: number, of: number, before: readonly Outcome[]): Change {
  const options: readonly string[] = FIELD_OPTIONS[field];
  const given = before.filter((outcome) => outcome.inputs[field] !== "");
  const period = before[0]?.period;
  if (period === undefined || given.length < INSIGHTS_NEEDED) return NOTHING_EARLIER;
  if (of < INSIGHTS_NEEDED) return compared(`Too few to compare with ${inProse(period)}.`);
  const well = new Set(options.slice(0, GOING_WELL[field]));
  const earlier = given.filter((outcome) => well.has(outcome.inputs[field])).length / given.length;
  const points = Math.round((good / of - earlier) * 100);
  if (Math.abs(points) < SAME) return compared(`About the same as in ${inProse(period)}.`);
  return compared(
    `${points > 0 ? "Up" : "Down"} from ${Math.round(earlier * 100)}% in ${inProse(period)}.`,
  );
}

function generalCard(
  outcomes: Record<"all" | "newest" | "current" | "before", readonly Outcome[]>,
  now: Date,
): NonNullable<Insights["cards"]>["general"] {
  const { all, newest, current, before } = outcomes;
  // What is left to do is in the newest period, however little it holds.
  const drafts = newest.filter((outcome) => !outcome.kept);
  const edited = current.filter((outcome) => outcome.edited).length;
  const months = lastMonths(now).map((month) => ({
    month,
    kept: all.filter(
      (outcome) => outcome.kept && outcome.updated_at.toISOString().startsWith(month),
    ).length,
  }));
  return {
    shows: `${current.length} ${current.length === 1 ? "report" : "reports"} for the ${inProse(current[0]?.period ?? "")}, of which you edited ${edited}.`,
    ...(before.length === 0
      ? NOTHING_EARLIER
      : compared(`There were ${before.length} in ${inProse(before[0]?.period ?? "")}.`)),
    next:
      drafts.length > 0
        ? `Review the ${drafts.length === 1 ? "draft that is" : `${drafts.length} drafts that are`} not kept yet${mostlyIn(drafts)}.`
        : before.length > 0
          ? "Everything is kept: compare the two periods pupil by pupil."
          : "Everything is kept.",
    counts: [],
    months,
  };
}

/** The last six months, oldest first, as `2026-11`. */
function lastMonths(now: Date): string[] {
  return Array.from({ length: 6 }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (5 - back), 1))
      .toISOString()
      .slice(0, 7),
  );
}

/** ", most of them in 10C/En3" where one class holds more than half of several. */
function mostlyIn(outcomes: readonly Outcome[]): string {
  const groups = Map.groupBy(outcomes, (outcome) => outcome.classroom);
  if (outcomes.length < 2) return outcomes[0] === undefined ? "" : ` in ${outcomes[0].classroom}`;
  if (groups.size === 1) return ` in ${outcomes[0]?.classroom}`;
  const [classroom, members] = [...groups].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  return members !== undefined && members.length * 2 > outcomes.length
    ? `, most of them in ${classroom}`
    : "";
}

/** "the student below expectations", "the 4 students who mostly watch". */
const students = (n: number, one: string, more = one) =>
  n === 1 ? `pupil ${one}` : `${n} pupils ${more}`;
const percent = (part: number, whole: number) => Math.round((part / whole) * 100);
const sum = (counts: readonly { count: number }[]) =>
  counts.reduce((total, { count }) => total + count, 0);
const inProse = (period: string) => period.charAt(0).toLowerCase() + period.slice(1);
