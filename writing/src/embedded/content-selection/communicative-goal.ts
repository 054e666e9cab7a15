import type { MainField, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { valenceOf } from "./valence.ts";

/** What a report as a whole calls for: help with what is gravely wrong, or more to reach for; null for all between. */
export type CommunicativeGoal = "help" | "stretch" | null;

/** What is gravely wrong, the gravest first. */
const GRAVE: readonly string[] = [
  "Unacceptable Behaviour",
  "Below Expectations",
  "Never Completed",
  "Chronically late",
  "Passive Observer",
  "Frequently late",
  "Sometimes Completed",
];
/** Here advice is no longer what comes first for a student. */
const MILD = 6;

/** What the ticks of a report call for. */
export function goalOf(inputs: ReportInputs, fields: readonly MainField[]): CommunicativeGoal {
  if (fields.some((field) => GRAVE.slice(0, MILD).includes(inputs[field]))) return "help";
  const judged = fields.filter((field) => field !== "homework_improvement_area");
  const high = judged.every((field) => valenceOf(field, inputs[field]) === "high");
  return high && judged.length > 0 && ["", "Advanced"].includes(inputs.level) ? "stretch" : null;
}

/**
 * The ticks in the order in which they need advice: what is gravely wrong, then all others by their valence. What to
 * improve in homework comes first where nothing is gravely wrong, nor all well, and last elsewhere. Those of which a
 * note tells what goes wrong (`told`) come before all others that are not grave: there advice is to the point.
 */
export function byUrgency(
  inputs: ReportInputs,
  fields: readonly MainField[],
  told: ReadonlySet<MainField> = new Set(),
): MainField[] {
  const rest = [...GRAVE, "told", "low", "mid", "high"];
  const order =
    goalOf(inputs, fields) === null ? ["improvement", ...rest] : [...rest, "improvement"];
  const urgency = (field: MainField) => {
    if (field === "homework_improvement_area") return order.indexOf("improvement");
    const option = inputs[field];
    if (told.has(field) && !GRAVE.includes(option)) return order.indexOf("told");
    return order.indexOf(GRAVE.includes(option) ? option : valenceOf(field, option));
  };
  return fields.toSorted((a, b) => urgency(a) - urgency(b));
}

/** Advice about the look of the page, and about going further. */
const NEAT_OR_FURTHER =
  /\b(?:neat\w*|tid\w+|underlin\w+|ruler|margin|headings?|leave a line|leave (?:some|more) space|columns?|single line|presentation|set out|carefully kept|weakest page|folders?|alternate lines|lay out|laid out|labels?|labelled|careful page|treating each task|harder|stretch\w*|extension|beyond the|competition|challenge\w*|demanding|volunteer\w*|podcast|lecture|wider reading|outstanding|lead(?:ing)? a|documentary|the highest|tougher|help a (?:classmate|group)|help somebody younger|take (?:the|a) lead|take charge|guiding|good example|everyone has a part|look after new|show a new|responsibility|question of \{their\} own|quieter|independent study|course outlines|breaks it|does not fit|own study|last question|two methods|what would happen with|new function|different courses|courses on offer)\b/u;
/** Advice about making good what is missing. */
const REPAIR =
  /\b(?:basics|times tables|what it was about|planner|catch(?:ing)? up|catch-up|simplest|core work|slower pace|go over lessons|gaps?|least sense|unclear|below four|goes wrong|went wrong|stuck|patience|difficulty|foundations|phone|quiet place|calm time|least welcome|sort out|concentrat\w+|what helps most|slips?|nothing makes sense|first step|begin with the easiest)\b/u;

/** Whether advice is right where this is what a report calls for. */
export function servesGoal(goal: CommunicativeGoal, phrase: string): boolean {
  if (goal === "help") return !NEAT_OR_FURTHER.test(phrase);
  return goal !== "stretch" || !REPAIR.test(phrase);
}
