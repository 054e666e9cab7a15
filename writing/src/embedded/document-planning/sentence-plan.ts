import type { Source } from "../../facts.ts";
import type { Valence } from "../content-selection/valence.ts";
import type { Token } from "../lexicon/template.ts";
import type { Position } from "./document-plan.ts";

/** What a sentence says, in words whose references and agreement are still open, and where it will stand. */
export type SentencePlan = {
  tokens: readonly Token[];
  sources: Source[];
  position: Position;
  /** The last optional sentences to come in are the first that may go. */
  optional: boolean;
  /** How good the news of an observation is that may be linked to the one before it. */
  valence?: Valence | undefined;
  /** The note said "but" before it. */
  turns?: boolean | undefined;
  /** What a sentence of a note does, where it is surely about the student and asks for nothing. */
  tone?: "praise" | "fault" | "fact" | undefined;
  /** Two pieces of a note that are one sentence by "but": what it ends on. */
  turnedTo?: SentencePlan["tone"];
  /** Connectives to choose from where a link is wanted. */
  connectives?: { contrast: string; addition: string } | undefined;
  /** Ways to begin a piece of advice otherwise than with the student. */
  leadIns?: readonly string[] | undefined;
  /** How a target of the teacher's may begin, where the sentence before it begins with the student as well. */
  lead?: string | undefined;
  /** A sentence of the teacher's own, and whether it calls the student by name already. */
  calls?: boolean | undefined;
  /** Length by pronoun, in the unit of the report. */
  size: number;
};

/** The length of plans together, by pronoun. */
export function totalSize(plans: readonly SentencePlan[]): number {
  return plans.reduce((sum, plan) => sum + plan.size, 0);
}
