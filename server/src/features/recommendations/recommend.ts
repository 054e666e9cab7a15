import type { Recommendation } from "@reportair/contract/features/recommendations.ts";
import type { OpenMatters } from "./queries.ts";

/** What the rules go by: counts, the calendar and the budget. */
export type Facts = OpenMatters & {
  /** Days until the deadline, negative once it has passed; null where none is set. */
  days_left: number | null;
  period: string;
  /** Tokens of this month; the budget is null where there is none or no provider is used. */
  tokens: { used: number; budget: number | null };
};

/** From so many days before the deadline on, what is missing is urgent. */
const CLOSE = 7;
/** Part of the budget from which on it is nearly used. */
const NEARLY = 0.8;

type Rule = (facts: Facts) => Recommendation | null;

/** What the numbers suggest, most urgent first; each rule speaks at most once. */
export function recommend(facts: Facts): Recommendation[] {
  const found = RULES.map((rule) => rule(facts)).filter((each) => each !== null);
  return [
    ...found.filter(({ urgency }) => urgency === "now"),
    ...found.filter(({ urgency }) => urgency === "soon"),
  ];
}

const urgencyOf = ({ days_left }: Facts): Recommendation["urgency"] =>
  days_left !== null && days_left <= CLOSE ? "now" : "soon";

const RULES: readonly Rule[] = [
  function nearlySpent({ tokens: { used, budget: most } }) {
    if (most === null || used < most * NEARLY) return null;
    const spent = used >= most;
    return {
      id: "budget",
      urgency: "now",
      title: spent
        ? "This month’s AI budget is used up"
        : `${Math.floor((used / most) * 100)}% of this month’s AI budget is used`,
      advice: spent
        ? "Until next month reports are written only where the writer on this server steps in. Raise the budget, or let it write them all."
        : "When it is used up, reports are written only where the writer on this server steps in.",
      share: most === 0 ? null : { part: Math.min(used, most), whole: most },
      place: "policies",
    };
  },
  function classesWithoutReports(facts) {
    const { classes, empty_classes: empty } = facts;
    if (empty.length === 0) return null;
    return {
      id: "empty-classes",
      urgency: urgencyOf(facts),
      title: `${count(empty.length, "class has", "classes have")} no report${when(facts)}`,
      advice: `${some(empty)}. Ask their teachers how they stand.`,
      share: { part: empty.length, whole: classes },
      place: "insights",
    };
  },
  function studentsWithoutTicks(facts) {
    // Where a whole class has not begun, the rule above speaks of it.
    if (facts.unticked === 0 || facts.empty_classes.length === facts.classes) return null;
    return {
      id: "unticked",
      urgency: urgencyOf(facts),
      title: `${count(facts.unticked, "pupil has", "pupils have")} no ticks yet`,
      advice: `Of ${number(facts.places)} in ${inProse(facts.period)}, each counted once for every class. A report is written from ticks, so these cannot have one yet.`,
      share: { part: facts.unticked, whole: facts.places },
      place: "insights",
    };
  },
  function withoutTeacher({ untaught_classes: untaught, classes }) {
    if (untaught.length === 0) return null;
    return {
      id: "untaught",
      urgency: "now",
      title: `${count(untaught.length, "class with pupils has", "classes with pupils have")} no teacher`,
      advice: `${some(untaught)}. Nobody can write their reports until a teacher is chosen.`,
      share: { part: untaught.length, whole: classes },
      place: "classes",
    };
  },
  function notWritten({ failed }) {
    if (failed === 0) return null;
    return {
      id: "failed",
      urgency: "now",
      title: `${count(failed, "report", "reports")} could not be written in the last 7 days`,
      advice:
        "Their teachers can try again, or let the writer on this server step in. If it goes on, look at which writer your school uses.",
      share: null,
      place: "policies",
    };
  },
  function outdated(facts) {
    if (facts.stale === 0) return null;
    return {
      id: "stale",
      urgency: urgencyOf(facts),
      title: `${count(facts.stale, "report is", "reports are")} older than what the teacher entered`,
      advice: "Ticks or notes changed after the text was written. Its teacher can write it again.",
      share: { part: facts.stale, whole: facts.written },
      place: "insights",
    };
  },
  function notKept(facts) {
    if (facts.drafts === 0) return null;
    return {
      id: "drafts",
      urgency: urgencyOf(facts),
      title: `${count(facts.drafts, "report is still a draft", "reports are still drafts")}${when(facts)}`,
      advice: "A report is finished once its teacher has read and kept it.",
      share: { part: facts.drafts, whole: facts.written },
      place: "insights",
    };
  },
  function keptUnread({ unread, written }) {
    if (unread === 0) return null;
    return {
      id: "unread",
      urgency: "soon",
      title: `${count(unread, "report was", "reports were")} kept without being opened`,
      advice: "Remind your staff that every text is to be read before it goes home.",
      share: { part: unread, whole: written },
      place: "insights",
    };
  },
  function withoutClass({ unplaced }) {
    if (unplaced === 0) return null;
    return {
      id: "unplaced",
      urgency: "soon",
      title: `${count(unplaced, "pupil is", "pupils are")} in no class`,
      advice: "Enrol them, or delete the records of those who have left.",
      share: null,
      place: "students",
    };
  },
  function withoutDeadline({ days_left: days }) {
    if (days !== null) return null;
    return {
      id: "deadline",
      urgency: "soon",
      title: "This reporting period has no deadline",
      advice: "Set one, and every teacher sees it where the reports are written.",
      share: null,
      place: "policies",
    };
  },
  function withoutTraining({ untrained, teachers }) {
    if (untrained === 0 || teachers === 0) return null;
    return {
      id: "untrained",
      urgency: "soon",
      title: `Unused training: ${number(untrained)} of ${count(teachers, "teacher", "teachers")}`,
      advice:
        "They have given no samples, so their reports do not sound like them yet. Ten samples are enough.",
      share: { part: untrained, whole: teachers },
      place: "teachers",
    };
  },
];

const numbers = new Intl.NumberFormat("en-GB");
const number = (value: number) => numbers.format(value);
const count = (value: number, one: string, many: string) =>
  `${number(value)} ${value === 1 ? one : many}`;

/** " 5 days before the deadline". */
function when({ days_left: days }: Facts): string {
  if (days === null) return "";
  if (days < 0) return " after the deadline";
  if (days === 0) return " on the day of the deadline";
  return ` ${count(days, "day", "days")} before the deadline`;
}

/** The first few names, and how many more. */
function some(names: readonly string[]): string {
  const shown = names.slice(0, 3);
  const more = names.length - shown.length;
  return more === 0 ? shown.join(", ") : `${shown.join(", ")} and ${number(more)} more`;
}

const inProse = (period: string) => period.charAt(0).toLowerCase() + period.slice(1);
