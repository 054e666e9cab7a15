import type { Judgement } from "@reportair/contract/features/note-readings.ts";
import type { Token } from "../../embedded/lexicon/template.ts";
import { joinTexts } from "../../embedded/lexicon/template.ts";
import type { Facts } from "../../facts.ts";
import { pronounSet } from "../../language/pronouns.ts";
import { HAS, IS, PUPIL, PUPILS, sentence, text, verb } from "../frames.ts";
import { clauseIn } from "./clauses.ts";
import { deedIn } from "./deeds.ts";
import { MAY_MARK } from "./may-mark.ts";
import { measureIn } from "./measures.ts";
import type { Clause, Turn } from "./parsed.ts";
import { isDifference, riseIn } from "./standing.ts";
import { momentIn } from "./moments.ts";
import { valueIn } from "./values.ts";
import { whatFor } from "./what-for.ts";

/** What marks tell, as a sentence about the pupil. */
export type Marks = {
  tokens: Token[];
  judgement: Judgement;
  /** Whether they tell where somebody stands, and not what one piece of work got. */
  stands: boolean;
  /** Whether they compare with what stands before them: "up from a 4". */
  hangs?: boolean;
};

/** More clauses than these make no sentence. */
const CLAUSES_MAX = 6;
const WORDS_MAX = 48;

const SLOTS: Readonly<Record<string, Token>> = {
  their: { kind: "pronoun", form: "their" },
  was: { kind: "agree", singular: "was", plural: "were" },
  is: { kind: "agree", singular: "is", plural: "are" },
  has: { kind: "agree", singular: "has", plural: "have" },
};

/** A text with its slots for what goes by the pupil. */
function filled(template: string): Token[] {
  return template.split(/(\{\w+\})/u).map((part) => SLOTS[part.slice(1, -1)] ?? text(part));
}

function listed(items: readonly string[], tailed: boolean): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")}${tailed ? "," : ""} and ${items.at(-1)}`;
}

function judged(turns: readonly Turn[]): Judgement {
  const better = turns.includes("better");
  const worse = turns.includes("worse");
  if (better === worse) return "fact";
  return better ? "praise" : "fault";
}

type Reached = Extract<Clause, { kind: "reached" }>;
type Stands = Extract<Clause, { kind: "stands" }>;

function turnsOf(clause: Clause, _: number, all: readonly Clause[]): Turn[] {
  if (clause.kind === "stands") return clause.turn === "even" ? [] : [clause.turn];
  const { value, tails, how } = clause;
  const turns = tails.map(({ turn }) => turn);
  if (/^(?:only|just|under) /u.test(how)) turns.push("worse");
  // All of the marks in one of two papers is no praise of the other.
  if (value.scale === "share" && value.size === 1 && all.length === 1) turns.push("better");
  if (value.scale === "share" && value.size === 0) turns.push("worse");
  return turns;
}

/** "Achieved 43 out of 80 in paper 1, up from 31, and 52 out of 80 in paper 2". */
function sayReached(marks: readonly Reached[]): Token[] | null {
  const [first] = marks;
  if (!first) return null;
  const often = marks.map((mark) => mark.often).find((each) => each !== "") ?? "";
  if (often !== "" && marks.length > 1) return null;
  const items = marks.map(
    ({ how, said, tails }) => how + said + tails.map((tail) => tail.said).join(""),
  );
  const said = filled(
    listed(
      items,
      marks.some(({ tails }) => tails.length > 0),
    ),
  );
  return often === ""
    ? [text(" achieved "), ...said]
    : [verb(` ${often} scores `, ` ${often} score `), ...said];
}

function sayStands({ verb: by, said }: Stands): Token[] {
  if (by === "") return [text(" "), ...filled(said)];
  return [by === "has" ? HAS : IS, ...filled(said)];
}

/** An aim beside something else is had: "has a target of grade 6". */
function asTarget(clause: Stands): Stands {
  if (!clause.said.startsWith("aiming for ")) return clause;
  return { ...clause, verb: "has", said: `a target of ${clause.value?.plain}` };
}

type Sequence = { clauses: Clause[]; joints: string[] };

const JOINT = /^ ?[,;] ?(?:and |but |with )?| (?:and|but|with) | [-–—] /iu;

/** All the clauses of a text, with what stands between them; null where something is no mark. */
function clausesOf(typed: string): Sequence | null {
  const clauses: Clause[] = [];
  const joints: string[] = [];
  let rest = typed;
  while (clauses.length < CLAUSES_MAX) {
    const found = clauseIn(rest);
    if (!found) return null;
    clauses.push(found.got);
    rest = found.rest.trimEnd();
    if (rest === "") return { clauses, joints };
    const joint =
      JOINT.exec(rest)?.[0] ??
      (/^ (?=\p{L})/u.test(rest) && found.got.kind === "reached" ? " " : "");
    if (joint === "") return null;
    joints.push(joint);
    rest = rest.slice(joint.length);
  }
  return null;
}

