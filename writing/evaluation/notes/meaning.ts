import type { Judgement, WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { MainField } from "@reportair/contract/features/report-fields.ts";
import { FIELD_OPTIONS, NOTES_FIELD } from "@reportair/contract/features/report-fields.ts";
import type { Facts } from "../../src/facts.ts";

/** One thing that a note says, and what a report may make of it. */
export type Meant = {
  /** Where it stands in the note: these words of it, or the whole note where it is empty. */
  at: string;
  judgement: Judgement;
  /** Judgements that a reader may come to as well, where teachers would not agree either. */
  also: readonly Judgement[];
  /**
   * What the sentence has to hold: each a choice of words ("3|three"), a star for any ending ("revis*"). With a
   * capital it is looked for as it is spelt.
   */
  holds: readonly string[];
  /** What the sentence may not hold, written in the same way. */
  never: readonly string[];
  /** Whether a report may say it at all; if not, it is to be handed back or kept out. */
  sayable: boolean;
  /** May be said with a negation that the note has not, or without one that it has. */
  turned: boolean;
};

export type CorpusNote = {
  kind: string;
  subject: string;
  pupil: Facts["student"];
  field: WrittenField;
  option: string;
  text: string;
  means: readonly Meant[];
};

type Options = Partial<Pick<Meant, "also" | "never" | "turned">>;

function meant(judgement: Judgement) {
  return (holds: string, at = "", options: Options = {}): Meant => ({
    at,
    judgement,
    also: options.also ?? [],
    holds: holds.split("; "),
    never: options.never ?? [],
    sayable: true,
    turned: options.turned ?? false,
  });
}

/** Praise that a report should say; its words are parted by semicolons, then where it stands. */
export const praise = meant("praise");
/** A fault that a report should say. */
export const fault = meant("fault");
/** Something that is still to be done. */
export const target = meant("target");
/** What neither praises nor blames. */
export const fact = meant("fact");

/** What no report should say. */
export function unsayable(at = ""): Meant {
  return {
    at,
    judgement: "fact",
    also: ["praise", "fault", "target"],
    holds: [],
    never: [],
    sayable: false,
    turned: false,
  };
}

type Place =
  | `${"level" | "punctuality" | "behaviour" | "homework"} ${1 | 2 | 3 | 4}`
  | `${"participation" | "improvement"} ${1 | 2 | 3}`
  | "best"
  | "improve"
  | "extra";

const SUMMARIES = {
  best: "best_achievement",
  improve: "area_to_improve",
  extra: "additional_notes",
} as const;

function placed(place: Place): Pick<CorpusNote, "field" | "option"> {
  if (place === "best" || place === "improve" || place === "extra") {
    return { field: SUMMARIES[place], option: "" };
  }
  const [name = "", rank = ""] = place.split(" ");
  const main = (name === "improvement" ? "homework_improvement_area" : name) as MainField;
  const options: readonly string[] = FIELD_OPTIONS[main];
  return { field: NOTES_FIELD[main], option: options[Number(rank) - 1] ?? "" };
}

type Unsorted = Omit<CorpusNote, "kind">;

/** A note with its place: a field with the rank of its option ("homework 1" is the best), or a summary text. */
export function note(
  subject: string,
  pupil: Facts["student"],
  place: Place,
  text: string,
  ...means: readonly Meant[]
): Unsorted {
  return { subject, pupil, ...placed(place), text, means };
}

/** Notes of one kind. */
export function ofKind(kind: string, notes: readonly Unsorted[]): CorpusNote[] {
  return notes.map((one) => Object.assign({ kind }, one));
}
