import type { MainField, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { GenerationContext } from "../context.ts";
import { positionAt } from "../document-planning/document-plan.ts";
import type { ContentUnit } from "./content-unit.ts";
import { hasPlan } from "./steps.ts";
import { byUrgency } from "./communicative-goal.ts";
import { valenceOf } from "./valence.ts";

/** What goes well, as a noun that a possessive can stand before. "Mostly" is not yet enough to lean on. */
const STRENGTHS: Partial<Record<MainField, Readonly<Record<string, readonly string[]>>>> = {
  participation: {
    "Active Participant": ["active participation", "willingness to contribute"],
  },
  behaviour: {
    "Excellent Behaviour": ["excellent behaviour", "excellent conduct"],
    "Good Behaviour": ["good behaviour", "good conduct"],
  },
  punctuality: { "Always on time": ["punctuality", "good timekeeping"] },
  homework: { "Consistently Completed": ["reliable homework", "excellent homework record"] },
};

/** What has to be put right, as a noun that "better" can stand before. */
const FAULTS: Partial<Record<MainField, readonly string[]>> = {
  behaviour: ["behaviour", "conduct"],
  punctuality: ["punctuality"],
  homework: ["homework"],
};

/** So many ways of naming what goes well are tried. */
const WAYS = 4;
/** What a closing leans on is no list of the ticks. */
const MOST_NAMED = 2;

/** What serves any aim in the subject; who behaves well has not yet begun on it, and whoever comes in time even less. */
const EFFORTS: ReadonlySet<MainField> = new Set(["participation", "homework"]);

function serveSubject(fields: readonly MainField[]): boolean {
  return fields.some((field) => EFFORTS.has(field)) && !fields.includes("punctuality");
}

/** The order in which two are named: "good conduct and willingness to join in", and not the other way round. */
const ORDER: readonly MainField[] = ["behaviour", "punctuality", "homework", "participation"];

type Named = { fields: readonly MainField[]; words: string };

/** As many ways of naming some of these fields, as many at once as make no list. */
function waysOf(
  { random }: GenerationContext,
  fields: readonly MainField[],
  namesOf: (field: MainField) => readonly string[],
): Named[] {
  const ways = Array.from({ length: WAYS }, (): Named => {
    const chosen = random
      .shuffle(fields)
      .slice(0, MOST_NAMED)
      .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
    const names = chosen.map((field) => {
      const all = namesOf(field);
      return all[random.int(all.length)] ?? "";
    });
    return { fields: chosen, words: names.join(" and ") };
  });
  return ways.filter(({ words }, at) => ways.findIndex((way) => way.words === words) === at);
}

/**
 * Closings that belong to this student: they lean on what goes well and look to what comes next, which is the teacher's
 * own target or else what most needs attention. None where nothing goes well and nothing is gravely wrong.
 */
export function ownClosings(
  context: GenerationContext,
  inputs: ReportInputs,
  given: readonly MainField[],
  { aimed, clouded }: { aimed: boolean; clouded: boolean },
): ContentUnit[] {
  if (context.warm || context.styling.rhythm !== null) return [];
  const fields = given.filter((field) => !context.excused.has(field));
  const namesOf = (field: MainField) =>
    context.noted.has(field) ? [] : (STRENGTHS[field]?.[inputs[field]] ?? []);
  const strengths = fields.filter((field) => namesOf(field).length > 0);
  const weak = byUrgency(
    inputs,
    fields.filter(
      (field) =>
        field !== "homework_improvement_area" && valenceOf(field, inputs[field]) !== "high",
    ),
  );
  const low = weak.filter((field) => valenceOf(field, inputs[field]) === "low");
  const closing = (cell: string, fill: string): ContentUnit => ({
    cells: [`closings/${cell}/closing`],
    sources: ["general"],
    position: positionAt("ahead", "closing", "closing"),
    fill,
  });
  const faults = low.filter((field) => FAULTS[field] !== undefined).slice(0, MOST_NAMED);
  if (faults.length === MOST_NAMED)
    return waysOf(context, faults, (field) => FAULTS[field] ?? []).map(({ words }) =>
      closing("two at once", words),
    );
  const [first] = weak;
  // Behind a plan "this" would be its last step.
  const takesUp = aimed && low.length < MOST_NAMED && !hasPlan(context);
  const next = takesUp ? "target" : (first ?? "high");
  if (next === "high" && clouded) return [];
  const ofSubject = next === "target" || next === "level";
  const ways = waysOf(context, strengths, namesOf).filter(({ fields: named }) =>
    ofSubject ? serveSubject(named) : named.length > 0,
  );
  const leaning = ways.map(({ words }) => closing(next, words));
  // What takes up the aim comes before what names the ticks once more.
  return next === "target" ? [closing("target alone", ""), ...leaning] : leaning;
}
