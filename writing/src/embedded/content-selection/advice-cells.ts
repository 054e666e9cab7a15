import type { MainField, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { GenerationContext } from "../context.ts";

/** What advice is for: lessons, or home. */
export type Advice = "school" | "home";

/** A teacher whose sentences are no longer is heard in short advice alone. */
const SHORT_SENTENCES = 9;

/** The cell of short advice, for teachers who write such sentences. */
export function shortCell(
  { styling: { rhythm } }: GenerationContext,
  of: string,
  kind: Advice,
): string[] {
  return rhythm !== null && rhythm.words <= SHORT_SENTENCES ? [`short/${of}/${kind}`] : [];
}

/** Where advice on how to work stands in the banks: what is made has advice of its own. */
export function subjectCells(context: GenerationContext, kind: Advice): string[] {
  const { area, kinds } = context;
  const own = kinds.includes("made") ? "made" : area;
  return [`subjects/${own}/advice/${kind}`, ...shortCell(context, own, kind)];
}

/**
 * Fields whose advice speaks of answers, pages and pieces of work: on a pitch or at a workbench, that of the subject
 * stands in its place.
 */
function isOfTheClassroom({ area, kinds }: GenerationContext, field: MainField): boolean {
  if (field === "participation") return area === "pe" || kinds.includes("made");
  return field === "level" && (area === "pe" || kinds.includes("made"));
}

/** Where advice on a field's option stands in the banks; what to do next also in the words of the subject. */
export function adviceCells(
  context: GenerationContext,
  inputs: ReportInputs,
  field: MainField,
  kind: Advice,
): string[] {
  if (isOfTheClassroom(context, field))
    return field === "participation" && kind === "school"
      ? [`subjects/${context.area === "pe" ? "pe" : "made"}/${inputs[field]}/next`]
      : subjectCells(context, kind);
  const option = inputs[field];
  const own = [`${field}/${option}/${kind}`, ...shortCell(context, `${field} ${option}`, kind)];
  return kind === "school" ? [...own, `subjects/${context.area}/${option}/next`] : own;
}
