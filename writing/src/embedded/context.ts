import type { LengthUnit, MainField } from "@reportair/contract/features/report-fields.ts";
import {
  MAIN_FIELDS,
  NOTES_FIELD,
  usedFields,
} from "@reportair/contract/features/report-fields.ts";
import type { Offer } from "@reportair/contract/features/report-policies.ts";
import type { WriteRequest } from "../facts.ts";
import { NO_RULES } from "../rules/rules.ts";
import type { RosterIndex } from "../privacy/roster.ts";
import { goesBySteps, ruledOut } from "./content-selection/against-the-notes.ts";
import { excusedIn } from "./content-selection/causes.ts";
import type { CommunicativeGoal } from "./content-selection/communicative-goal.ts";
import { goalOf } from "./content-selection/communicative-goal.ts";
import { isMainField } from "./document-planning/document-plan.ts";
import type { DiscourseHistory } from "./lexical-choice/discourse-history.ts";
import { historyOf } from "./lexical-choice/discourse-history.ts";
import type { SubjectArea, SubjectKind } from "./lexical-choice/subject.ts";
import { subjectArea, subjectInProse, subjectKinds } from "./lexical-choice/subject.ts";
import type { Messages } from "./lexicon/messages.ts";
import { countMessages } from "./lexicon/messages.ts";
import type { Random } from "./random.ts";
import { createRandom } from "./random.ts";
import { voiceOf, type Voice } from "./voice.ts";

/** What every choice of one report shares. */
export type GenerationContext = Voice & {
  /** Everybody the school knows by name, whom a note may speak of. */
  roster: RosterIndex | null;
  subject: string;
  area: SubjectArea;
  /** The area, and its branches that the subject is of. */
  kinds: readonly SubjectKind[];
  year: number;
  unit: LengthUnit;
  random: Random;
  history: DiscourseHistory;
  /** What the report as a whole calls for, for the choice of advice. */
  goal: CommunicativeGoal;
  /** Phrases, as the banks have them, that this report has used; none comes twice, whatever it is said of. */
  used: Set<string>;
  /** What this report has brought across already, so that no message is repeated in other words. */
  messages: Messages;
  /** Subject words that this report has used. */
  usedWords: Set<string>;
  /** The ticks that a note excuses: they are said, and nobody is blamed. */
  excused: ReadonlySet<MainField>;
  /** The ticks of which a note says more. */
  noted: ReadonlySet<MainField>;
  /** The note on the level tells a grade, or at what somebody works. */
  levelGraded: boolean;
  /** The teacher says in a note what goes well or ill in the subject. */
  levelNoted: boolean;
  /** So many classmates have a text already: words have to last for the whole class. */
  classmates: number;
  /** So much was given for so short a text that there is room to say each of it plainly. */
  tight: boolean;
  /** No homework is handed in, so that nothing is seen of how it is done. */
  nothingHandedIn: boolean;
  /** Words of advice that would go against the ticks or the notes. */
  ruledOut: readonly RegExp[];
  /** In this subject a method is a matter of steps. */
  bySteps: boolean;
  /** What the school offers, of which advice may speak. */
  offers: readonly Offer[];
  /** The school wants its reports warm. */
  warm: boolean;
  /** The most of a text that general advice may be, from 0 to 1. */
  adviceShare: number;
};

const TELLS_A_GRADE =
  /\b(?:work(?:s|ing)|currently|grades?|levels?|target|predicted|[1-9]|[A-EU])\b/u;

/** So many fields fill the shortest range. */
const MANY_FOR_SHORT = 5;

/**
 * What every choice for one report is made with. Name and pronouns have no part in the choices, so that the same
 * inputs under another name make the same report; `salt` makes other choices from the same request.
 */
export function createContext(
  { facts, said, seed, style, rules, roster }: WriteRequest,
  salt = "",
): GenerationContext {
  const { student, subject, inputs, unit, range } = facts;
  const excused = excusedIn(inputs);
  const voice = voiceOf(student, style, rules);
  return {
    ...voice,
    roster,
    subject: subjectInProse(subject),
    area: subjectArea(subject),
    kinds: subjectKinds(subject),
    year: student.year,
    unit,
    random: createRandom(`${seed} ${subject} ${JSON.stringify(inputs)}${salt}`),
    goal: goalOf(
      inputs,
      usedFields(inputs)
        .filter(isMainField)
        .filter((field) => !excused.has(field)),
    ),
    history: historyOf([...said.classmates, ...said.earlier], subject),
    used: new Set(),
    messages: countMessages(range, voice.styling.rhythm !== null),
    usedWords: new Set(),
    excused,
    noted: new Set(MAIN_FIELDS.filter((field) => inputs[NOTES_FIELD[field]].trim() !== "")),
    levelGraded: TELLS_A_GRADE.test(inputs.level_notes),
    levelNoted: [inputs.level_notes, inputs.area_to_improve].some((note) => note.trim() !== ""),
    classmates: said.classmates.length,
    tight:
      voice.styling.rhythm === null &&
      unit === "characters" &&
      range === "300-400" &&
      usedFields(inputs).length >= MANY_FOR_SHORT,
    nothingHandedIn: inputs.homework === "Never Completed",
    ruledOut: ruledOut(inputs),
    bySteps: goesBySteps(subjectArea(subject), subject),
    offers: (rules ?? NO_RULES).offers,
    warm: rules?.tone === "warm",
    adviceShare: (rules ?? NO_RULES).adviceShare / 100,
  };
}
