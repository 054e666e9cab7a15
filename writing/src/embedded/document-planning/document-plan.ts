import type { MainField, ReportField } from "@reportair/contract/features/report-fields.ts";
import { MAIN_FIELDS } from "@reportair/contract/features/report-fields.ts";

/** The sections of a report, in the order in which they stand unless a teacher's own order goes before. */
export const SECTIONS = [
  "opening",
  "attainment",
  "conduct",
  "homework",
  "achievement",
  "support",
  "subject",
  "study",
  "target",
  "plan",
  "ahead",
] as const;
export type Section = (typeof SECTIONS)[number];

/**
 * What stands round a tick, in its order. Where the teacher has written a target about the tick, most advice comes
 * before it, so that the advice which takes up the target can follow at once.
 */
const ROUND_A_TICK = [
  "observation",
  "again",
  "move",
  "note",
  "again after notes",
  "target",
  "school by target",
  "target advice",
  "home by target",
  "school",
  "home",
] as const;

/** The matters of a report in their order, and what stands in each. A long paragraph is split between two matters. */
const SLOTS = {
  opening: ["opening"],
  level: ROUND_A_TICK,
  participation: ROUND_A_TICK,
  behaviour: ROUND_A_TICK,
  punctuality: ROUND_A_TICK,
  homework: ROUND_A_TICK,
  homework_improvement_area: ROUND_A_TICK,
  achievement: ["achievement"],
  remarks: ["note", "target advice"],
  // What else is praised ends a report better than what is still to be done.
  aims: ["fault", "target", "target advice", "praise"],
  plan: ["tick", "intro", "step", "more"],
  lessons: ["school"],
  study: ["school", "home"],
  outlook: ["outlook"],
  closing: ["closing"],
} as const satisfies Record<string, readonly string[]>;
type Matter = keyof typeof SLOTS;
type Slot<M extends Matter = Matter> = (typeof SLOTS)[M][number];

const MATTERS = Object.keys(SLOTS) as Matter[];

/** Where a sentence stands: its section, and its place among the sentences there; `nth` among those of one kind. */
export type Position = { section: Section; matter: Matter; slot: Slot; nth: number };

/** The position of a kind of sentence. */
export function positionAt<M extends Matter>(
  section: Section,
  matter: M,
  slot: Slot<M>,
  nth = 0,
): Position {
  return { section, matter, slot, nth };
}

/** Orders the sentences of one section. */
export function comparePositions(a: Position, b: Position): number {
  const rank = ({ matter, slot }: Position) => (SLOTS[matter] as readonly Slot[]).indexOf(slot);
  return (
    MATTERS.indexOf(a.matter) - MATTERS.indexOf(b.matter) || rank(a) - rank(b) || a.nth - b.nth
  );
}

/** Where what is said of a field stands. */
export const POSITION_OF: Record<ReportField, Position> = {
  level: positionAt("attainment", "level", "observation"),
  level_notes: positionAt("attainment", "level", "note"),
  participation: positionAt("attainment", "participation", "observation"),
  participation_notes: positionAt("attainment", "participation", "note"),
  behaviour: positionAt("conduct", "behaviour", "observation"),
  behaviour_notes: positionAt("conduct", "behaviour", "note"),
  punctuality: positionAt("conduct", "punctuality", "observation"),
  punctuality_notes: positionAt("conduct", "punctuality", "note"),
  homework: positionAt("homework", "homework", "observation"),
  homework_notes: positionAt("homework", "homework", "note"),
  homework_improvement_area: positionAt("homework", "homework_improvement_area", "observation"),
  homework_improvement_notes: positionAt("homework", "homework_improvement_area", "note"),
  best_achievement: positionAt("achievement", "achievement", "achievement"),
  additional_notes: positionAt("target", "remarks", "note"),
  area_to_improve: positionAt("target", "aims", "target"),
};

/** Whether a field is one of the ticks. */
export function isMainField(field: ReportField): field is MainField {
  return (MAIN_FIELDS as readonly ReportField[]).includes(field);
}
