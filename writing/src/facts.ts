import type {
  LengthRange,
  LengthUnit,
  MainField,
  Pronouns,
  ReportField,
  ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import type { AllowableKind, AllowedFlag } from "@reportair/contract/features/flags.ts";
import type { HandedBack } from "@reportair/contract/features/note-readings.ts";
import type { PersonName } from "./privacy/person-name.ts";
import type { RosterIndex } from "./privacy/roster.ts";
import type { HouseRules } from "./rules/rules.ts";
import type { StyleProfile } from "./style/profile.ts";

/** What a writer is given of one student, as the teacher entered it. */
export type Facts = {
  student: PersonName & {
    /** Null where the school has recorded none; texts then use they/them. */
    pronouns: Pronouns | null;
    /** Year group, 7 to 13. */
    year: number;
  };
  /** The class's subject as the school names it, for example "English Literature". */
  subject: string;
  inputs: ReportInputs;
  /** The options of the last reporting period, of those fields that had one; a text may say what has changed since. */
  earlier?: Partial<Record<MainField, string>>;
  range: LengthRange;
  unit: LengthUnit;
  /** Notes and summaries that may not get into a text (see the flags of a configuration); they end up in `uncovered`. */
  leave_out: readonly ReportField[];
  /** Words that the teacher has taken out by hand: they do not leave the school, wherever they stand. */
  taken_out?: readonly string[];
  /** What of health or family the teacher lets stand on purpose. */
  let_stand?: readonly AllowedFlag[];
};

/** What the teacher lets stand in one field. */
export function letStandIn({ let_stand = [] }: Facts, field: string): AllowableKind[] {
  return let_stand.filter((each) => each.field === field).map(({ kind }) => kind);
}

/** Where a sentence comes from: input fields, the teacher's own hand, or advice that observed nothing. */
export type Source = ReportField | "teacher" | "general";

export type Sentence = {
  text: string;
  sources: Source[];
  /** Ticks that it was written from and that are not known in its words: for the teacher to judge. */
  doubtful?: MainField[];
  /** Words of it that nothing given accounts for: for the teacher to judge. */
  beyond?: string[];
};

/** What a writer returns. */
export type WrittenReport = {
  /** The whole text: paragraphs separated by a blank line, each its sentences joined by single spaces. */
  text: string;
  /** In the order of the text. */
  sentences: Sentence[];
  /** Given fields that no sentence expresses. */
  uncovered: ReportField[];
  /** Pieces of notes that the writer would not risk; a model hands nothing back. */
  handed_back: HandedBack[];
  /** Which words made the text: the embedded writer's bank version, or the prompt's version and model. */
  written_by: string;
  /** "What left the school": every request to a provider, word for word. Absent where nothing left the server. */
  sent?: string;
};

/** What has been said before, so that a class and a student's own reports do not repeat themselves. */
export type Said = {
  /** Texts of classmates in this class and period. */
  classmates: readonly string[];
  /** This student's earlier reports, newest first. */
  earlier: readonly string[];
};

export type WriteRequest = {
  facts: Facts;
  said: Said;
  /** Same request, same seed: same text (embedded writer). */
  seed: number;
  /** Stops the work; the promise rejects with its reason. */
  signal?: AbortSignal;
  /** How this teacher writes; both writers follow it. */
  style?: StyleProfile | null;
  /** What the school has settled for all its reports. */
  rules?: HouseRules;
  /**
   * Everybody the school knows by name: a text names nobody of them but its own student. Null only where the facts are
   * invented and name nobody; a model writer then sends nothing.
   */
  roster: RosterIndex | null;
  /**
   * The facts as they were typed, where other students' names have been taken out of `facts` (see `defineWriter`): what
   * else identifies a person is looked for in the teacher's own words.
   */
  typed?: Facts;
};

/**
 * What a teacher may ask of a finished text; `reword` is the index of a sentence to be said differently, `include`
 * a given field that the text does not express yet.
 */
export type Refinement =
  | { kind: "shorter" | "longer" | "warmer" | "more_formal" }
  | { kind: "reword"; sentence: number }
  | { kind: "include"; field: ReportField };

/** A finished text and what to change about it. Facts, range and unit are those of the text. */
export type RefineRequest = WriteRequest & {
  report: Pick<WrittenReport, "text" | "sentences">;
  change: Refinement;
};

/** Says that a flagged note stays out whoever asks for it. */
export const KEPT_OUT = "This note is kept out of reports, because of what it reads like.";

/** Why a text could not be written. `message` is a sentence for the teacher and names no student. */
export class WritingError extends Error {
  readonly kind: "nothing_to_say" | "unavailable" | "budget_spent" | "failed_checks" | "cancelled";
  /** Seconds after which a new try makes sense. */
  readonly retryAfter: number | undefined;
  /** What a provider was sent before the text failed. */
  sent: string | undefined;
  /** Whether the request that failed was held back, so that nothing of it left. */
  heldBack = false;
  constructor(kind: WritingError["kind"], message: string, retryAfter?: number) {
    super(message);
    this.name = "WritingError";
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}
