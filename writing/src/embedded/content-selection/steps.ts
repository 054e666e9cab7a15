import type { MainField, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { contentStems } from "../../language/stems.ts";
import type { GenerationContext } from "../context.ts";
import { positionAt } from "../document-planning/document-plan.ts";
import { BANKS } from "../lexicon/banks.ts";
import type { ContentUnit } from "./content-unit.ts";
import { targetOf } from "./targets.ts";
import { valenceOf } from "./valence.ts";

/**
 * What each step says, in this order: what to do, how, more of how where a text is still too short, and by what the student
 * and those at home can tell.
 */
export const PARTS_OF_STEP = ["do", "how", "how", "sign"] as const;

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

/** The topics that a plan has for a tick: `steps/ticks/homework Never Completed: the first piece`. */
const TOPICS_OF_TICKS: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  [...BANKS.cells.keys()].flatMap((path) => /^(steps\/ticks\/.+: .+)\/do$/u.exec(path)?.[1] ?? []),
  (cell) => /^steps\/ticks\/(.+?): /u.exec(cell)?.[1] ?? "",
);

/** Whether a report has room for a plan in an order of our own. */
export function hasPlan({ unit, styling }: GenerationContext): boolean {
  return unit === "words" && styling.rhythm === null;
}

/** Where single pieces of advice on one matter stand in the banks: for lessons and for home. */
export type Advice = Readonly<Record<"school" | "home", readonly string[]>>;
export type TickAdvice = Advice & { field: MainField };

/** What single pieces of advice on the subject are for, one paragraph each. */
const LOOSE_ON_SUBJECT = ["school", "home", "school", "home"] as const;

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
 * The steps of a plan in the order in which they are tried, some pieces of content to each: first those on the ticks that
 * need it, then those for this subject and level, and before these what leads to them.
 */
export function stepsFor(
  context: GenerationContext,
  inputs: ReportInputs,
  ticks: readonly TickAdvice[],
  subject: Advice,
): ContentUnit[] {
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
  const onTicks = stepsOnTicks(context, inputs, ticks);
  return [
    ...onTicks,
    {
      cells: introCells(inputs, aimed),
      sources: ["general"],
      position: positionAt("plan", "plan", "intro"),
    },
    ...ordered.flatMap(({ cell }, at) => partsOf(cell, "step", at)),
    ...LOOSE_ON_SUBJECT.flatMap((kind, at) =>
      looseParts([subject[kind], subject[kind]], "step", ordered.length + at),
    ),
  ];
}

/**
 * A step for whoever comes late in a class that has used up the topics: pieces of advice on one matter, first those of the
 * first cells. It stands behind all others.
 */
function looseParts(
  [first = [], last = []]: readonly (readonly string[])[],
  slot: "tick" | "step",
  at: number,
): ContentUnit[] {
  return PARTS_OF_STEP.map((part, nth) => ({
    cells: part === "sign" ? last : first,
    sources: ["general"],
    position: positionAt("plan", "plan", slot, at * PARTS_OF_STEP.length + nth),
    loose: true,
  }));
}

/** What leads to the steps for the subject: what they are for at this level, or that there are some. */
function introCells({ level }: ReportInputs, aimed: boolean): string[] {
  const plain = `steps/plan/${aimed ? "beside a target" : "alone"}/intro`;
  if (level === "") return [plain];
  const reach = level === "Advanced" ? "stretched" : level === "Proficient" ? "further" : "secure";
  return [`steps/plan/${reach}${aimed ? " beside a target" : ""}/intro`];
}

/** The parts of one step; `at` is its place among the steps. */
function partsOf(cell: string, slot: "tick" | "step", at: number): ContentUnit[] {
  return PARTS_OF_STEP.map((part, nth) => ({
    cells: [`${cell}/${part}`],
    sources: ["general"],
    position: positionAt("plan", "plan", slot, at * PARTS_OF_STEP.length + nth),
  }));
}

/** Steps on the ticks that are not as they should be, one for each, in the order in which they need it. */
function stepsOnTicks(
  context: GenerationContext,
  inputs: ReportInputs,
  ticks: readonly TickAdvice[],
): ContentUnit[] {
  return ticks.flatMap(({ field, school, home }, place) => {
    const topics = context.random.shuffle(TOPICS_OF_TICKS.get(`${field} ${inputs[field]}`) ?? []);
    if (topics.length === 0) return [];
    return [
      ...topics.flatMap((cell) => partsOf(cell, "tick", place)),
      ...looseParts([school, home], "tick", place),
    ].map((part): ContentUnit => ({ ...part, about: field }));
  });
}
