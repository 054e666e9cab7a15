import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { contentStems } from "../../language/stems.ts";
import type { GenerationContext } from "../context.ts";
import { positionAt } from "../document-planning/document-plan.ts";
import { BANKS } from "../lexicon/banks.ts";
import type { ContentUnit } from "./content-unit.ts";
import { targetOf } from "./targets.ts";
import { valenceOf } from "./valence.ts";

/** What each step says, in this order: what to do, how, and by what the student and those at home can tell. */
export const PARTS_OF_STEP = ["do", "how", "sign"] as const;

type Reach = "base" | "any" | "reach";
type Topic = { reach: Reach; name: string; cell: string };

/** The steps of each area in the banks: `steps/maths/base: number facts`. */
const TOPICS: ReadonlyMap<string, readonly Topic[]> = Map.groupBy(
  [...BANKS.cells.keys()].flatMap((path) => {
    const [, cell = "", area = "", reach, name = ""] =
      /^(steps\/([a-z]+)\/(base|any|reach): (.+))\/do$/u.exec(path) ?? [];
    return cell === "" ? [] : [{ area, reach: reach as Reach, name, cell }];
  }),
  ({ area }) => area,
);

/** Whether a report has room for a plan in an order of our own. */
export function hasPlan({ unit, styling }: GenerationContext): boolean {
  return unit === "words" && styling.rhythm === null;
}

/** The steps that suit a level: what is not secure needs its base, what is secure can reach further. */
function suitsLevel({ level }: ReportInputs, { reach }: Topic): boolean {
  if (reach === "any") return true;
  if (level === "") return false;
  return (reach === "reach") === (valenceOf("level", level) === "high");
}

/** Whether the teacher's own target is about this step already. */
function isTarget(note: string, { name, cell }: Topic): boolean {
  const told = contentStems(note);
  const target = targetOf(note);
  return (
    [...contentStems(name)].some((stem) => told.has(stem)) ||
    (BANKS.cells.get(`${cell}/do`) ?? []).some(({ source }) => target?.fits(source) === true)
  );
}

/** Without a second step on what another is about: "vocabulary of every day", "vocabulary that stays". */
function ofDifferentNames(topics: readonly Topic[]): Topic[] {
  const named = new Set<string>();
  return topics.filter(({ name }) => {
    const stems = [...contentStems(name)];
    if (stems.some((stem) => named.has(stem))) return false;
    for (const stem of stems) named.add(stem);
    return true;
  });
}

/**
 * The steps of a plan for this subject and level, in the order in which they are tried, three pieces of content to each,
 * and before them what leads to the plan.
 */
export function stepsFor(context: GenerationContext, inputs: ReportInputs): ContentUnit[] {
  if (!hasPlan(context)) return [];
  const area = context.kinds.includes("made") ? "made" : context.area;
  const topics = context.random.shuffle(TOPICS.get(area) ?? []).filter((topic) => {
    return suitsLevel(inputs, topic) && !isTarget(inputs.area_to_improve, topic);
  });
  const own = topics.filter(({ reach }) => reach !== "any");
  const any = topics.filter(({ reach }) => reach === "any");
  // One step for the level comes first, and the others in between.
  const ordered = ofDifferentNames([
    ...own.slice(0, 1),
    ...any.slice(0, 1),
    ...own.slice(1, 2),
    ...any.slice(1),
  ]);
  const aimed = inputs.area_to_improve.trim() !== "";
  return [
    {
      cells: [`steps/plan/${aimed ? "beside a target" : "alone"}/intro`],
      sources: ["general"],
      position: positionAt("plan", "plan", "intro"),
    },
    ...ordered.flatMap(({ cell }, at) =>
      PARTS_OF_STEP.map((part, nth): ContentUnit => ({
        cells: [`${cell}/${part}`],
        sources: ["general"],
        position: positionAt("plan", "plan", "step", at * PARTS_OF_STEP.length + nth),
      })),
    ),
  ];
}
