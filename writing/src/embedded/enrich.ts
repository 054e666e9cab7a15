import type {
  MainField,
  ReportField,
  ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import { NOTES_FIELD } from "@reportair/contract/features/report-fields.ts";
import type { Source } from "../facts.ts";
import { BANKS } from "./banks.ts";
import type { Care, Drawing } from "./draw.ts";
import { draw, take } from "./draw.ts";
import { leadsFor } from "./rhythm.ts";
import { byNeed } from "./need.ts";
import type { Opening } from "./opening.ts";
import type { Piece, Place } from "./piece.ts";
import { PLACE_OF, isMain } from "./piece.ts";
import type { Standing } from "./standing.ts";
import { overallStanding, standingOf } from "./standing.ts";
import { servingOpenings } from "./serve.ts";
import { isTarget } from "./targets.ts";
import { roughText, sentencesOf } from "./template.ts";

const GENERAL: Source[] = ["general"];
/** How far before its usual place advice on a tick comes where a target stands in its paragraph. */
const BEFORE_TARGET = 26;
/** What a tick means follows it: at once where it takes up its words, else after what the notes have seen. */
const FOLLOWS = 12;
const FOLLOWS_AT_ONCE = 3;
const TAKES_UP = /^(?:this|that|such|these|it|more of this|being|with this|in this)\b/u;
/** With so few ticks, what to do about them has paragraphs of its own. */
const FEW = 2;

/** So often the same openings come round again. */
const ROUNDS = 6;

type Advice = "why" | "school" | "home" | "passage";

function linkOpenings(
  inputs: ReportInputs,
  fields: readonly MainField[],
  targets: readonly ReportField[],
): Opening[] {
  return fields.flatMap((one, index) =>
    fields.slice(index + 1).map((other): Opening => {
      const pair = [one, other].map((field) => `${field} ${standingOf(field, inputs[field])}`);
      const last = PLACE_OF[one].order > PLACE_OF[other].order ? one : other;
      return {
        cells: [`links/${pair.join(", ")}/say`],
        sources: [one, other],
        place: PLACE_OF[last].place,
        order:
          PLACE_OF[last].order + 30 - (targets.includes(NOTES_FIELD[last]) ? BEFORE_TARGET : 0),
      };
    }),
  );
}

/**
 * What could be added, most wanted first: what the ticks mean and links between them, then passages that go into
 * one matter, the weakest field first, and single pieces of advice. All of it stands with what it is about: beside
 * its tick, or, where there are few ticks, in paragraphs of its own; the subject and study as such have theirs.
 * It goes round until the banks are empty.
 */
export function openings(
  drawing: Drawing,
  inputs: ReportInputs,
  fields: readonly MainField[],
  used: readonly ReportField[],
): Opening[] {
  const standings = fields.map((field) => standingOf(field, inputs[field]));
  const needFirst = byNeed(inputs, fields);
  const general = (cells: string[], place: Place, order: number): Opening => ({
    cells,
    sources: GENERAL,
    place,
    order,
  });
  const follow = (field: MainField): Opening => ({
    cells: [`${field}/${inputs[field]}/follow`],
    sources: [field],
    place: PLACE_OF[field].place,
    order: PLACE_OF[field].order + FOLLOWS,
  });
  // Nothing comes between a target and what serves it.
  const targets = used.filter((field) => !isMain(field) && isTarget(field, inputs[field]));
  const serving = targets.map((field) => servingOpenings(drawing, field, inputs[field]));
  const fill = (field: MainField): Opening => ({
    ...follow(field),
    cells: ["follow", "fill"].map((kind) => `${field}/${inputs[field]}/${kind}`),
  });
  const beside = (field: MainField, kind: Advice, after: number): Opening => ({
    ...general(
      adviceCells(drawing, inputs, field, kind),
      PLACE_OF[field].place,
      PLACE_OF[field].order + after - (targets.includes(NOTES_FIELD[field]) ? BEFORE_TARGET : 0),
    ),
    about: field,
  });
  // One or two ticks leave room for paragraphs of their own on what to do.
  const apart = fields.length <= FEW;
  const own = (field: MainField, kind: Advice, order: number): Opening =>
    apart
      ? { ...general(adviceCells(drawing, inputs, field, kind), "support", order), about: field }
      : beside(field, kind, kind === "home" ? 60 : 50);
  const passage = (field: MainField) => beside(field, "passage", 45);
  const further = (field: MainField) => own(field, "passage", 890);
  const why = (field: MainField) => beside(field, "why", 40);
  const here = (field: MainField) => own(field, "school", 900);
  const athome = (field: MainField) => own(field, "home", 1000);
  const subject = (kind: Advice, order: number) =>
    general([`subjects/${drawing.area}/advice/${kind}`], "subject", order);
  const study = (kind: Advice, order: number) => general([`study/advice/${kind}`], "study", order);
  const closing = general(closingCells(standings), "ahead", 1200);
  const aimed = targets.includes("area_to_improve");
  const ahead = general(["study/ahead/general"], aimed ? "study" : "ahead", 1100);
  const praised = used.includes("best_achievement")
    ? [general(["study/achievement/why"], "achievement", 730)]
    : [];
  const linked = linkOpenings(inputs, fields, targets).filter(({ cells }) =>
    cells.some((cell) => BANKS.cells.has(cell)),
  );
  const links = drawing.random.shuffle(linked).slice(0, 3);
  const [weakest, ...others] = needFirst;
  const first = weakest ? [weakest] : [];
  // Where conduct or homework is what is gravely wrong, the subject can wait.
  const urgent = drawing.need === "help" && weakest !== "level";
  const rounds: Opening[] = [
    ...serving.flatMap((advice) => advice.slice(0, 1)),
    closing,
    ...first.map(passage),
    ...links.slice(0, 1),
    ...fields.slice(0, 2).map(follow),
    ...(apart ? first.map(further) : []),
    ...praised,
    ...(urgent ? others.slice(0, 1).map(passage) : [subject("passage", 1010)]),
    ...serving.flatMap((advice) => advice.slice(1)),
    ...fields.slice(2).map(follow),
    ...(urgent ? [] : others.slice(0, 1).map(passage)),
    ...others.slice(1, 3).map(here),
    ...links.slice(1, 2),
    ...(urgent ? [subject("passage", 1010)] : []),
    ...first.map(athome),
    ...(apart ? [...first, ...first].map(further) : []),
    ...others.slice(1).map(passage),
    ...(aimed ? [] : [ahead]),
    ...links.slice(2),
    ...others.slice(3).map(here),
  ];
  const more: Opening[] = [
    subject("passage", 1011),
    ...first.map(here),
    study("passage", 1060),
    ...others.slice(0, 2).map(athome),
    ...first.map(further),
    ...others.slice(2).map(athome),
    ...others.map(further),
    ...first.map(athome),
    ...others.map(here),
  ];
  const last: Opening[] = [
    subject("why", 1005),
    subject("school", 1020),
    subject("home", 1030),
    ...first.map(why),
    ahead,
    ...others.map(why),
    study("why", 1055),
    study("school", 1070),
    study("home", 1080),
  ];
  // What a tick means can be said twice, or three times where it is all there is; then it would only go round.
  const again = fields.length === 1 ? [...fields, ...fields] : needFirst;
  const round = [...more, ...last];
  return [...rounds, ...again.map(fill), ...Array.from({ length: ROUNDS }, () => round).flat()];
}

/** A closing to suit the whole report; the teacher's own "keep up the good work" only where there is good work. */
function closingCells(standings: readonly Standing[]): string[] {
  const overall = overallStanding(standings);
  const praise =
    overall !== "low"
      ? ["study/stock praise/closing"]
      : standings.includes("high")
        ? ["study/stock praise in part/closing"]
        : [];
  return [`study/closing ${overall}/closing`, "study/stock/closing", ...praise];
}

/** Where advice on a field's option stands in the banks; what to do next also in the words of the subject. */
function adviceCells(
  drawing: Drawing,
  inputs: ReportInputs,
  field: MainField,
  kind: Advice,
): string[] {
  const own = `${field}/${inputs[field]}/${kind}`;
  return kind === "school" ? [own, `subjects/${drawing.area}/${inputs[field]}/next`] : [own];
}

/** Fills an opening with the least familiar sentence that is no longer than `most`; null when none is. */
export function fillOpening(
  drawing: Drawing,
  opening: Opening,
  most: number,
  care: Care,
): Piece | null {
  const { only } = opening;
  const drawn = draw(drawing, opening.cells, { most, care, ...(only && { only }) });
  if (!drawn) return null;
  take(drawing, drawn);
  const { sources, place, order } = opening;
  const [tokens = [], ...further] = sentencesOf(drawn.tokens);
  const early =
    opening.cells.some((cell) => cell.endsWith("/follow")) && TAKES_UP.test(roughText(tokens));
  return {
    tokens,
    further: further.length > 0 ? further : undefined,
    size: drawn.size,
    sources: [...sources],
    place,
    order: early ? order - FOLLOWS + FOLLOWS_AT_ONCE : order,
    optional: true,
    leads:
      sources.includes("general") && further.length === 0 && place !== "ahead"
        ? leadsFor(drawing, tokens)
        : undefined,
  };
}
