import type { MainField, ReportField } from "@reportair/contract/features/report-fields.ts";
import { MAIN_FIELDS } from "@reportair/contract/features/report-fields.ts";
import type { Source } from "../facts.ts";
import type { Standing } from "./standing.ts";
import type { Token } from "./template.ts";

/** The paragraphs of a report, in the order in which they stand. */
export const PLACES = [
  "attainment",
  "conduct",
  "homework",
  "achievement",
  "support",
  "subject",
  "study",
  "target",
  "ahead",
] as const;
export type Place = (typeof PLACES)[number];

/** A sentence before it is put in its place. */
export type Piece = {
  tokens: readonly Token[];
  /** The further sentences of a passage, which stay together in this order. */
  further?: readonly (readonly Token[])[] | undefined;
  sources: Source[];
  place: Place;
  /** Where it stands inside its paragraph. */
  order: number;
  /** The last pieces to come in are the first that may go. */
  optional: boolean;
  /** Tone of an observation that may be linked to the one before it. */
  standing?: Standing | undefined;
  /** Openers to choose from where a link is wanted. */
  openers?: { contrast: string; addition: string } | undefined;
  /** Ways to begin a piece of advice otherwise than with the student. */
  leads?: readonly string[] | undefined;
  /** Length by pronoun, in the unit of the report. */
  size: number;
};

/** Where what is said of a field stands. */
export const PLACE_OF: Record<ReportField, { place: Place; order: number }> = {
  level: { place: "attainment", order: 100 },
  level_notes: { place: "attainment", order: 120 },
  participation: { place: "attainment", order: 200 },
  participation_notes: { place: "attainment", order: 220 },
  behaviour: { place: "conduct", order: 300 },
  behaviour_notes: { place: "conduct", order: 320 },
  punctuality: { place: "conduct", order: 400 },
  punctuality_notes: { place: "conduct", order: 420 },
  homework: { place: "homework", order: 500 },
  homework_notes: { place: "homework", order: 520 },
  homework_improvement_area: { place: "homework", order: 600 },
  homework_improvement_notes: { place: "homework", order: 620 },
  best_achievement: { place: "achievement", order: 700 },
  additional_notes: { place: "achievement", order: 750 },
  area_to_improve: { place: "target", order: 800 },
};

/** A piece as single sentences. */
export function unfold(piece: Piece): Piece[] {
  const { further = [], ...first } = piece;
  return [first, ...further.map((tokens): Piece => ({ ...first, tokens }))];
}

/** The pairs of fields that one short sentence holds where space is tight. */
export const TIGHT_GROUPS: readonly (readonly MainField[])[] = [
  ["level", "participation"],
  ["behaviour", "punctuality"],
  ["homework", "homework_improvement_area"],
];

/** Whether a field is one of the ticks. */
export function isMain(field: ReportField): field is MainField {
  return (MAIN_FIELDS as readonly ReportField[]).includes(field);
}
