import type { ReportField } from "@reportair/contract/features/report-fields.ts";
import { BANKS } from "./banks.ts";
import { wordPattern } from "./messages.ts";

/** A topic that a target can be about, and the words that tell it in a note and in a subject's advice. */
type Topic = { name: string; inNote: RegExp; inAdvice: RegExp | null };

/** Any of the words that a cell of the banks lists. */
function anyOf(cell: string): RegExp | null {
  const words = (BANKS.cells.get(cell) ?? []).map(({ source }) => wordPattern(source));
  return words.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}-])(?:${words.join("|")})(?![\\p{L}-])`, "iu");
}

const TOPICS: readonly Topic[] = [...BANKS.cells.keys()].flatMap((cell) => {
  const name = /^targets\/(.+)\/words$/u.exec(cell)?.[1];
  const inNote = name && anyOf(cell);
  return inNote ? [{ name, inNote, inAdvice: anyOf(`targets/${name}/lines`) }] : [];
});

/** A topic's own advice fits a target only as far as its words go: two topics at most. */
const MOST = 2;

/** What advice may follow a target. */
export type Target = {
  /** The cells whose every phrase serves the target. */
  cells: readonly string[];
  /** Whether another phrase speaks of what the target is about. */
  fits(phrase: string): boolean;
};

/** What serves a target that the teacher has written; null where no advice of the banks is about it. */
export function targetOf(note: string): Target | null {
  const topics = TOPICS.map((topic) => ({ ...topic, at: note.search(topic.inNote) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MOST);
  if (topics.length === 0) return null;
  return {
    cells: topics.map(({ name }) => `targets/${name}/advice`),
    fits: (phrase) => topics.some(({ inAdvice }) => inAdvice?.test(phrase) === true),
  };
}

const ASKS =
  /\b(?:needs?|should|must|ought|could|would benefit|aim|target|work on|improve|try|more|less|fewer)\b/iu;

const AIMS: ReadonlySet<ReportField> = new Set(["area_to_improve", "homework_improvement_notes"]);

/** Whether what the teacher writes in a field is a target. */
export function isTarget(field: ReportField, note: string): boolean {
  return AIMS.has(field) || (field.endsWith("_notes") && ASKS.test(note));
}
