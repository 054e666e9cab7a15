import type { MainField, ReportField } from "@reportair/contract/features/report-fields.ts";
import type { Source } from "../../facts.ts";
import type { Position } from "../document-planning/document-plan.ts";
import type { Phrase } from "../lexicon/banks.ts";

/** Something that a report could say beside what it has to: one more sentence, and the cells it may come from. */
export type ContentUnit = {
  cells: readonly string[];
  sources: Source[];
  position: Position;
  /** Says again, in other words, what has been said; for a text that is still too short. */
  restates?: true;
  /** Only where all else is too little: a note says more of that tick. */
  reserve?: true;
  /** Not where the tick has been said in full: the notes have enough to tell. */
  once?: true;
  /** That tick is not good: advice on it is worth more than saying it again. */
  faults?: true;
  /** The tick that this advice is about. */
  about?: MainField;
  /** That tick is well as it is, and asks for little advice. */
  well?: true;
  /** That tick is not good, and no target of the teacher's goes before what could be done about it. */
  mends?: true;
  /** A note tells why the tick is not good, and this is about that. */
  caused?: true;
  /** A part of a step that its class has no other words left for: single pieces of advice on one matter. */
  loose?: true;
  /** The target that this advice takes up. */
  forTarget?: ReportField;
  /** What fills `{note}` in the phrases. */
  fill?: string;
  /** Which phrases of the cells will do, where not all. */
  only?: (phrase: Phrase) => boolean;
  /** Which wordings will do, where not all. */
  fits?: (text: string) => boolean;
};
