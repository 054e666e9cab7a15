import type {
  MainField,
  ReportField,
  ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import { NOTES_FIELD } from "@reportair/contract/features/report-fields.ts";
import type { GenerationContext } from "../context.ts";
import type { Position } from "../document-planning/document-plan.ts";
import {
  POSITION_OF,
  comparePositions,
  isMainField,
  positionAt,
} from "../document-planning/document-plan.ts";
import { BANKS } from "../lexicon/banks.ts";
import { byUrgency } from "./communicative-goal.ts";
import type { ContentUnit } from "./content-unit.ts";
import { isTarget, targetAdvice } from "./targets.ts";
import type { Valence } from "./valence.ts";
import { overallValence, valenceOf } from "./valence.ts";

/** With so few ticks, what to do about them has paragraphs of its own. */
const FEW = 2;
/** So often the same content comes round again. */
const ROUNDS = 6;

type Advice = "why" | "school" | "home" | "passage";

/** What content is chosen from: the ticks, and the notes that are targets. */
type Given = {
  context: GenerationContext;
  inputs: ReportInputs;
  fields: readonly MainField[];
  targets: readonly ReportField[];
};

function general(cells: string[], position: Position): ContentUnit {
  return { cells, sources: ["general"], position };
}

/** What a tick means, from cells of these kinds. */
function consequence({ inputs }: Given, field: MainField, kinds: readonly string[]): ContentUnit {
  return {
    cells: kinds.map((kind) => `${field}/${inputs[field]}/${kind}`),
    sources: [field],
    position: { ...POSITION_OF[field], slot: "consequence" },
  };
}

/** Sentences that set two ticks beside each other, where the banks have them. */
function links({ inputs, fields, targets }: Given): ContentUnit[] {
  return fields
    .flatMap((one, index) =>
      fields.slice(index + 1).map((other): ContentUnit => {
        const pair = [one, other].map((field) => `${field} ${valenceOf(field, inputs[field])}`);
        const last = comparePositions(POSITION_OF[one], POSITION_OF[other]) > 0 ? one : other;
        return {
          cells: [`links/${pair.join(", ")}/say`],
          sources: [one, other],
          position: {
            ...POSITION_OF[last],
            slot: targets.includes(NOTES_FIELD[last]) ? "link by target" : "link",
          },
        };
      }),
    )
    .filter(({ cells }) => cells.some((cell) => BANKS.cells.has(cell)));
}

/** Advice on a tick, beside it: where its own kind stands, or the kind given as `place`. */
function advice(given: Given, field: MainField, kind: Advice, place: Advice = kind): ContentUnit {
  const byTarget = given.targets.includes(NOTES_FIELD[field]);
  const slot = byTarget ? (`${place} by target` as const) : place;
  const position = { ...POSITION_OF[field], slot };
  return { ...general(adviceCells(given, field, kind), position), about: field };
}

const SUPPORT = {
  passage: positionAt("support", "aims", "passage"),
  school: positionAt("support", "lessons", "school"),
  home: positionAt("support", "study", "home"),
} as const;

function hasFewTicks({ fields }: Given): boolean {
  return fields.length <= FEW;
}

/** Further advice on a tick: in paragraphs of its own where there are few ticks, else beside it. */
function support(given: Given, field: MainField, kind: keyof typeof SUPPORT): ContentUnit {
  return hasFewTicks(given)
    ? { ...general(adviceCells(given, field, kind), SUPPORT[kind]), about: field }
    : advice(given, field, kind, kind === "home" ? "home" : "school");
}

/** Where advice on a field's option stands in the banks; what to do next also in the words of the subject. */
function adviceCells({ context, inputs }: Given, field: MainField, kind: Advice): string[] {
  const own = `${field}/${inputs[field]}/${kind}`;
  return kind === "school" ? [own, `subjects/${context.area}/${inputs[field]}/next`] : [own];
}

/** A closing to suit the whole report; the teacher's own "keep up the good work" only where there is good work. */
function closing({ inputs, fields }: Given): ContentUnit {
  const valences = fields.map((field): Valence => valenceOf(field, inputs[field]));
  const overall = overallValence(valences);
  const praise =
    overall !== "low"
      ? ["study/stock praise/closing"]
      : valences.includes("high")
        ? ["study/stock praise in part/closing"]
        : [];
  const cells = [`study/closing ${overall}/closing`, "study/stock/closing", ...praise];
  return general(cells, positionAt("ahead", "closing", "closing"));
}

/**
 * What could be added, most wanted first: what the ticks mean and links between them, then passages that go into
 * one matter, the weakest field first, and single pieces of advice. All of it stands with what it is about: beside
 * its tick, or, where there are few ticks, in paragraphs of its own; the subject and study as such have theirs.
 * It goes round until the banks are empty.
 */
export function rankContent(
  context: GenerationContext,
  inputs: ReportInputs,
  fields: readonly MainField[],
  used: readonly ReportField[],
): ContentUnit[] {
  const targets = used.filter((field) => !isMainField(field) && isTarget(field, inputs[field]));
  const given: Given = { context, inputs, fields, targets };

  const onTargets = targets.map((field) => targetAdvice(context, field, inputs[field]));
  const aimed = targets.includes("area_to_improve");
  const outlook = general(
    ["study/ahead/general"],
    positionAt(aimed ? "study" : "ahead", "outlook", "outlook"),
  );
  const praise = used.includes("best_achievement")
    ? [general(["study/achievement/why"], positionAt("achievement", "achievement", "why"))]
    : [];
  const linked = context.random.shuffle(links(given)).slice(0, 3);
  const means = (field: MainField) => consequence(given, field, ["follow"]);
  const why = (field: MainField) => advice(given, field, "why");
  const passage = (field: MainField) => advice(given, field, "passage");
  const furtherPassage = (field: MainField) => support(given, field, "passage");
  const atSchool = (field: MainField) => support(given, field, "school");
  const atHome = (field: MainField) => support(given, field, "home");
  const subject = (kind: Advice, nth = 0) =>
    general([`subjects/${context.area}/advice/${kind}`], positionAt("subject", "study", kind, nth));
  const study = (kind: Advice) =>
    general([`study/advice/${kind}`], positionAt("study", "study", kind));

  const urgent = byUrgency(inputs, fields);
  const first = urgent.slice(0, 1);
  const others = urgent.slice(1);
  const few = hasFewTicks(given);
  // Where conduct or homework is what is gravely wrong, the subject can wait.
  const subjectWaits = context.goal === "help" && urgent[0] !== "level";

  const wanted: ContentUnit[] = [
    ...onTargets.flatMap((units) => units.slice(0, 1)),
    closing(given),
    ...first.map(passage),
    ...linked.slice(0, 1),
    ...fields.slice(0, 2).map(means),
    ...(few ? first.map(furtherPassage) : []),
    ...praise,
    ...(subjectWaits ? others.slice(0, 1).map(passage) : [subject("passage")]),
    ...onTargets.flatMap((units) => units.slice(1)),
    ...fields.slice(2).map(means),
    ...(subjectWaits ? [] : others.slice(0, 1).map(passage)),
    ...others.slice(1, 3).map(atSchool),
    ...linked.slice(1, 2),
    ...(subjectWaits ? [subject("passage")] : []),
    ...first.map(atHome),
    ...(few ? [...first, ...first].map(furtherPassage) : []),
    ...others.slice(1).map(passage),
    ...(aimed ? [] : [outlook]),
    ...linked.slice(2),
    ...others.slice(3).map(atSchool),
  ];
  // What a tick means can be said twice, or three times where it is all there is; then it would only go round.
  const restated = (fields.length === 1 ? [...fields, ...fields] : urgent).map((field) =>
    consequence(given, field, ["follow", "fill"]),
  );
  const further: ContentUnit[] = [
    subject("passage", 1),
    ...first.map(atSchool),
    study("passage"),
    ...others.slice(0, 2).map(atHome),
    ...first.map(furtherPassage),
    ...others.slice(2).map(atHome),
    ...others.map(furtherPassage),
    ...first.map(atHome),
    ...others.map(atSchool),
  ];
  const last: ContentUnit[] = [
    subject("why"),
    subject("school"),
    subject("home"),
    ...first.map(why),
    outlook,
    ...others.map(why),
    study("why"),
    study("school"),
    study("home"),
  ];
  const rounds = Array.from({ length: ROUNDS }, () => [...further, ...last]);
  return [...wanted, ...restated, ...rounds.flat()];
}
