import type { MainField, ReportField } from "@reportair/contract/features/report-fields.ts";
import type { Source } from "../facts.ts";
import type { Phrase } from "./banks.ts";
import type { Place } from "./piece.ts";

/** A place in the report that one more sentence could fill, and the cells it may come from. */
export type Opening = {
  cells: readonly string[];
  sources: Source[];
  place: Place;
  order: number;
  /** The tick that this advice is about. */
  about?: MainField;
  /** The target that this advice takes up. */
  serves?: ReportField;
  /** Which phrases of the cells will do, where not all. */
  only?: (phrase: Phrase) => boolean;
};
