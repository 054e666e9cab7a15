import type { MainField } from "@reportair/contract/features/report-fields.ts";
import {
  countWords,
  MAIN_FIELDS,
  NOTES_FIELD,
} from "@reportair/contract/features/report-fields.ts";
import { contentStems } from "../../language/stems.ts";
import { causesIn } from "../content-selection/causes.ts";
import { type Valence } from "../content-selection/valence.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import type { Token } from "../lexicon/template.ts";
import { roughText } from "../lexicon/template.ts";

/** Two short sentences of one note make one of at most so many words. */
const SHORT_WORDS = 16;
/** A longer tick is not gone on from. */
const TICK_WORDS = 10;
/** A tick and the first thing that its note says make one sentence of at most so many words. */
const WITH_TICK_WORDS = 20;

/** Whoever reads "and" or "but" here already is not given another. */
const INVOLVED =
  /[,;:?!“”"]|\b(?:and|but|or|although|though|while|whereas|so|yet|unless|except|despite|which)\b/u;
/** "Is quiet when asked and …": what comes after a clause is taken for a part of it. */
const ENDS_IN_CLAUSE = /\b(?:because|if|when|that|who|before|after|until|than)\b/u;
/** "Loses easy marks otherwise" hangs on what it was said after, in a sentence of its own. */
const HANGS = /\b(?:otherwise|instead|then|too|also|however|therefore|as well|this|that|it)\b/u;
const DENIES = /\b(?:not|never|no|nor)\b|n[’']t\b/u;

/** Beside these two, nothing is involved in a sentence that has them. */
const HARMLESS = /\bnow and (?:then|again)\b/gu;

type Tone = NonNullable<SentencePlan["tone"]>;

/** Whether a sentence says one thing. */
export function isPlainText(text: string): boolean {
  return !INVOLVED.test(text.replace(HARMLESS, ""));
}

function isPlain({ tokens }: SentencePlan): boolean {
  return isPlainText(roughText(tokens));
}

/** "Is quiet but is off task": a note that turns once by itself, and is otherwise plain. */
function turnsOnce(text: string): boolean {
  return / but /u.test(text) && isPlainText(text.replace(" but ", " "));
}

/** Whether a sentence begins with the student as its subject. */
export function beginsWithStudent({ tokens: [first] }: SentencePlan): boolean {
  return first?.kind === "reference" && first.form === "subject";
}

/** Whether the verb after the student is in the present, where it agrees: "is", or "work" with its ending. */
function isPresent({ tokens }: SentencePlan): boolean {
  const [, verb] = tokens;
  return (
    tokens.slice(1, 3).some(({ kind }) => kind === "agree") ||
    (verb?.kind === "text" && /^ (?:can|may|will)\b/u.test(verb.text))
  );
}

/** "Made a quiz and works hard" limps; "is top of the set and achieved 94%" does not. */
function followsInTime(one: SentencePlan, other: SentencePlan): boolean {
  return isPresent(one) || !isPresent(other);
}

/** "Will answer if asked": what somebody does all the same, said after a fault. */
const ALL_THE_SAME = /^they (?:will|can|does|do)\b(?! (?:not|never|only)\b).* (?:if|when|once) /u;

/** The word between two things that are so. */
function between(one: Tone, other: Tone, then: string): " and" | " but" {
  if (one === "fault" && other === "fact" && ALL_THE_SAME.test(then)) return " but";
  return [one, other].includes("fault") && [one, other].includes("praise") ? " but" : " and";
}

/** Tokens that end otherwise than in a full stop; null where they do not end in one. */
export function withEnding(tokens: readonly Token[], ending: string): Token[] | null {
  const last = tokens.at(-1);
  if (last?.kind !== "text" || !last.text.endsWith(".")) return null;
  return [...tokens.slice(0, -1), { kind: "text", text: last.text.replace(/\.$/u, ending) }];
}

/** The words of some sentences together. */
export function wordsOf(...plans: readonly SentencePlan[]): number {
  return countWords(plans.map(({ tokens }) => roughText(tokens)).join(" "));
}

/** Two short sentences that one note says of the student or of what is the student's: "their algebra is shaky". */
function areNeighbours(one: SentencePlan, other: SentencePlan): boolean {
  const both = [one, other];
  return (
    one.sources[0] === other.sources[0] &&
    both.every(
      ({ calls, sources, tokens: [begins] }) =>
        calls === undefined && sources.length === 1 && begins?.kind === "reference",
    ) &&
    !HANGS.test(roughText(other.tokens)) &&
    wordsOf(...both) <= SHORT_WORDS
  );
}

/** "Works hard and is polite", "has good ideas but calls out": two short sentences of one note about the student. */
function joinPieces(one: SentencePlan, other: SentencePlan): SentencePlan | null {
  const [first, second] = [one.tone, other.tone];
  if (!first || !second || !areNeighbours(one, other) || !isPlain(other)) return null;
  if (!beginsWithStudent(one) || !beginsWithStudent(other)) return null;
  const begins = roughText(one.tokens);
  // "Plays when asked to stop. Disrupts others": what ends in a clause comes last.
  if (ENDS_IN_CLAUSE.test(begins))
    return (first === second || ![first, second].includes("praise")) &&
      !ENDS_IN_CLAUSE.test(roughText(other.tokens)) &&
      isPresent(other)
      ? joinPieces(other, { ...one, valence: other.valence })
      : null;
  // "Does not call out. Never argues": what somebody leaves undone is told one by one, or last.
  if (DENIES.test(begins) || !followsInTime(one, other)) return null;
  // "Is quiet but is off task and doodles": after a turn only more of what it turned to.
  const turned = (one.turnedTo ?? (turnsOnce(begins) ? first : null)) === second;
  if (!isPlain(one) && !turned) return null;
  const word = turned ? " and" : between(first, second, roughText(other.tokens));
  const begun = withEnding(one.tokens, word);
  if (!begun) return null;
  const turns = word === " but";
  return {
    ...one,
    tone: turned || turns ? second : undefined,
    turnedTo: turns ? second : undefined,
    valence: first === second ? one.valence : undefined,
    tokens: [...begun, ...other.tokens.slice(1)],
    size: one.size + other.size,
  };
}

/**
 * "Is secure with number, but their algebra is shaky", "does not see the point, and they miss tasks": two short
 * sentences of one note, for or against the student, of which the second needs a subject of its own.
 */
export function joinClauses(one: SentencePlan, other: SentencePlan): SentencePlan | null {
  const [first, second] = [one.tone, other.tone];
  if (!first || !second || !areNeighbours(one, other)) return null;
  if (!isPlain(one) || !isPlain(other) || [first, second].includes("fact")) return null;
  const begins = roughText(one.tokens);
  if (ENDS_IN_CLAUSE.test(begins) || DENIES.test(roughText(other.tokens))) return null;
  // "Does not call out. Asks good questions": what is good to leave undone is told by itself.
  if (DENIES.test(begins) && first === "praise") return null;
  const begun = withEnding(one.tokens, `,${between(first, second, roughText(other.tokens))} `);
  if (!begun) return null;
  return {
    ...one,
    tone: undefined,
    valence: first === second ? one.valence : undefined,
    tokens: [...begun, ...other.tokens],
    size: one.size + other.size,
  };
}

/** Two halves of a note that its teacher parted by "but" make one sentence of at most so many words. */
const TURNED_WORDS = 26;

/** "Is shy about speaking, but her written work is super": what the note turned to stays with what it turned from. */
function joinTurn(one: SentencePlan, other: SentencePlan): SentencePlan | null {
  const [source] = one.sources;
  if (!other.turns || one.sources.length !== 1 || source !== other.sources[0]) return null;
  if (!isPlain(one) || !isPlain(other) || wordsOf(one, other) > TURNED_WORDS) return null;
  const begun = withEnding(one.tokens, ", but ");
  if (!begun) return null;
  return {
    ...one,
    tone: undefined,
    valence: undefined,
    tokens: [...begun, ...other.tokens],
    size: one.size + other.size,
  };
}

/** The tick that a plan says and nothing beside; null for all others. */
export function tickOf({ sources, optional }: SentencePlan): MainField | null {
  const [source] = sources;
  return sources.length === 1 && !optional
    ? (MAIN_FIELDS.find((field) => field === source) ?? null)
    : null;
}

/** How what a note says goes on from its tick; null where it is neither surely more of the same nor surely against it. */
function onward(field: MainField, valence: Valence, tone: Tone): " and" | " but" | null {
  // Whatever is not surely praise may be a fault beside good conduct: "and plays over people".
  if (tone === "fact") return valence === "high" && field !== "behaviour" ? " and" : null;
  // Acceptable behaviour is well enough for a fault to turn against it.
  if (valence === "high" || (field === "behaviour" && valence === "mid"))
    return tone === "praise" ? " and" : " but";
  return tone === "fault" ? " and" : " but";
}

/** What asks for something else is no longer what was seen. */
export const ASKS =
  /\b(?:must|should|ought|need\w*|ha(?:s|ve) to|would like|we ask|aims?|more|better|improve\w*|chang\w+)\b/u;

/** "Lateness must be put right, and is late after lunch" says it twice. */
export function sharesStem(texts: readonly string[]): boolean {
  const [said = [], again = []] = texts.map((text) => [...contentStems(text)]);
  return said.some((one) => again.some((other) => one.startsWith(other) || other.startsWith(one)));
}

/** How somebody is who says little. */
const SAYS_LITTLE =
  /^they(?:'re| are| is) (?:(?:very|quite|rather|a bit|a little|still|often|generally) )*(?:quiet|shy|reserved|timid|nervous|softly spoken|soft-spoken|unsure)\.$/u;

/** "Is quiet and speaks up at times": who somebody is comes before what they do little of. */
export function joinTemper(tick: SentencePlan, note: SentencePlan): SentencePlan | null {
  if (tickOf(tick) !== "participation" || tick.valence === "high") return null;
  if (note.sources.length !== 1 || note.sources[0] !== "participation_notes") return null;
  if (tick.calls !== undefined || note.calls !== undefined) return null;
  if (!isPlain(tick) || !beginsWithStudent(tick) || !beginsWithStudent(note)) return null;
  if (!SAYS_LITTLE.test(roughText(note.tokens)) || wordsOf(tick, note) > WITH_TICK_WORDS)
    return null;
  const begun = withEnding(note.tokens, " and");
  if (!begun) return null;
  return {
    ...tick,
    tone: undefined,
    valence: undefined,
    sources: [...tick.sources, ...note.sources],
    tokens: [...begun, ...tick.tokens.slice(1)],
    size: tick.size + note.size,
  };
}

/** "Behaves well but chats to those behind", "takes an active part and asks good questions": a tick with its note. */
export function joinTick(one: SentencePlan, other: SentencePlan): SentencePlan | null {
  const field = tickOf(one);
  const { valence } = one;
  if (!field || !valence || !other.tone || other.calls !== undefined || one.calls !== undefined)
    return null;
  if (other.sources.length !== 1 || other.sources[0] !== NOTES_FIELD[field]) return null;
  const word = onward(field, valence, other.tone);
  const texts = [one, other].map(({ tokens }) => roughText(tokens));
  // "Is acceptable, but they are chatty and easily distracted": two things are one side of a turn.
  const turnsTo = word === " but" ? (texts[1] ?? "").replace(" and ", " ") : (texts[1] ?? "");
  if (!isPlain(one) || !isPlainText(turnsTo) || !beginsWithStudent(other)) return null;
  // What somebody leaves undone is told in a sentence of its own.
  if (!word || HANGS.test(texts[1] ?? "") || DENIES.test(texts[1] ?? "")) return null;
  if (wordsOf(one) > TICK_WORDS || wordsOf(one, other) > WITH_TICK_WORDS) return null;
  if (ASKS.test(texts[0] ?? "") || /^well done\b/u.test(texts[0] ?? "") || sharesStem(texts))
    return null;
  // "Their behaviour is good, but they chat": another subject stands after a comma.
  const same = beginsWithStudent(one);
  if (same && !followsInTime(one, other)) return null;
  // "Is an active participant and a good debater": one verb for two of a kind.
  const once =
    same && word === " and" && texts.every((text) => /^they (?:is|are) an? /u.test(text));
  const begun = withEnding(one.tokens, once ? " and " : same ? word : `,${word} `);
  if (!begun) return null;
  return {
    ...one,
    tone: undefined,
    valence: word === " but" ? undefined : valence,
    sources: [...one.sources, ...other.sources],
    tokens: [...begun, ...(same ? other.tokens.slice(once ? 2 : 1) : other.tokens)],
    size: one.size + other.size,
  };
}

/** A paragraph in which short sentences of one note about the student that stand side by side are one. */
export function joinNotes(group: readonly SentencePlan[]): SentencePlan[] {
  return [joinTurn, joinPieces].reduce(joinNeighbours, [...group]);
}

/** Of whole lessons and days. */
const STAYS_AWAY = /\b(?:absen\w+|attend\w*|missed|misses|missing)\b/u;

/** "Is occasionally late, as the bus is slow", "as they oversleep": a tick with the reason that its note gives. */
export function joinReason(one: SentencePlan, other: SentencePlan): SentencePlan | null {
  const reason = roughText(other.tokens);
  if (tickOf(one) !== "punctuality" || one.valence === "high" || other.calls !== undefined)
    return null;
  if (other.sources.length !== 1 || other.sources[0] !== "punctuality_notes") return null;
  // That the bus is late is a reason, and that the student is says it again.
  const noReason = beginsWithStudent(other) ? /\b(?:late|should|need)/u : /\bshould\b/u;
  if (!isPlain(one) || !isPlain(other) || noReason.test(reason)) return null;
  const causes = causesIn("punctuality", reason);
  // Whoever stays away is not late for that.
  if (causes.length === 0 || causes.includes("truancy") || STAYS_AWAY.test(reason)) return null;
  if (ASKS.test(roughText(one.tokens))) return null;
  if (wordsOf(one, other) > WITH_TICK_WORDS) return null;
  const begun = withEnding(one.tokens, ", as ");
  if (!begun) return null;
  return {
    ...one,
    sources: [...one.sources, ...other.sources],
    tokens: [...begun, ...other.tokens],
    size: one.size + other.size,
  };
}

/** A paragraph in which neighbours that can be one sentence are. */
export function joinNeighbours(
  group: readonly SentencePlan[],
  join: (one: SentencePlan, other: SentencePlan) => SentencePlan | null,
): SentencePlan[] {
  const result: SentencePlan[] = [];
  for (const plan of group) {
    const before = result.at(-1);
    const both = before && join(before, plan);
    if (both) result[result.length - 1] = both;
    else result.push(plan);
  }
  return result;
}