/** Aims and where somebody is, in one sentence with what was reached before them. */
function sayAll({ clauses, joints }: Sequence): Token[] | null {
  const firstStand = clauses.findIndex(({ kind }) => kind === "stands");
  const reached = clauses.filter((clause) => clause.kind === "reached");
  const stands = clauses.filter((clause) => clause.kind === "stands");
  // Marks come first, and then what is aimed at.
  if (firstStand >= 0 && clauses.slice(firstStand).some(({ kind }) => kind === "reached"))
    return null;
  if (stands.length > 3) return null;
  if (reached.length > 0 && stands.some(({ said }) => said.startsWith("{was}"))) return null;
  const isPair = ["now", "aim"].every((role) => stands.some((each) => each.role === role));
  const parts: Token[][] = [];
  const said = sayReached(reached);
  if (reached.length > 0 && !said) return null;
  if (said) parts.push(said);
  parts.push(...stands.map((each) => sayStands(isPair ? asTarget(each) : each)));
  return parts.flatMap((part, at) => {
    if (at === 0) return part;
    const but = at === parts.length - 1 && /\bbut\b/iu.test(joints.at(-1) ?? "");
    const tailed = at === 1 && reached.some(({ tails }) => tails.length > 0);
    return [
      text(at < parts.length - 1 ? "," : `${tailed ? "," : ""} ${but ? "but" : "and"}`),
      ...part,
    ];
  });
}

const COMPLETE =
  /^([^,;:]+?):? (\d{1,3} ?%) (?:complete|completed|done|finished)(?:(?:, | with | and )(?:an? )?average (?:score |mark )?(?:of |is |: ?)?(\d{1,3} ?%|\d{1,3} out of \d{1,3}))?$/iu;

/** "Seneca 100% complete, average score 84%". */
function completed(typed: string): Token[] | null {
  const [, what = "", share, average] = COMPLETE.exec(typed) ?? [];
  const named = share ? whatFor(what, true) : null;
  if (!share || !named?.startsWith("in ")) return null;
  const tail = average ? `, with an average score of ${average.replace(" %", "%")}` : "";
  return [HAS, text(`completed ${share.replace(" %", "%")} of ${named.slice(3)}${tail}`)];
}

const REACHABLE =
  /^ (?:is |are )?((?:now |well |still |just )*)(within reach|within (?:his|her|their) reach|achievable|realistic|in sight|on the cards)$/iu;

/** "Grade 5 now within reach". */
function inReach(typed: string): Token[] | null {
  const grade = valueIn(typed, "grade");
  const [, how = "", so = ""] = (grade && REACHABLE.exec(typed.slice(grade.length))) ?? [];
  if (!grade || so === "") return null;
  const value = grade.value.said.charAt(0).toUpperCase() + grade.value.said.slice(1);
  const reach = so.toLowerCase().replace(/\b(?:his|her|their)\b/u, "{their}");
  return joinTexts([...filled(`${value} is ${how.toLowerCase()}${reach}`), text(".")]);
}

/** What stands in brackets is said behind commas, and a mark with a time was before: "(31 in nov)". */
function unbracketed(typed: string): string {
  return typed
    .replace(/\(([^()]*)\)/gu, (all, inner: string) => {
      const value = valueIn(inner, "figure") ?? valueIn(inner, "grade");
      const after = value ? inner.slice(value.length) : "";
      const when = after.startsWith(" ") ? momentIn(after.slice(1)) : null;
      return when && when.length === after.length - 1 ? `(was ${inner})` : all;
    })
    .replace(/ ?\(([^()]*)\)(?=\s*\p{L})/gu, ", $1,")
    .replace(/ ?\(([^()]*)\)/gu, ", $1")
    .replace(/\s+/gu, " ")
    .trim();
}

/** What marks alone tell, whoever reached them; null where a text holds anything else. */
export function marksIn(typed: string): Marks | null {
  const plain = unbracketed(typed.replace(/[.!]+$/u, ""));
  if (!MAY_MARK.test(plain) || plain.split(" ").length > WORDS_MAX || isDifference(plain))
    return null;
  const complete = completed(plain);
  if (complete) return { tokens: sentence(PUPIL, complete), judgement: "praise", stands: false };
  const measure = measureIn(plain);
  if (measure)
    return {
      tokens: sentence(measure.ofPupil ? PUPIL : PUPILS, filled(measure.said)),
      judgement: judged(measure.turns),
      stands: true,
    };
  const reach = inReach(plain);
  if (reach) return { tokens: reach, judgement: "praise", stands: true };
  const did = deedIn(plain);
  if (did?.rest === "") {
    const tails = did.got.tails.map((tail) => tail.said).join("");
    const judgement = judged(did.got.tails.map(({ turn }) => turn));
    return {
      tokens: sentence(PUPIL, filled(` ${did.got.said}${tails}`)),
      judgement,
      stands: false,
    };
  }
  const rise = riseIn(plain);
  if (rise?.rest === "" && rise.got.kind === "stands")
    return {
      tokens: sentence(PUPIL, sayStands(rise.got)),
      judgement: judged([rise.got].flatMap(turnsOf)),
      stands: true,
      hangs: true,
    };
  const sequence = clausesOf(plain);
  const said = sequence && sayAll(sequence);
  if (!sequence || !said) return null;
  const [only, more] = sequence.clauses;
  const isAim = more === undefined && only?.kind === "stands" && only.said.startsWith("aiming ");
  return {
    tokens: sentence(PUPIL, said),
    judgement: isAim ? "target" : judged(sequence.clauses.flatMap(turnsOf)),
    stands: sequence.clauses.every(({ kind }) => kind === "stands"),
  };
}

/**
 * A piece that is nothing but marks, as a sentence that tells each of them, what it was for and what it is compared with.
 * Null for everything else, and where one of them can be read in more than one way.
 */
export function sayMarks(typed: string, { pronouns }: Facts["student"]): Marks | null {
  const marks = marksIn(typed);
  // "Her highest" of a boy is somebody else's.
  const owners = typed.toLowerCase().match(/\b(?:he|she|they|his|her|their)\b/gu) ?? [];
  const own = pronounSet(pronouns);
  return owners.every((owner) => [own.they, own.their].includes(owner)) ? marks : null;
}
